import { hasOwedMailsLeft, takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  receiptCancelledMail,
  receiptMail,
} from '#src/features/donation/receipt-paper/receipt.emails.server.ts';
import { selectIsOwed, selectReceipt, updateMailed } from './receipt.queries.server.ts';
import { MAIL_RECEIPT } from './receipt-issue.service.server.ts';
import { toPrint } from './receipt.service.server.ts';

/** Minutes after which a receipt above those of the day is tried again. */
const LATER = 60;

/**
 * Mails a receipt to its donor, once. The paper is drawn before the transaction, which only queues it. Does
 * nothing if the donor left no mail address, the receipt is cancelled or was mailed, or the mails of the NGO
 * to this mailbox are used up for the day: the receipt then stands on the page of the donation only, without
 * the day of a mail. If an NGO has confirmed more donations in a day than it may mail, it tries again later.
 */
export async function mailReceipt(services: AppServices, id: string): Promise<void> {
  const row = await selectReceipt(services.db, { id });
  if (!row || row.isMailed || row.cancelledOn !== null || row.isErased || row.donorEmail === null) return;
  const { donorEmail: to, language, reference, ngoId } = row;
  const receipt = await toPrint(services, row);
  const isOwed = await selectIsOwed(services.db, id);
  // What a gateway says was paid has cost somebody money. All else is as many donors as the NGO says.
  if (isOwed && receipt.content.method !== 'gateway' && !(await hasOwedMailsLeft(services.db, ngoId)))
    return services.queue.send({ db: services.db, name: MAIL_RECEIPT, data: { id }, afterMinutes: LATER });
  const mail = await receiptMail({ receipt, reference, ngoId, services });
  await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    // The 2,000 of the day are for what the NGO causes, so that every donor of a large appeal gets a receipt.
    const recipients = isOwed ? 0 : 1;
    if (!(await takeMailTo(inside, { ngoId, to, recipients })) || !(await updateMailed(db, id))) return;
    await queueMail(inside, {
      event: 'donationReceipt',
      to,
      language,
      ...mail,
      about: `donation:${row.reference}`,
    });
  });
}

/**
 * Tells the donor of a receipt that was mailed that it is cancelled, unless the mails of the NGO to this
 * mailbox are used up for the day.
 */
export async function mailCancelledReceipt(services: AppServices, id: string): Promise<void> {
  const row = await selectReceipt(services.db, { id });
  if (!row || !row.isMailed || row.cancelledOn === null || row.isErased || row.donorEmail === null) return;
  const { donorEmail: to, language, reference, ngoId } = row;
  const receipt = await toPrint(services, row);
  const text = receiptCancelledMail({ receipt, reference, services });
  await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    if (!(await takeMailTo(inside, { ngoId, to }))) return;
    await queueMail(inside, {
      event: 'donationReceiptCancelled',
      to,
      language,
      text,
      about: `donation:${row.reference}`,
    });
  });
}
