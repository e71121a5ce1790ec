import { catalogues } from '#src/messages/catalogues.server.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { nameIn, type NgoNames } from '#src/shared/ngo-names.ts';
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

type InvitationMail = {
  language: Language;
  /** Null in our own team. */
  ngo: NgoNames | null;
  inviter: string;
};

/** The mail with the link by which an invited person opens an account. */
export function invitationMail({
  language,
  ngo,
  inviter,
  path,
  days,
}: InvitationMail & { path: string; days: number }): MailText {
  const { invitation: t } = catalogues[language].mail;
  const name = ngo && nameIn({ names: ngo, language });
  return {
    subject: name === null ? t.subjectTeam : t.subject(name),
    lines: [name === null ? t.lineTeam(inviter) : t.line(inviter, name)],
    link: { label: t.link, path },
    small: t.small(days),
  };
}

/** The mail to an invited person whose address has an account already: another address is needed. */
export function unusableInvitationMail({ language, ngo, inviter }: InvitationMail): MailText {
  const { invitation: t } = catalogues[language].mail;
  const name = ngo && nameIn({ names: ngo, language });
  return {
    subject: name === null ? t.subjectTeam : t.subject(name),
    lines: [name === null ? t.wantedTeam(inviter) : t.wanted(inviter, name), t.hasAccount(inviter)],
  };
}

/** Changes of who may sign in for an NGO. */
export type PeopleChange = 'invitedManager' | 'invitedMember' | 'madeManager' | 'madeMember' | 'removed';

/** The mail to a person of an NGO after a manager changed who may sign in for it. */
export function peopleMail(notice: {
  language: Language;
  ngo: NgoNames;
  change: PeopleChange;
  /** The name of the person it is about, and of the manager. */
  person: string;
  by: string;
  /** Whether the recipient is the person it is about. */
  isAbout: boolean;
}): MailText {
  const { language, ngo, change, person, by, isAbout } = notice;
  const { people: t } = catalogues[language].mail;
  const isInvitation = change === 'invitedManager' || change === 'invitedMember';
  const line = isAbout && !isInvitation ? t.you[change](by) : t[change](by, person);
  const { subjectRemoved } = isAbout ? t.you : t;
  const subject = change === 'removed' ? subjectRemoved : t.subject;
  return {
    subject: subject(nameIn({ names: ngo, language })),
    lines: [line, t.wrong],
    link: { label: t.link, path: pathInLanguage({ path: '/contact', language }) },
  };
}
