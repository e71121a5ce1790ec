import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';

/** Mail to an account of an NGO about a new volunteer. */
export function newVolunteerMail(language: Language): MailText {
  const { ngo: t } = catalogues[language]['volunteer/application/mails'];
  const path = pathInLanguage({ path: '/ngopage/volunteer', language });
  return { subject: t.subject, lines: [t.line, t.next], link: { label: t.link, path } };
}
