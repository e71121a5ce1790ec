import { sql, type SqlBool } from 'kysely';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';

/** Returns the PAN of an NGO, which donors and NGOs write into the field for the donor's by mistake. */
export async function selectNgoPan(db: Database, ngoId: string): Promise<string | null> {
  const { pan } = await db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .select('n.pan')
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
  return pan;
}

/**
 * Returns the day of receipt of a gift in cash, and what its donor gave the NGO in cash on that day. Gifts with the same
 * identity number, mobile number or mail address are of one donor.
 */
export async function selectCashOfDay(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<{ receivedOn: string; amount: Paise } | undefined> {
  return db
    .selectFrom('donation as d')
    .innerJoin('donation as o', (join) =>
      join.onRef('o.ngo_id', '=', 'd.ngo_id').onRef('o.received_on', '=', 'd.received_on'),
    )
    .where('d.id', '=', rowId(id))
    .where('d.ngo_id', '=', rowId(ngoId))
    .where('o.method', '=', 'cash')
    .where('o.status', '=', 'received')
    .where(
      sql<SqlBool>`(o.id = d.id or o.donor_id_hash = d.donor_id_hash or o.donor_mobile = d.donor_mobile
        or o.donor_email = d.donor_email)`,
    )
    .groupBy('d.received_on')
    .select(({ ref }) => [
      ref('d.received_on').$notNull().as('receivedOn'),
      sql<Paise>`sum(o.amount - o.refunded)::bigint`.as('amount'),
    ])
    .executeTakeFirst();
}
