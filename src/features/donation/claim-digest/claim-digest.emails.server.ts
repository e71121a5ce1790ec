import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { formatRupees, type Paise } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';

type Digest = {
  /** New claims, and their sum. */
  claims: number;
  amount: Paise;
  /** All claims that wait. */
  waiting: number;
  language: Language;
};

/** Returns the mail that tells an NGO how many donors say that they have paid. It contains nothing about them. */
export function claimDigestMail({ claims, amount, waiting, language }: Digest): MailText {
  const t = catalogues[language]['donation/claim-digest'];
  const count = formatCount(claims);
  return {
    subject: t.subject(claims, count),
    lines: [
      t.line(claims, count, formatRupees(amount)),
      ...(waiting > claims ? [t.waiting(waiting, formatCount(waiting))] : []),
      t.next,
    ],
    link: {
      label: t.link,
      path: pathInLanguage({ path: '/ngopage/donation?status=claimed', language }),
    },
    small: t.statement,
  };
}
