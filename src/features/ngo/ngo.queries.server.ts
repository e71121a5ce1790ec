import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { anyId, rowId } from '#src/server/database/sql-values.server.ts';
import { runStatement, statementVariants, type RowOf } from '#src/server/database/statement.server.ts';
import { namedQuery } from '#src/server/run-query.server.ts';
import { selectDetails } from './profile/ngo-details-fragments.server.ts';
import { CHANGE_MARK } from '#src/features/ngo/counts/ngo-counts.queries.server.ts';
import type { NgoFilters } from '#src/features/ngo/counts/ngo-counts.server.ts';
import { detailOf } from './ngo-rows.server.ts';
import { SUMMARY_COLUMNS, SUMMARY_TEXT, type SummaryRow } from './row/ngo-summary.queries.server.ts';
import type { NgoDetail } from './ngo.contract.ts';
import { namedNgos } from './ngo-fragments.server.ts';
import { PAGE_SIZE } from '#src/shared/paging.ts';

type Window = { offset: number; limit: number };
/** Rows and the change mark they are valid for (undefined without rows). */
type MarkedRows = { rows: SummaryRow[]; mark: number | undefined };

/** From this offset on, skipped rows are counted in the index alone. */
const DEEP_OFFSET = 200;

const MARKED_ROW = ['mark bigint', ...SUMMARY_COLUMNS] as const;
const MARKED_ROW_TEXT = `select ${CHANGE_MARK}, ${SUMMARY_TEXT}`;

/**
 * One statement per combination of filters and depth. The limit is part of the text, rounded up to whole
 * pages. Values that the planner need not know are in subselects, so that it chooses one generic plan and
 * plans only once.
 */
const byName = statementVariants(
  (['first', 'later', 'deep'] as const).flatMap((depth) =>
    [true, false].map((on) => ({ most: PAGE_SIZE, category: on, city: on, verified: on, depth })),
  ),
  ({ most, category, city, verified, depth }) => {
    let values = 0;
    const value = (type: string) => `(select $${++values}::${type})`;
    const conditions = ['listed'];
    if (category) conditions.push(`category = ${value('text')}`);
    if (city) conditions.push(`city = ${value('text')}`);
    if (verified) conditions.push('verified');
    const page = `ngo n where ${conditions.join(' and ')} order by n.sort_name, n.id
      ${depth === 'first' ? '' : `offset ${value('int')}`} limit ${most}`;
    const from =
      depth === 'deep'
        ? `(select n.id from ${page}) found join ngo n using (id) order by n.sort_name, n.id`
        : page;
    const filters = [category && 'category', city && 'city', verified && 'verified'].filter(Boolean);
    return {
      name: ['ngo_by_name', most, ...filters, depth].join('_'),
      columns: MARKED_ROW,
      text: `${MARKED_ROW_TEXT} from ${from}`,
    };
  },
);

const byDistance = statementVariants(
  [true, false].flatMap((category) => [true, false].map((verified) => ({ category, verified }))),
  ({ category, verified }) => {
    const countColumn = verified ? 'verified' : 'listed';
    const ofCategory = category ? 'and category = (select $4::text)' : '';
    return {
      name: `ngo_by_distance${category ? '_category' : ''}${verified ? '_verified' : ''}`,
      columns: MARKED_ROW,
      text: `
    with town as (
      select city, position, sum(coalesce(${countColumn}, 0)) as n, sum(sum(coalesce(${countColumn}, 0))) over (order by position) as upto
      from unnest((select $1::text[])) with ordinality as t (city, position)
      left join ngo_count using (city) where true ${ofCategory}
      group by city, position
    ), hit as (
      select city, position, greatest((select $2::int) - (upto - n), 0) as skip,
        least(n, (select $2::int) + (select $3::int) - (upto - n)) as stop
      from town where upto > (select $2::int) and upto - n < (select $2::int) + (select $3::int) and n > 0
    )
    ${MARKED_ROW_TEXT}
    from hit cross join lateral (
      select id, sort_name from ngo where city = hit.city and listed ${verified ? 'and verified' : ''} ${ofCategory}
      order by sort_name, id offset hit.skip limit hit.stop - hit.skip
    ) found join ngo n using (id) order by position, n.sort_name, n.id`,
    };
  },
);

/** Selects a page of the listed NGOs, ordered by name. */
export async function selectByName(
  db: Database,
  { filters: { category, city, verified }, offset, limit }: { filters: NgoFilters } & Window,
): Promise<MarkedRows> {
  const depth = offset >= DEEP_OFFSET ? 'deep' : offset > 0 ? 'later' : 'first';
  const most = Math.ceil(limit / PAGE_SIZE) * PAGE_SIZE;
  const statement = byName({ most, category: !!category, city: !!city, verified: !!verified, depth });
  const values = [category, city, offset].filter(Boolean);
  return markedRows(await runStatement(db, statement, values), limit);
}

/**
 * Selects a page of the listed NGOs in the order of `cities`, and within a town by name. The counts determine
 * in which towns the page falls, so that only its own rows are read.
 */
export async function selectByDistance(
  db: Database,
  { filters, cities, offset, limit }: { filters: NgoFilters; cities: string[] } & Window,
): Promise<MarkedRows> {
  const { category, verified } = filters;
  const statement = byDistance({ category: !!category, verified: !!verified });
  const values = [cities, offset, limit, ...(category ? [category] : [])];
  return markedRows(await runStatement(db, statement, values), limit);
}

const details = namedQuery({
  name: 'ngo_detail',
  build: (db, { id }: { id: string }) =>
    selectDetails(db).where('n.id', '=', rowId(id)).where('n.listed', '=', sql.lit(true)),
});

/** Returns the listed NGO with that id, or undefined. */
export async function selectDetail(db: Database, id: string): Promise<NgoDetail | undefined> {
  const [row] = await details(db, { id });
  return row && detailOf(row);
}

/** Locks the NGO until the transaction of `db` ends. Rows that refer to it can still be inserted. */
export async function lockNgoRow(db: Database, id: string): Promise<void> {
  await db.selectFrom('ngo').select('id').where('id', '=', rowId(id)).forNoKeyUpdate().execute();
}

function markedRows(rows: RowOf<typeof MARKED_ROW>[], limit: number): MarkedRows {
  return { mark: rows[0]?.[0], rows: rows.slice(0, limit).map(([, ...row]) => row) };
}

/** Returns the names and statuses of NGOs, deleted ones too. */
export async function selectNgoNames(db: Database, ids: readonly string[]) {
  return namedNgos(db).select('n.status').where('n.id', '=', anyId(ids)).execute();
}
