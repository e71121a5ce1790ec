import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { yearFilePath } from './year-file-path.ts';
import { YEAR_FILE_DAYS } from './year-file.values.ts';

/** Returns the mail with the link to the file of a year. It names no gift, because mail programs show previews. */
export function yearFileMail({
  token,
  year,
  language,
}: {
  token: string;
  year: string;
  language: Language;
}): MailText {
  const { mail: t } = catalogues[language]['donation/donor-year-file'];
  return {
    subject: t.subject(year),
    lines: [t.line(year), t.until(YEAR_FILE_DAYS)],
    link: { label: t.link, path: pathInLanguage({ path: yearFilePath({ year, token }), language }) },
  };
}
