import { catalogues } from '#src/messages/catalogues.server.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import type { BrowserNames } from './sessions/browser-names.rules.ts';

/**
 * The mail with a code that proves an address or serves as the second step of signing in. A neutral mail
 * names neither the site nor the purpose, because people who ask for help may share a mailbox with someone
 * they fear.
 */
export function codeMail({
  language,
  code,
  minutes,
  isNeutral,
  isLong,
}: {
  language: Language;
  code: string;
  minutes: number;
  isNeutral: boolean;
  /** The code is longer than usual because someone is guessing codes. */
  isLong: boolean;
}): MailText {
  const t = catalogues[language].mail.code;
  const small = t.small(minutes);
  const lines = isLong ? [t.longer, t.line] : [t.line];
  return { subject: t.subject, lines, code, small, isNeutral };
}

/** The mail with the link for setting a new password. */
export function passwordResetMail({
  language,
  path,
  minutes,
}: {
  language: Language;
  path: string;
  minutes: number;
}): MailText {
  const t = catalogues[language].mail.passwordReset;
  return {
    subject: t.subject,
    lines: [t.line],
    link: { label: t.link, path },
    small: t.small(minutes),
  };
}

/** Actions that the owner of an account is notified about, because a thief would take them too. */
export type AccountChange = 'passwordChanged' | 'appStarted' | 'appStopped' | 'exported';

/**
 * The mail that notifies the owner of a change: what was done, when, in which browser, and what to do if it
 * was not them.
 */
export function accountChangeMail({
  language,
  change,
  names: { browser, system },
  at,
}: {
  language: Language;
  change: AccountChange;
  names: BrowserNames;
  at: Date;
}): MailText {
  const { accountChange: t } = catalogues[language].mail;
  const { sessions } = catalogues[language]['account'];
  const { months } = catalogues[language].site;
  const day = formatDay({ day: dayInIndia(at), months });
  const where = browser && system ? sessions.browserOn(browser, system) : browser || system;
  const { subject, line } = t.changes[change];
  return {
    subject,
    lines: [
      line,
      t.when(day, formatTime({ language, time: at })),
      t.where(where || sessions.unknown),
      t.notYou,
    ],
    link: { label: t.link, path: pathInLanguage({ path: '/forgetPassword', language }) },
  };
}
