import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { nameIn } from '#src/shared/ngo-names.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { formatRupees } from '#src/shared/money.ts';
import { purposeView } from '#src/features/donation/donation-view.server.ts';
import { donationPath } from '#src/features/donation/lifecycle/donation-path.server.ts';
import { upiLink } from '#src/features/donation/payment/upi-link.rules.ts';
import type { DueGift, GiftToAsk } from './standing-gift.queries.server.ts';
import { standingGiftPath } from './standing-gift-token.server.ts';
import { UNANSWERED_MOST } from './standing-gift.values.ts';

type Reminder = {
  gift: DueGift;
  /** Null if the amount is above the limit of UPI. */
  payee: { accountHolder: string; upiId: string } | null;
  /** Of the donation that the reminder began. */
  donationReference: string;
  keys: Keys;
};

/** Returns the mail that asks whether the reminders are wanted. It contains no words that anybody entered. */
export function askMail({ gift, keys }: { gift: GiftToAsk; keys: Keys }): MailText {
  const { amount, language, ngo, reference } = gift;
  const { asked: t } = catalogues[language]['donation/standing-gift/mails'];
  const name = nameIn({ names: ngo, language });
  return {
    subject: t.subject(name),
    lines: [t.line(formatRupees(amount), name), t.open],
    link: { label: t.link, path: standingGiftPath({ keys, reference, language }) },
    small: t.small,
  };
}

/** Returns the mail that reminds a donor to give, with the UPI link and the button that opens the page to pay. */
export function reminderMail({ gift, payee, donationReference, keys }: Reminder): MailText {
  const { amount, language, ngo, openPurpose, reference } = gift;
  const { reminder: t } = catalogues[language]['donation/standing-gift/mails'];
  const name = nameIn({ names: ngo, language });
  const sum = formatRupees(amount);
  return {
    subject: t.subject(sum, name),
    lines: [
      t.line(sum, name),
      ...(openPurpose ? [t.purpose(purposeView(openPurpose, language).text)] : []),
      ...(payee ? payeeLines({ gift, payee, reference: donationReference }) : []),
      t.noDebit,
    ],
    link: { label: t.pay, path: donationPath({ keys, reference: donationReference, language }) },
    small: t.small(UNANSWERED_MOST),
    secondLink: { label: t.end, path: standingGiftPath({ keys, reference, language }) },
  };
}

function payeeLines({
  gift: { amount, language },
  payee: { accountHolder, upiId },
  reference,
}: {
  gift: DueGift;
  payee: NonNullable<Reminder['payee']>;
  reference: string;
}): string[] {
  const { reminder: t } = catalogues[language]['donation/standing-gift/mails'];
  const link = upiLink({ upiId, payee: accountHolder, amount, reference });
  return [t.payee(accountHolder, upiId), t.upiLink(link)];
}

/** Returns the mail that tells a donor that the reminders have ended, because no gift followed several of them. */
export function endedMail({ language, ngo }: DueGift): MailText {
  const { ended: t } = catalogues[language]['donation/standing-gift/mails'];
  const name = nameIn({ names: ngo, language });
  return {
    subject: t.subject(name),
    lines: [t.line(name, UNANSWERED_MOST), t.erased],
    link: { label: t.link, path: pathInLanguage({ path: `/donate/${ngo._id}`, language }) },
  };
}
