import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { soundOfName } from '../ngo-lexemes.server.ts';
import type { NgoCell, NgoFilters } from '../ngo-counts.server.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from '../ngo-rows.server.ts';
import { MATCHES_COUNTED_MOST, type NgoSort } from '../ngo.values.ts';

export type Matches = {
  rows: { score: number; row: SummaryRow }[];
  /** What was found, by kind, before the page's filters. */
  cells: NgoCell[];
  isWide: boolean;
  /** The best score of all that was found, and 0 where nothing was. */
  bestScore: number;
};

export type SearchRequest = {
  /** A tsquery: what matches it is looked at first. */
  best: string;
  /** A tsquery: what matches it is looked at. */
  candidates: string;
  gains: readonly { query: string; gain: number }[];
  /** Scores below it are not shown. */
  least: number;
  /** Of each town, what is taken off the score of the NGOs there, and its place in the order of distances. */
  towns: readonly { name: string; penalty: number }[];
  /** As it was typed: a name spelt like this comes before its namesakes. */
  text: string;
  /** Narrow the search itself, and the page alone. */
  within: NgoFilters;
  filters: NgoFilters;
  sort: NgoSort;
  offset: number;
  limit: number;
};

/** A score this much below the best one is not shown. */
const SHARE_OF_BEST = 0.55;

const types = {
  ...{ best: 'tsquery', candidates: 'tsquery', queries: 'tsquery[]', gains: 'real[]', least: 'real' },
  ...{ towns: 'text[]', penalties: 'real[]', sound: 'text', patterns: 'text[]', script: 'text' },
  ...{ withinCategory: 'text', withinCity: 'text', withinVerified: 'boolean' },
  ...{ category: 'text', city: 'text', verified: 'boolean', offset: 'int', limit: 'int' },
} as const;
// Read by a subselect, a value is not known to the planner: so it sees that one plan serves all, and plans once.
const $ = Object.fromEntries(
  Object.entries(types).map(([name, type], index) => [name, `(select $${index + 1}::${type})`]),
) as Record<keyof typeof types, string>;

/** Of those that match best so many are looked at before all others. */
const BEST_MOST = 1001;
/** With so many of them nobody looks for others, which are looked at up to a number of their own. */
const BEST_ENOUGH = 20;
const OTHERS_MOST = 400;

const orders: Record<NgoSort, (p: string) => string> = {
  fit: (p) => `${p}rank desc, ${p}spelling, ${p}name_words, ${p}verified desc, ${p}sort_name, ${p}id`,
  name: (p) => `${p}sort_name, ${p}id`,
  distance: (p) => `array_position(${$.towns}, ${p}city), ${p}rank desc, ${p}sort_name, ${p}id`,
};

const WITHIN = `listed and (verified or not ${$.withinVerified})
  and (${$.withinCategory} is null or category = ${$.withinCategory})
  and (${$.withinCity} is null or city = ${$.withinCity})`;
const COLUMNS = `id, category, city, verified, name_words, sort_name, name_sound, name_gu, name_hi, search`;

const statement = (sort: NgoSort) => `
  with best as materialized (
    select ${COLUMNS} from ngo where ${WITHIN} and search @@ ${$.best} limit ${BEST_MOST}
  ), candidate as materialized (
    select * from best
    union all
    select * from (
      select ${COLUMNS} from ngo where ${WITHIN} and search @@ ${$.candidates}
      limit (select case when count(*) >= ${BEST_ENOUGH} then 0 else ${OTHERS_MOST} end from best)
    ) other where id not in (select id from best)
  ), plain as materialized (
    -- Long ones are kept compressed, and would be unpacked for each query anew.
    select id, category, city, verified, name_words, sort_name, name_sound, name_gu, name_hi,
      search || ''::tsvector as search from candidate
  ), scored as materialized (
    select *, (
      select coalesce(sum(gain), 0) from unnest(${$.queries}, ${$.gains}) as step (query, gain) where search @@ query
    ) as score from plain
  ), found as materialized (
    select id, category, city, verified, name_words, sort_name, score,
      score - coalesce((${$.penalties})[array_position(${$.towns}, city)], 0) as rank,
      case when name_sound = ${$.sound} then 0 else 1 end + case when
        case ${$.script} when 'gu' then name_gu when 'hi' then name_hi else sort_name end like all (${$.patterns}::text[])
        then 0 else 2 end as spelling
    from scored
    where score >= greatest(${$.least}, (select max(score) * ${SHARE_OF_BEST} from scored))
    order by rank desc, sort_name, id limit ${MATCHES_COUNTED_MOST}
  ), page as (
    select * from found
    where (${$.category} is null or category = ${$.category}) and (${$.city} is null or city = ${$.city})
      and (verified or not ${$.verified})
    order by ${orders[sort]('')} offset ${$.offset} limit ${$.limit}
  )
  select (
    select string_agg(concat_ws('|', category, city, verified::int, n), ';')
    from (select category, city, verified, count(*) as n from found group by category, city, verified) cell
  ), (select count(*) > ${MATCHES_COUNTED_MOST} from scored), (select max(score) from found), page.score, ${SUMMARY_COLUMNS}
  from (select 1) always left join (page join ngo n using (id)) on true order by ${orders[sort]('page.')}`;

/** A page of the NGOs that match, the best first, and how many of each kind do. */
export async function selectMatches(db: Database, request: SearchRequest): Promise<Matches> {
  const { best, candidates, gains, least, towns, text, within, filters, sort, offset, limit } = request;
  const words = wordsOfText(text).map(({ word }) => word);
  const rows = await runQuery<[string | null, boolean, number | null, number | null, ...SummaryRow]>(db, {
    name: `ngo_search_${sort}`,
    text: statement(sort),
    values: [
      ...[
        best || candidates,
        candidates,
        gains.map(({ query }) => query),
        gains.map(({ gain }) => gain),
        least,
      ],
      ...[towns.map(({ name }) => name), towns.map(({ penalty }) => penalty)],
      ...[soundOfName(text), words.map((word) => `%${word}%`), languageOfText(words.join(''))],
      ...[within.category, within.city, within.verified ?? false],
      ...[filters.category, filters.city, filters.verified ?? false, offset, limit],
    ],
  });
  const [cells, isWide, bestScore] = rows[0]!;
  return {
    rows: rows.flatMap(([, , , score, ...row]) => (score === null ? [] : [{ score, row }])),
    cells: readCells(cells),
    isWide,
    bestScore: bestScore ?? 0,
  };
}

function readCells(text: string | null): NgoCell[] {
  if (!text) return [];
  return text.split(';').map((cell) => {
    const [category, city, verified, count] = cell.split('|') as [string, string, string, string];
    return { category, city, verified: verified === '1', count: Number(count) };
  });
}
