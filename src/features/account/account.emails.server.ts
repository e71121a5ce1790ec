import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MailText } from '../mail/mail-layout.server.tsx';

/**
 * The code that proves an address, or a second step of signing in. A neutral one names neither the site nor what it is for:
 * who asks for help may share the mailbox with those they fear.
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
  /** Longer than usual, as others are guessing. */
  isLong: boolean;
}): MailText {
  const say = catalogues[language].mail.code;
  const small = say.small(String(minutes));
  const lines = isLong ? [say.longer, say.line] : [say.line];
  return { subject: say.subject, lines, code, small, isNeutral };
}

/** The link that leads to a new password. */
export function passwordResetMail({
  language,
  path,
  minutes,
}: {
  language: Language;
  path: string;
  minutes: number;
}): MailText {
  const say = catalogues[language].mail.passwordReset;
  return {
    subject: say.subject,
    lines: [say.line],
    link: { label: say.link, path },
    small: say.small(String(minutes)),
  };
}

/** Tells the owner that the password is a new one, so that a thief is noticed. */
export function passwordChangedMail({ language }: { language: Language }): MailText {
  const say = catalogues[language].mail.passwordChanged;
  return {
    subject: say.subject,
    lines: [say.line],
    link: { label: say.link, path: '/forgetPassword' },
  };
}
