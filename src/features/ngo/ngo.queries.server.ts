import type { Database } from '#src/server/database.server.ts';
import { runQuery, type Statement } from '#src/server/run-query.server.ts';
import { CHANGE_MARK, type NgoFilters } from './ngo-counts.server.ts';
import {
  DETAIL_JSON,
  detailOf,
  SUMMARY_COLUMNS,
  type DetailJson,
  type SummaryRow,
} from './ngo-rows.server.ts';
import type { NgoDetail } from './ngo.contract.ts';
import { PAGE_SIZE } from '#src/shared/paging.ts';

type Window = { offset: number; limit: number };
/** The rows, and the change mark they are true for (none without rows). */
type MarkedRows = { rows: SummaryRow[]; mark: number | undefined };

/** From here on the rows passed over are counted in the index alone. */
const DEEP_OFFSET = 200;

/** A page of the listed NGOs by name. */
export async function selectByName(
  db: Database,
  asked: { filters: NgoFilters } & Window,
): Promise<MarkedRows> {
  return markedRows(await runQuery(db, byNameStatement(asked)), asked.limit);
}

/**
 * A page of the listed NGOs, those of the first of `cities` first, within a town by name. The counts tell in which towns
 * the page falls, so that only its own rows are read.
 */
export async function selectByDistance(
  db: Database,
  { filters, cities, offset, limit }: { filters: NgoFilters; cities: string[] } & Window,
): Promise<MarkedRows> {
  const { category, verified } = filters;
  const counted = verified ? 'verified' : 'listed';
  const ofCategory = category ? 'and category = (select $4::text)' : '';
  const text = `
    with town as (
      select city, position, sum(coalesce(${counted}, 0)) as n, sum(sum(coalesce(${counted}, 0))) over (order by position) as upto
      from unnest((select $1::text[])) with ordinality as t (city, position)
      left join ngo_count using (city) where true ${ofCategory}
      group by city, position
    ), hit as (
      select city, position, greatest((select $2::int) - (upto - n), 0) as skip,
        least(n, (select $2::int) + (select $3::int) - (upto - n)) as stop
      from town where upto > (select $2::int) and upto - n < (select $2::int) + (select $3::int) and n > 0
    )
    select ${CHANGE_MARK}, ${SUMMARY_COLUMNS}
    from hit cross join lateral (
      select id, sort_name from ngo where city = hit.city and listed ${verified ? 'and verified' : ''} ${ofCategory}
      order by sort_name, id offset hit.skip limit hit.stop - hit.skip
    ) found join ngo n using (id) order by position, n.sort_name, n.id`;
  const name = `ngo_by_distance${category ? '_category' : ''}${verified ? '_verified' : ''}`;
  const values = [cities, offset, limit, ...(category ? [category] : [])];
  return markedRows(await runQuery(db, { name, text, values }), limit);
}

/** The listed NGO of that id, or undefined. */
export async function selectDetail(db: Database, id: string): Promise<NgoDetail | undefined> {
  const [row] = await runQuery<[DetailJson]>(db, {
    name: 'ngo_detail',
    text: `select ${DETAIL_JSON} from ngo n where id = $1 and listed`,
    values: [id],
  });
  return row && detailOf(row[0]);
}

/**
 * One statement for each set of filters and depth. The number of rows stands in its text, rounded up to whole pages, and what the planner need not
 * know in subselects: so it sees that one plan serves all, and plans once.
 */
function byNameStatement({ filters, offset, limit }: { filters: NgoFilters } & Window): Statement {
  const { category, city, verified } = filters;
  const values: unknown[] = [];
  const value = (one: unknown, type: string) => `(select $${values.push(one)}::${type})`;
  const conditions = ['listed'];
  if (category) conditions.push(`category = ${value(category, 'text')}`);
  if (city) conditions.push(`city = ${value(city, 'text')}`);
  if (verified) conditions.push('verified');
  const most = Math.ceil(limit / PAGE_SIZE) * PAGE_SIZE;
  const isDeep = offset >= DEEP_OFFSET;
  const from = `ngo n where ${conditions.join(' and ')} order by n.sort_name, n.id
    ${offset > 0 ? `offset ${value(offset, 'int')}` : ''} limit ${most}`;
  const text = isDeep
    ? `select ${CHANGE_MARK}, ${SUMMARY_COLUMNS} from (select n.id from ${from}) found join ngo n using (id)
       order by n.sort_name, n.id`
    : `select ${CHANGE_MARK}, ${SUMMARY_COLUMNS} from ${from}`;
  const depth = isDeep ? 'deep' : offset > 0 && 'later';
  const parts = [most, category && 'category', city && 'city', verified && 'verified', depth];
  return { name: ['ngo_by_name', ...parts.filter(Boolean)].join('_'), text, values };
}

function markedRows(rows: [number, ...SummaryRow][], limit: number): MarkedRows {
  return { mark: rows[0]?.[0], rows: rows.slice(0, limit).map(([, ...row]) => row) };
}
