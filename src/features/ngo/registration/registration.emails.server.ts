import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';

type MailOptions = { language: Language; person: string; ngo: string };

/** Welcomes an NGO that registered, and explains what happens next and by when. */
export function registeredMail({ language, person, ngo }: MailOptions): MailText {
  const t = catalogues[language].mail.joining.registered;
  return {
    subject: t.subject(ngo),
    lines: [t.hello(person), t.line(ngo), t.next],
    link: { label: t.link, path: pathInLanguage({ path: '/logIn', language }) },
    small: t.small,
  };
}

/** Confirms a claim to a listed NGO, which staff will check. */
export function claimedMail({ language, person, ngo }: MailOptions): MailText {
  const t = catalogues[language].mail.joining.claimed;
  return {
    subject: t.subject(ngo),
    lines: [t.hello(person), t.line(ngo), t.next],
    small: t.small,
  };
}

/**
 * Informs the owner of an account that somebody used its address to register or claim an NGO, and that
 * nothing was saved.
 */
export function accountThereMail({ language }: { language: Language }): MailText {
  const t = catalogues[language].mail.joining.accountThere;
  return {
    subject: t.subject,
    lines: [t.line, t.forgotten],
    link: { label: t.link, path: pathInLanguage({ path: '/logIn', language }) },
    small: t.small,
  };
}
