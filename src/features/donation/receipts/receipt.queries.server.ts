import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';

/** A receipt: of an NGO, by the donation it belongs to, or any one for a job. */
export type WhichReceipt = { id: string; ngoId?: string } | { code: string; reference: string };

const receipts = (db: Database) =>
  db
    .selectFrom('donation_receipt as r')
    .innerJoin('donation as d', 'd.id', 'r.donation_id')
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      idText(eb, 'r.ngo_id').as('ngoId'),
      idText(eb, 'r.donation_id').as('donationId'),
      'r.code',
      'r.year',
      'r.number',
      'r.amount',
      'r.reason',
      'r.content',
      'r.language',
      'r.received_on as receivedOn',
      dayInIndia(eb, 'r.issued_at').as('issuedOn'),
      dayInIndia(eb, 'r.cancelled_at').as('cancelledOn'),
      'r.cancel_reason as cancelReason',
      isSet(eb, 'r.mailed_at').as('isMailed'),
      'd.reference',
      'd.donor_email as donorEmail',
      isSet(eb, 'd.erased_at').as('isErased'),
    ]);

/** Returns a receipt with its sealed content, or undefined. */
export async function selectReceipt(db: Database, which: WhichReceipt) {
  const query = receipts(db);
  if ('code' in which)
    return query
      .where('r.code', '=', which.code)
      .where('d.reference', '=', which.reference)
      .executeTakeFirst();
  return query
    .where('r.id', '=', rowId(which.id))
    .$if(which.ngoId !== undefined, (own) => own.where('r.ngo_id', '=', rowId(which.ngoId!)))
    .executeTakeFirst();
}
export type StoredReceipt = NonNullable<Awaited<ReturnType<typeof selectReceipt>>>;

/** Returns the valid receipts of gifts of a mailbox received in these days, oldest first, with their content. */
export async function selectReceiptsOfDonor(
  db: Database,
  { email, from, to, limit }: { email: string; from: string; to: string; limit: number },
): Promise<StoredReceipt[]> {
  return receipts(db)
    .where('d.donor_email', '=', email)
    .where('r.received_on', '>=', from)
    .where('r.received_on', '<=', to)
    .where('r.cancelled_at', 'is', null)
    .orderBy('r.received_on')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/**
 * Returns whether a receipt is the first for a gift that its donor made: every other mail about it is caused
 * by the NGO.
 */
export async function selectIsOwed(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('donation_receipt as r')
    .innerJoin('donation as d', 'd.id', 'r.donation_id')
    .select('r.id')
    .where('r.id', '=', rowId(id))
    .where('d.by_ngo', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('donation_receipt as e')
            .select('e.id')
            .whereRef('e.donation_id', '=', 'r.donation_id')
            .whereRef('e.id', '<', 'r.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that a receipt was mailed. Returns false if it was before. */
export async function updateMailed(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('donation_receipt')
    .set({ mailed_at: now })
    .where('id', '=', rowId(id))
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
