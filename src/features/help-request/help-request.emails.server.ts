import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

/** Steps whose mail names the day by which the NGO said it would be in touch. */
type DayStep = 'accepted' | 'contactAsked';
/** All other steps that the person is notified of. */
type PlainStep =
  | 'received'
  | 'message'
  | 'resolved'
  | 'passedOn'
  | 'withdrawn'
  | 'reopened'
  | 'closed'
  | 'ended';
/** Steps that an NGO's accounts are notified of. */
export type NgoStep =
  | 'offered'
  | 'message'
  | 'safeContactChanged'
  | 'withdrawn'
  | 'consentWithdrawn'
  | 'restored'
  | 'takenBack'
  | 'reminded'
  | 'notContacted';
export type StaffStep =
  | 'nobodyLeft'
  | 'notHelped'
  | 'manyViews'
  | 'ngoSilent'
  | 'notContacted'
  | 'pinGuessed';
/** What one person did with a request that was filed for somebody. */
export type HelperStep = 'pinRenewed' | 'consentHeld';
/** A step that the person is notified of. `day` is the day of a `DayStep`: `2026-11-27`. */
export type PersonNews = { step: PlainStep } | { step: DayStep; day: string };

/**
 * Returns the mail that notifies the person of a step. Phones and mailboxes are shared, so neither the
 * subject nor the text mentions help or what the request is about.
 */
export function personMail({
  news,
  language,
  reference,
}: {
  news: PersonNews;
  language: Language;
  reference: string;
}): MailText {
  const t = catalogues[language].mail.helpRequest;
  const line =
    'day' in news ? t.personByDay[news.step](dayInWords({ day: news.day, language })) : t.person[news.step];
  return { subject: t.subject, lines: [line], small: t.number(reference), isNeutral: true };
}

/** Returns the last mail to a person whose request was erased. It is as neutral as the others, and names no number. */
export function erasedMail({ language }: { language: Language }): MailText {
  const t = catalogues[language].mail.helpRequest;
  return { subject: t.subject, lines: [t.erased], isNeutral: true };
}

/** Formats a day as people say it: `Friday, 27 November 2026`. */
function dayInWords({ day, language }: { day: string; language: Language }): string {
  const { site, 'help-request/status': status } = catalogues[language];
  const weekday = status.longWeekdays[new Date(day).getUTCDay()];
  return `${weekday}, ${formatDay({ day, months: site.months })}`;
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

/**
 * Returns the mail to the other helpers, with the link to what was filed in their area. `by` is the name of who did it;
 * undefined for our team.
 */
export function helperMail({
  step,
  language,
  reference,
  by,
  area,
}: {
  step: HelperStep;
  language: Language;
  reference: string;
  by: string | undefined;
  area: string;
}): MailText {
  const t = catalogues[language].mail.helpRequest;
  return {
    subject: t.helperSubject,
    lines: [t.helper[step](reference, by ?? t.ourTeam)],
    link: { label: t.helperLink, path: pathInLanguage({ path: `${area}/helpRequests/filed`, language }) },
  };
}
