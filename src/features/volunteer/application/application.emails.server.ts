import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { ownPagePath } from '#src/features/volunteer/own-page-link.server.ts';
import { nameOfNgo, type NgoNames } from '#src/features/volunteer/volunteer-mail.ts';

/**
 * Mail with the link to the volunteer's own page, where the application is confirmed. It contains no words that the
 * person entered, so that nobody can use it to send their own words to a stranger.
 */
export function applicationMail({
  ngo,
  reference,
  isConfirmed,
  language,
  keys,
}: {
  ngo: NgoNames;
  reference: string;
  isConfirmed: boolean;
  language: Language;
  keys: Keys;
}): MailText {
  const t = catalogues[language]['volunteer/application/mails'];
  const name = nameOfNgo(ngo, language);
  const path = ownPagePath({ keys, volunteer: { reference, language } });
  if (isConfirmed)
    return {
      subject: t.already.subject(name),
      lines: [t.already.line(name), t.already.next],
      link: { label: t.already.link, path },
      small: t.small,
    };
  return {
    subject: t.confirm.subject(name),
    lines: [t.confirm.line(name), t.confirm.next, t.confirm.later],
    link: { label: t.confirm.link, path },
    small: t.small,
  };
}
