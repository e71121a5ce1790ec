import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { lexeme } from '../ngo-lexemes.ts';
import type { NgoCell, NgoFilters } from '../ngo-counts.server.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from '../ngo-rows.server.ts';
import { MATCHES_COUNTED_MOST, type NgoSort } from '../ngo.values.ts';
import { JOINED_WORD, LAST_WORD, type SearchQuery } from './search-query.ts';

/** NGOs of just that name that are looked for once there are more matches than are counted. */
const NAMESAKES_MOST = 200;
/** With fewer matches than these, names that only begin so are shown as well. */
const ENOUGH_WITHOUT_BEGUN = 20;
/** Words that a begun word may be going to be, the most frequent first. */
const BEGUN_WORDS_MOST = 100;

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
const VISIBLE = 'listed and (verified or not $6)';

// What matches is gathered before it is sorted: else the planner may walk the names in order to find a handful.
// A tsquery from a subselect is not known to the planner, so that one plan serves all words. Each part is only looked
// for when those before it have not found enough: words of the name, other spellings and meanings, words begun.
const FIND = `
  exact as materialized (
    select ${FOUND}, case when sort_name = $5 then 0 when search @@ $2::tsquery then 1 else 2 end as fit from ngo
    where ${VISIBLE} and search @@ (select $3::tsquery) limit ${MATCHES_COUNTED_MOST + 1}
  ), exactly as materialized (
    select count(*) as n from exact
  ), namesake as materialized (
    select ${FOUND}, 0 as fit from ngo
    where (select n > ${MATCHES_COUNTED_MOST} from exactly) and ${VISIBLE} and sort_name = $5 and search @@ $3::tsquery
    limit ${NAMESAKES_MOST}
  ), sounding as materialized (
    select ${FOUND}, case when search @@ $4::tsquery then 3 else 4 end as fit from ngo
    where (select n <= ${MATCHES_COUNTED_MOST} from exactly) and ${VISIBLE} and search @@ (select $1::tsquery)
    limit ${MATCHES_COUNTED_MOST + 1}
  ), whole as materialized (
    select * from exact
    union all select * from namesake where id not in (select id from exact)
    union all select * from sounding where id not in (select id from exact)
  ), enough as materialized (
    select count(*) >= ${ENOUGH_WITHOUT_BEGUN} as is_enough from whole
  ), word as materialized (
    select string_agg(quote_literal(skeleton), ' | ') as names, string_agg(quote_literal('+' || skeleton), ' | ') as services
    from (
      select skeleton from ngo_word
      where not (select is_enough from enough) and skeleton <> $13
        and case when $14 then sound >= $13 and sound < $13 || '~' else skeleton >= $13 and skeleton < $13 || '~' end
      group by skeleton having sum(ngos) > 0 order by sum(ngos) desc, skeleton limit ${BEGUN_WORDS_MOST}
    ) begun
  ), joined_word as materialized (
    select string_agg(quote_literal(skeleton), ' | ') as names from (
      select skeleton from ngo_word
      where not (select is_enough from enough) and skeleton >= $15 and skeleton < $15 || '~'
      group by skeleton having sum(ngos) > 0 order by sum(ngos) desc, skeleton limit ${BEGUN_WORDS_MOST}
    ) begun
  ), begun as materialized (
    select ${FOUND}, case when search @@ (select ${begunQuery('$16', 'w.names')} from word w, joined_word j) then 5 else 6 end as fit
    from ngo
    where not (select is_enough from enough) and ${VISIBLE}
      and search @@ (select ${begunQuery('$12', "w.names || ' | ' || w.services")} from word w, joined_word j)
    limit ${MATCHES_COUNTED_MOST + 1}
  ), found as materialized (
    select * from whole union all select * from begun where id not in (select id from whole)
  )`;

const CELLS = `(select string_agg(concat_ws('|', category, city, verified::int, n), ';')
  from (select category, city, verified, count(*) as n from found group by category, city, verified) cell)`;

const ORDERS: Record<NgoSort, string> = {
  fit: 'fit, name_words, verified desc, sort_name, id',
  name: 'sort_name, id',
  distance: 'array_position($17::text[], city), fit, name_words, verified desc, sort_name, id',
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
  const { raw, fine, name: byName, loose, begun } = narrow(asked);
  const order = ORDERS[sort];
  const rows = await runQuery<[string | null, boolean, ...SummaryRow]>(db, {
    name: `ngo_search_${sort}`,
    text: `with ${FIND}, page as (
        select * from found where ($7::text is null or category = $7) and ($8::text is null or city = $8)
          and (verified or not $11)
        order by ${order} offset $9 limit $10
      )
      select ${CELLS}, (select count(*) > ${MATCHES_COUNTED_MOST} from found), ${SUMMARY_COLUMNS}
      from (select 1) always left join (page p join ngo n using (id)) on true
      order by ${order.replace(/\b(city|verified|sort_name|id|name_words)\b/g, 'p.$1')}`,
    values: [
      ...[loose, raw, fine, byName, name, asked.within.verified ?? false],
      ...[filters.category ?? null, filters.city ?? null, offset, limit, filters.verified ?? false],
      ...[
        begun?.query ?? NOTHING,
        begun?.last ?? NOTHING,
        begun?.bySound ?? false,
        begun?.joined ?? NOTHING,
        begun?.name ?? NOTHING,
      ],
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

/** Sorts behind all words. */
const NOTHING = '~';

function narrow({ query, within }: Asked): SearchQuery {
  const filter = [
    within.category === undefined ? '' : ` & '${lexeme.category(within.category)}'`,
    within.city === undefined ? '' : ` & '${lexeme.city(within.city)}'`,
  ].join('');
  if (filter === '') return query;
  const narrowed = (text: string) => `(${text})${filter}`;
  const begun = query.begun && { ...query.begun, query: narrowed(query.begun.query) };
  return { ...query, loose: narrowed(query.loose), fine: narrowed(query.fine), begun };
}

/** The template of a query with the words put in that were found to begin so. */
function begunQuery(template: string, words: string): string {
  const [last, joined] = [sqlText(LAST_WORD), sqlText(JOINED_WORD)];
  return `replace(replace(${template}, ${last}, coalesce(${words}, ${last})), ${joined}, coalesce(j.names, ${joined}))::tsquery`;
}

function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function readCells(text: string | null): NgoCell[] {
  if (!text) return [];
  return text.split(';').map((cell) => {
    const [category, city, verified, count] = cell.split('|') as [string, string, string, string];
    return { category, city, verified: verified === '1', count: Number(count) };
  });
}
