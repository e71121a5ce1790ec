import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/** Steps that the person is notified of. */
export type PersonStep =
  | 'received'
  | 'accepted'
  | 'message'
  | 'resolved'
  | 'passedOn'
  | 'withdrawn'
  | 'reopened'
  | 'closed'
  | 'ended';
/** Steps that an NGO's accounts are notified of. */
export type NgoStep = 'offered' | 'message' | 'safeContactChanged' | 'withdrawn' | 'takenBack' | 'reminded';
export type StaffStep = 'nobodyLeft' | 'notHelped' | 'manyViews' | 'ngoSilent';

/**
 * Returns the mail that notifies the person of a step. Phones and mailboxes are shared, so neither the
 * subject nor the text mentions help or what the request is about.
 */
export function personMail({
  step,
  language,
  reference,
}: {
  step: PersonStep;
  language: Language;
  reference: string;
}): MailText {
  const t = catalogues[language].mail.helpRequest;
  return { subject: t.subject, lines: [t.person[step]], small: t.number(reference), isNeutral: true };
}

/** Returns the mail that asks an NGO to open its pages. It contains nothing about the request. */
export function ngoMail({
  step,
  language,
  hours,
}: {
  step: NgoStep;
  language: Language;
  hours: number;
}): MailText {
  const t = catalogues[language].mail.helpRequest;
  return {
    subject: t.ngoSubject,
    lines: [t.ngo[step](hours)],
    link: { label: t.link, path: pathInLanguage({ path: '/ngopage', language }) },
  };
}

/** Returns the mail that notifies staff of something they must act on. */
export function staffMail({
  step,
  language,
  about,
}: {
  step: StaffStep;
  language: Language;
  about: string;
}): MailText {
  const t = catalogues[language].mail.helpRequest;
  return { subject: t.staffSubject, lines: [t.staff[step](about)] };
}
