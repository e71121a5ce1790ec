import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia, idText } from '#src/server/database/sql-values.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';
import type { NgoAddress } from './ngo-addresses.contract.ts';

/** The number of ids per part. 500 NGOs in three languages make about a megabyte of sitemap. */
const PART = 500;

// Probes each range by primary key. Reading all NGOs to find the ranges they are in takes far longer.
const PARTS = statement({
  columns: ['part integer'],
  text: `select part from generate_series(0, (select (max(id) - 1) / $1::int from ngo)::int) part
    where exists (select from ngo where listed and id > part::bigint * $1::int and id <= (part + 1)::bigint * $1::int)
    order by part`,
});

/** Returns the parts with a listed NGO. */
export async function selectParts(db: Database): Promise<number[]> {
  const rows = await runStatement(db, PARTS, [PART]);
  return rows.map(([part]) => part);
}

/** Returns the listed NGOs of a part. */
export async function selectAddresses(db: Database, part: number): Promise<NgoAddress[]> {
  return db
    .selectFrom('ngo')
    .select((eb) => [idText(eb, 'id').as('_id'), 'category', dayInIndia(eb, 'updated_at').as('updatedAt')])
    .where('id', '>', part * PART)
    .where('id', '<=', (part + 1) * PART)
    .where('listed', '=', sql.lit(true))
    .orderBy('ngo.id')
    .execute();
}
