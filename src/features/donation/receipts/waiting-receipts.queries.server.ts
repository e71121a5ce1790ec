import { sql, type SqlBool } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, rowId } from '#src/server/database/sql-values.server.ts';

/** Selects the received donations of named donors of an NGO that never had a receipt. */
const waitingOf = (db: Database, ngoId: string) =>
  db
    .selectFrom('donation as d')
    .where('d.ngo_id', '=', rowId(ngoId))
    .where('d.status', '=', 'received')
    .where('d.received_on', 'is not', null)
    .where('d.donor_name', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('donation_receipt as r').select('r.id').whereRef('r.donation_id', '=', 'd.id'))),
    );

export type WaitingReceipt = { id: string; receivedOn: string };

/** Returns donations whose receipts wait, in the order of their receipt, after the donation `after`. */
export async function selectWaitingReceipts(
  db: Database,
  { ngoId, after, limit }: { ngoId: string; after: WaitingReceipt | undefined; limit: number },
): Promise<WaitingReceipt[]> {
  return waitingOf(db, ngoId)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(d.received_on, d.id) > (${after!.receivedOn}::date, ${rowId(after!.id)})`),
    )
    .select((eb) => [idText(eb, 'd.id').as('id'), eb.ref('d.received_on').$notNull().as('receivedOn')])
    .orderBy('d.received_on')
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** Counts the donations of an NGO whose receipts wait, up to `most`. */
export async function countWaitingReceipts(
  db: Database,
  { ngoId, most }: { ngoId: string; most: number },
): Promise<number> {
  const { count } = await db
    .selectFrom(waitingOf(db, ngoId).select('d.id').limit(most).as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether an NGO has said who signs its receipts. */
export async function hasSignatory(db: Database, ngoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('donation_setting')
    .select('ngo_id')
    .where('ngo_id', '=', rowId(ngoId))
    .where('signatory_name', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a donation ever had a receipt. */
export async function hasReceipts(db: Database, donationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('donation_receipt')
    .select('id')
    .where('donation_id', '=', rowId(donationId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether an NGO is verified and has said who signs its receipts. */
export async function canIssue(db: Database, ngoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('donation_setting as s')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .select('s.ngo_id')
    .where('s.ngo_id', '=', rowId(ngoId))
    .where('s.signatory_name', 'is not', null)
    .where('n.verified', '=', sql.lit(true))
    .executeTakeFirst();
  return row !== undefined;
}
