import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { nameIn } from '#src/shared/ngo-names.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { formatRupees } from '#src/shared/money.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { donationPath } from '#src/features/donation/lifecycle/donation-path.server.ts';
import type { ToMail } from './payment.queries.server.ts';

type Mail = { donation: ToMail; keys: Keys };

/**
 * Mail to a donor who says that a gift is paid. It contains no words that the person entered, so that nobody can use it
 * to send their own words to a stranger.
 */
export function claimMail({ donation, keys }: Mail): MailText {
  const { claimed: t } = catalogues[donation.language]['donation/payment/mails'];
  const ngo = nameIn({ names: donation, language: donation.language });
  const amount = formatRupees(donation.amount);
  return {
    subject: t.subject(amount, ngo),
    lines: [t.line(amount, ngo), t.next],
    link: { label: t.link, path: donationPath({ keys, ...donation }) },
    small: t.small,
  };
}

/** Mail to a donor whose payment the NGO did not find, with the reason that the NGO wrote. */
export function refusalMail({ donation, keys }: Mail): MailText {
  const { refused: t } = catalogues[donation.language]['donation/payment/mails'];
  const ngo = nameIn({ names: donation, language: donation.language });
  return {
    subject: t.subject(ngo),
    lines: [
      t.line(formatRupees(donation.amount), ngo),
      // The mailbox may be a stranger's: the words of the NGO are on the page only.
      t.reason,
      t.next,
      ...(donation.phone === null ? [] : [t.phone(donation.phone)]),
    ],
    link: { label: t.link, path: donationPath({ keys, ...donation }) },
    small: t.small,
  };
}

/** Mail to the mailbox that a gift had until now, because the papers in a new one show who the donor is. */
export function movedMail({
  donation,
  isRemoved,
}: Pick<Mail, 'donation'> & { isRemoved: boolean }): MailText {
  const { language } = donation;
  const { moved: t } = catalogues[language]['donation/payment/mails'];
  const ngo = nameIn({ names: donation, language });
  const line = isRemoved ? t.removed : t.line;
  return {
    subject: t.subject(ngo),
    lines: [line(formatRupees(donation.amount), ngo), t.right, isRemoved ? t.wrongRemoved : t.wrong],
    link: { label: t.link, path: pathInLanguage({ path: '/contact', language }) },
  };
}
