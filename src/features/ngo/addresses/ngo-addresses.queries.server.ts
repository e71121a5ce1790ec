import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { NgoAddress } from './ngo-addresses.contract.ts';

/** Ids of one part. Half a thousand NGOs in three languages are about a megabyte of sitemap. */
const PART = 500;

/** A look into each range by the primary key: reading all NGOs to see which ranges they lie in would take far longer. */
export async function selectParts(db: Database): Promise<number[]> {
  const rows = await runQuery<[number]>(db, {
    text: `select part from generate_series(0, (select (max(id) - 1) / $1::int from ngo)::int) part
      where exists (select from ngo where listed and id > part::bigint * $1::int and id <= (part + 1)::bigint * $1::int)
      order by part`,
    values: [PART],
  });
  return rows.map(([part]) => part);
}

export async function selectAddresses(db: Database, part: number): Promise<NgoAddress[]> {
  const rows = await runQuery<[string, string, string]>(db, {
    text: `select id::text, category, to_char(updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
      from ngo where id > $1::bigint and id <= $2::bigint and listed order by ngo.id`,
    values: [part * PART, (part + 1) * PART],
  });
  return rows.map(([_id, category, updatedAt]) => ({ _id, category, updatedAt }));
}
