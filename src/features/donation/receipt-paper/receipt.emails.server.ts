import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { holdsContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import { donationPath } from '#src/features/donation/lifecycle/donation-path.server.ts';
import { formatReceiptNumber } from '#src/features/donation/receipts/receipt.rules.ts';
import { makeReceipt } from './receipt-papers.server.ts';
import type { ReceiptToPrint } from './receipt-to-print.ts';

type Mail = { receipt: ReceiptToPrint; reference: string; services: { origin: string; keys: Keys } };
/** A receipt that an NGO issued, to be drawn in its turn. */
type MailWithPaper = Mail & { ngoId: string };

/**
 * Returns the mail that brings a donor the receipt. A paper with a number or a link in it is not attached, but opens from
 * the mail: whoever types a mailbox could send strangers his own words. `reference` is that of the donation. Throws as
 * `makeReceipt` does.
 */
export async function receiptMail({
  receipt,
  reference,
  ngoId,
  services,
}: MailWithPaper): Promise<{ text: MailText; attachments: MailAttachment[] }> {
  const { language, amount, reason, content, receivedOn } = receipt;
  const { 'donation/receipt-paper': t, site } = catalogues[language];
  const ngo = content.ngo.name[language];
  const day = formatDay({ day: receivedOn, months: site.months });
  const number = formatReceiptNumber(receipt);
  const isAttached = !namesContacts(receipt);
  return {
    text: {
      subject: t.mail.subject(ngo),
      lines: [
        integerOf(amount) === 0
          ? t.mail.receivedKind(ngo, day)
          : t.mail.received(ngo, formatRupees(amount), day),
        isAttached ? t.mail.attached(number) : t.mail.opens(number),
        ...(reason === null && content.donor.id !== null
          ? [t.mail.certificate(content.law.certificateForm)]
          : []),
      ],
      link: { label: t.mail.link, path: donationPath({ keys: services.keys, reference, language }) },
      secondLink: { label: t.mail.allGifts, path: pathInLanguage({ path: '/donate/mine', language }) },
    },
    attachments: isAttached ? [await attachedPaper({ receipt, ngoId, origin: services.origin })] : [],
  };
}

async function attachedPaper({
  receipt,
  ngoId,
  origin,
}: {
  receipt: ReceiptToPrint;
  ngoId: string;
  origin: string;
}): Promise<MailAttachment> {
  const pdf = await makeReceipt({ sender: ngoId, paper: { receipt, origin } });
  return {
    filename: `${receiptFileName(receipt)}.pdf`,
    contentType: 'application/pdf',
    base64: pdf.toString('base64'),
  };
}

/** Returns whether what somebody typed for this donation or purpose names a phone number, a mailbox or a link. */
function namesContacts({ content: { donor, kindDescription, purpose, signatory } }: ReceiptToPrint): boolean {
  const texts = [
    donor.name,
    donor.address,
    kindDescription,
    ...Object.values(purpose ?? {}),
    signatory.name,
    signatory.designation,
  ];
  return texts.some((text) => text !== null && holdsContactDetails(text));
}

/** Returns the mail that tells a donor that a receipt is cancelled. */
export function receiptCancelledMail({ receipt }: Mail): MailText {
  const { language, content, code } = receipt;
  const { mail: t } = catalogues[language]['donation/receipt-paper'];
  const number = formatReceiptNumber(receipt);
  return {
    subject: t.cancelled.subject(number),
    // The NGO typed the mailbox, so nothing that it writes goes there.
    lines: [t.cancelled.line(content.ngo.name[language], number), t.cancelled.next],
    link: { label: t.checkLink, path: pathInLanguage({ path: `/donate/receipt/${code}`, language }) },
  };
}

/** Returns the name of a receipt's file: `receipt-2026-27-00042`. */
export function receiptFileName(receipt: { year: number; number: number }): string {
  return `receipt-${formatReceiptNumber(receipt).replace('/', '-')}`;
}
