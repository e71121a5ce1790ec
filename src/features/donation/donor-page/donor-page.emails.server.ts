import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { DONOR_LINK_DAYS } from './donor-page.values.ts';

/** Returns the mail with the link to a donor's own page. It names no gift, because mail programs show previews. */
export function donorLinkMail({ token, language }: { token: string; language: Language }): MailText {
  const { mail: t } = catalogues[language]['donation/donor-page'];
  return {
    subject: t.subject,
    lines: [t.line, t.until(DONOR_LINK_DAYS)],
    link: { label: t.link, path: pathInLanguage({ path: `/donate/mine?donor=${token}`, language }) },
    small: t.small,
  };
}
