import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  receiptCancelledMail,
  receiptMail,
} from '#src/features/donation/receipt-paper/receipt.emails.server.ts';
import { selectReceipt, updateMailed } from './receipt.queries.server.ts';
import { toPrint } from './receipt.service.server.ts';

/**
 * Mails a receipt to its donor, once. The paper is drawn before the transaction, which only queues it. Does nothing if
 * the donor left no mail address, or the receipt is cancelled or was mailed.
 */
export async function mailReceipt(services: AppServices, id: string): Promise<void> {
  const row = await selectReceipt(services.db, { id });
  if (!row || row.isMailed || row.cancelledOn !== null || row.isErased || row.donorEmail === null) return;
  const { donorEmail: to, language, reference, ngoId } = row;
  const receipt = await toPrint(services, row);
  const mail = await receiptMail({ receipt, reference, ngoId, services });
  await services.db.transaction().execute(async (db) => {
    if (!(await updateMailed(db, id))) return;
    await queueMail({ ...services, db }, { event: 'donationReceipt', to, language, ...mail });
  });
}

/** Tells the donor of a receipt that was mailed that it is cancelled. */
export async function mailCancelledReceipt(services: AppServices, id: string): Promise<void> {
  const row = await selectReceipt(services.db, { id });
  if (!row || !row.isMailed || row.cancelledOn === null || row.isErased || row.donorEmail === null) return;
  const { donorEmail: to, language, reference } = row;
  const receipt = await toPrint(services, row);
  const text = receiptCancelledMail({ receipt, reference, services });
  await services.db
    .transaction()
    .execute((db) =>
      queueMail({ ...services, db }, { event: 'donationReceiptCancelled', to, language, text }),
    );
}
