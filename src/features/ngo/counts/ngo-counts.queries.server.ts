import type { Database } from '#src/server/database.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';

/** The number of listed NGOs with one combination of category, city and verification state. */
export type NgoCell = { category: string; city: string; verified: boolean; count: number };

/** A select-list item that reads the change mark in the same snapshot as the rows beside it. */
export const CHANGE_MARK = '(select coalesce(sum(changes), 0)::bigint from ngo_change) as mark';

const MARK = statement({ name: 'ngo_change', columns: ['mark bigint'], text: `select ${CHANGE_MARK}` });

const COUNTS = statement({
  name: 'ngo_counts',
  columns: [
    'mark bigint',
    'ngo_count.category null',
    'ngo_count.city null',
    'listed integer null',
    'verified integer null',
  ],
  text: `select ${CHANGE_MARK}, category, city, sum(listed)::int as listed, sum(verified)::int as verified
    from (select 1) always left join ngo_count on true group by category, city`,
});

/** Returns the change mark, a number that grows whenever NGO data changes. */
export async function selectChangeMark(db: Database): Promise<number> {
  const [row] = await runStatement(db, MARK);
  return row![0];
}

/** Returns the counts of all listed NGOs and the change mark they are valid for. */
export async function selectCounts(db: Database): Promise<{ mark: number; cells: NgoCell[] }> {
  const rows = await runStatement(db, COUNTS);
  const cells = rows.flatMap(([, category, city, listed, verified]) =>
    category === null || city === null || listed === null || verified === null
      ? []
      : [
          { category, city, verified: true, count: verified },
          { category, city, verified: false, count: listed - verified },
        ],
  );
  return { mark: rows[0]![0], cells };
}
