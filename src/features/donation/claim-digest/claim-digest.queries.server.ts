import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRows, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';

/** Returns the ids of verified NGOs, after `after`, that have claims of which no mail has told them. */
export async function selectNgosToTell(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('donation as d')
    .innerJoin(ngoTaxColumns(db).as('n'), 'n.id', 'd.ngo_id')
    .select((eb) => idText(eb, 'd.ngo_id').as('id'))
    .where('d.status', '=', 'claimed')
    .where('d.claim_mailed_at', 'is', null)
    .where('d.ngo_id', '>', rowId(after))
    .where('n.verified', '=', true)
    .groupBy('d.ngo_id')
    .orderBy('d.ngo_id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that the NGO is told of its new claims, and returns their amounts. */
export async function updateClaimsMailed(db: Database, ngoId: string): Promise<Paise[]> {
  const rows = await db
    .updateTable('donation')
    .set({ claim_mailed_at: now })
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'claimed')
    .where('claim_mailed_at', 'is', null)
    .returning('amount')
    .execute();
  return rows.map(({ amount }) => amount);
}

/** Returns how many claims wait for the NGO. */
export async function countClaims(db: Database, ngoId: string): Promise<number> {
  return countRows(
    db.selectFrom('donation').where('ngo_id', '=', rowId(ngoId)).where('status', '=', 'claimed'),
  );
}
