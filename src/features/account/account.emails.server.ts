import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MailText } from '../mail/mail-layout.server.tsx';

/** The code that proves an address, or a second step of signing in. */
export function codeMail({
  language,
  code,
  minutes,
}: {
  language: Language;
  code: string;
  minutes: number;
}): MailText {
  const say = catalogues[language].mail.code;
  return { subject: say.subject, lines: [say.line], code, small: say.small(String(minutes)) };
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
