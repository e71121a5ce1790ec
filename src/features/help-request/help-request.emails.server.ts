import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/** The steps that the person is told of. */
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
/** What an NGO's people are told of. */
export type NgoStep = 'offered' | 'message' | 'safeContactChanged' | 'withdrawn' | 'takenBack' | 'reminded';
export type StaffStep = 'nobodyLeft' | 'notHelped' | 'manyLooks' | 'ngoSilent';

/**
 * Tells the person of a step: phones and mailboxes are shared, so neither subject nor text says what it is about, nor that it
 * is about help.
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

/** Tells an NGO's people where to look, and nothing of the request. */
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

/** Tells our own team that something waits for it. */
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
