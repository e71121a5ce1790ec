import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { lexeme } from '../ngo-lexemes.ts';
import type { NgoCell, NgoFilters } from '../ngo-counts.server.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from '../ngo-rows.server.ts';
import { MATCHES_COUNTED_MOST, type NgoSort } from '../ngo.values.ts';
import type { SearchQuery } from './search-query.ts';

/** Best matches that are looked for once there are more matches than are counted. */
const STRICT_MOST = 1000;
const NAMESAKES_MOST = 200;

export type Matches = {
  rows: SummaryRow[];
  /** What was found, by kind, before the filters; when `isWide`, only the part that was counted. */
  cells: NgoCell[];
  isWide: boolean;
};

type Asked = {
  query: SearchQuery;
  /** Narrows what is searched: facets show nothing else then. */
  within: NgoFilters;
};

const FOUND = 'id, category, city, verified, name_words, sort_name';
const FIT = `case when sort_name = $5 then 0 when search @@ $2::tsquery then 1 when search @@ $3::tsquery then 2
  when search @@ $4::tsquery then 3 else 4 end as fit`;

// What matches is gathered before it is sorted: else the planner may walk the names in order to find a handful.
// A tsquery from a subselect is not known to the planner, so that one plan serves all words.
const FIND = `
  loose as materialized (
    select ${FOUND}, ${FIT} from ngo
    where listed and search @@ (select $1::tsquery) and (verified or not $6) limit ${MATCHES_COUNTED_MOST + 1}
  ), wide as materialized (
    select count(*) > ${MATCHES_COUNTED_MOST} as is_wide from loose
  ), strict as materialized (
    select ${FOUND}, ${FIT} from ngo
    where (select is_wide from wide) and listed and search @@ (select $3::tsquery) and (verified or not $6) limit ${STRICT_MOST}
  ), namesake as materialized (
    select ${FOUND}, 0 as fit from ngo
    where (select is_wide from wide) and listed and sort_name = $5 and search @@ $1::tsquery and (verified or not $6)
    limit ${NAMESAKES_MOST}
  ), found as (
    select * from loose
    union all select * from strict where id not in (select id from loose)
    union all select * from namesake where id not in (select id from loose union all select id from strict)
  )`;

const CELLS = `(select string_agg(concat_ws('|', category, city, verified::int, n), ';')
  from (select category, city, verified, count(*) as n from found group by category, city, verified) cell)`;

const ORDERS: Record<NgoSort, string> = {
  fit: 'fit, name_words, verified desc, sort_name, id',
  name: 'sort_name, id',
  distance: 'array_position($12::text[], city), fit, name_words, verified desc, sort_name, id',
};

/**
 * A page of the NGOs that match, and how many of each kind do. `filters` narrow the page alone; `name` is the text as a sort
 * name, which the NGO of just that name comes first by; `towns` is the order of towns for 'distance'.
 */
export async function selectMatches(
  db: Database,
  asked: Asked & {
    filters: NgoFilters;
    name: string;
    sort: NgoSort;
    towns: string[];
    offset: number;
    limit: number;
  },
): Promise<Matches> {
  const { filters, name, sort, towns, offset, limit } = asked;
  const { raw, fine, name: byName, loose } = narrow(asked);
  const order = ORDERS[sort];
  const rows = await runQuery<[string | null, boolean, ...SummaryRow]>(db, {
    name: `ngo_search_${sort}`,
    text: `with ${FIND}, page as (
        select * from found where ($7::text is null or category = $7) and ($8::text is null or city = $8)
          and (verified or not $11)
        order by ${order} offset $9 limit $10
      )
      select ${CELLS}, (select is_wide from wide), ${SUMMARY_COLUMNS}
      from (select 1) always left join (page p join ngo n using (id)) on true
      order by ${order.replace(/\b(city|verified|sort_name|id|name_words)\b/g, 'p.$1')}`,
    values: [
      ...[loose, raw, fine, byName, name, asked.within.verified ?? false],
      ...[filters.category ?? null, filters.city ?? null, offset, limit, filters.verified ?? false],
      ...(sort === 'distance' ? [towns] : []),
    ],
  });
  const [cells, isWide] = rows[0]!;
  return {
    rows: rows.flatMap(([, , ...row]) => (row[0] === null ? [] : [row])),
    cells: readCells(cells),
    isWide,
  };
}

function narrow({ query, within }: Asked): SearchQuery {
  const filter = [
    within.category === undefined ? '' : ` & '${lexeme.category(within.category)}'`,
    within.city === undefined ? '' : ` & '${lexeme.city(within.city)}'`,
  ].join('');
  return { ...query, loose: `(${query.loose})${filter}`, fine: `(${query.fine})${filter}` };
}

function readCells(text: string | null): NgoCell[] {
  if (!text) return [];
  return text.split(';').map((cell) => {
    const [category, city, verified, count] = cell.split('|') as [string, string, string, string];
    return { category, city, verified: verified === '1', count: Number(count) };
  });
}
