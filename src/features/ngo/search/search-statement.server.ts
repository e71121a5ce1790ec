import { SUMMARY_COLUMNS } from '../ngo-rows.server.ts';
import { MATCHES_COUNTED_MOST, type NgoSort } from '../ngo.values.ts';
import { JOINED_WORD, LAST_WORD } from './search-query.ts';

/** NGOs of just that name that are looked for once there are more matches than are counted. */
const NAMESAKES_MOST = 200;
/** With fewer matches than these, names that only begin so are shown as well. */
const ENOUGH_WITHOUT_BEGUN = 20;
/** Words that a begun word may be going to be, the most frequent first. */
const BEGUN_WORDS_MOST = 100;

/** Words that more NGOs have than these are common. */
const COMMON_LEAST = 10_000;

/** What the statement is given, in this order; `towns` only to sort by distance. */
export const SEARCH_PARAMETERS = [
  ...(['loose', 'words', 'fine', 'name', 'sound', 'verifiedWithin', 'category', 'city', 'verified'] as const),
  ...([
    'offset',
    'limit',
    'begun',
    'begunName',
    'last',
    'whole',
    'bySound',
    'joined',
    'skeletons',
    'towns',
  ] as const),
] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

const $ = Object.fromEntries(SEARCH_PARAMETERS.map((name, index) => [name, `$${index + 1}`])) as Record<
  SearchParameter,
  string
>;

const FOUND = 'id, category, city, verified, name_words, sort_name';
const VISIBLE = `listed and (verified or not ${$.verifiedWithin})`;
const SOME = `limit ${MATCHES_COUNTED_MOST + 1}`;

const FIT = `case when name_sound = ${$.sound} then 0 when not search @@ ${$.fine}::tsquery then
    case when search @@ ${$.name}::tsquery then 3 else 4 end
  when words @> ${$.words}::text[] then 1 else 2 end as fit`;

// What matches is gathered before it is sorted: else the planner may walk the names in order to find a handful.
// A tsquery from a subselect is not known to the planner, so that one plan serves all words. Most searches need `loose` alone.
// The best of more matches than are counted are looked for by name; words that a large part of all NGOs have, by name first. Words
// begun are only looked for when whole ones have not found enough.
const FIND = `
  common as materialized (
    select min(coalesce((select sum(ngos) from ngo_word where skeleton = key), 0)) > ${COMMON_LEAST} as is_common
    from unnest(${$.skeletons}::text[]) as key
  ), loose as materialized (
    select ${FOUND}, ${FIT} from ngo
    where not (select is_common from common) and ${VISIBLE} and search @@ (select ${$.loose}::tsquery) ${SOME}
  ), first as materialized (
    select count(*) as n from loose
  ), exact as materialized (
    select ${FOUND}, ${FIT} from ngo
    where (select n > ${MATCHES_COUNTED_MOST} or is_common from first, common)
      and ${VISIBLE} and search @@ (select ${$.fine}::tsquery) ${SOME}
  ), namesake as materialized (
    select ${FOUND}, 0 as fit from ngo
    where (select count(*) > ${MATCHES_COUNTED_MOST} from exact)
      and ${VISIBLE} and name_sound = ${$.sound} and search @@ ${$.fine}::tsquery
    limit ${NAMESAKES_MOST}
  ), later as materialized (
    select ${FOUND}, ${FIT} from ngo
    where (select is_common from common) and (select count(*) <= ${MATCHES_COUNTED_MOST} from exact)
      and ${VISIBLE} and search @@ (select ${$.loose}::tsquery) ${SOME}
  ), whole as (
    select * from loose
    union all select * from exact where id not in (select id from loose)
    union all select * from namesake where id not in (select id from loose union all select id from exact)
    union all select * from later where id not in (select id from exact)
  ), enough as materialized (
    select count(*) >= ${ENOUGH_WITHOUT_BEGUN} as is_enough from (select from loose union all select from exact) found
  ), word as materialized (
    select string_agg(quote_literal(skeleton) || ':A', ' | ') as names, string_agg(quote_literal(skeleton), ' | ') as anywhere
    from (${wordsBegun(`skeleton <> ${$.whole} and case when ${$.bySound} then ${begins('sound', $.last)} else ${begins('skeleton', $.last)} end`)}) begun
  ), joined_word as materialized (
    select string_agg(quote_literal(skeleton), ' | ') as names from (${wordsBegun(begins('skeleton', $.joined))}) begun
  ), begun as materialized (
    select ${FOUND}, case when search @@ (select ${begunQuery($.begunName, 'w.names')} from word w, joined_word j) then 5 else 6 end as fit
    from ngo where not (select is_enough from enough)
      and ${VISIBLE} and search @@ (select ${begunQuery($.begun, 'w.anywhere')} from word w, joined_word j) ${SOME}
  ), found as materialized (
    select * from whole union all select * from begun where id not in (select id from whole)
  )`;

const CELLS = `(select string_agg(concat_ws('|', category, city, verified::int, n), ';')
  from (select category, city, verified, count(*) as n from found group by category, city, verified) cell)`;

const fitOrder = (p: string) => `fit, ${p}name_words, ${p}verified desc, ${p}sort_name, ${p}id`;
const orders: Record<NgoSort, (p: string) => string> = {
  fit: fitOrder,
  name: (p) => `${p}sort_name, ${p}id`,
  distance: (p) => `array_position(${$.towns}::text[], ${p}city), ${fitOrder(p)}`,
};

/**
 * Selects the kinds of what was found (`category|city|verified|count;...`), whether there are more than are counted, and the
 * columns of a summary; one row without a summary when the page has none.
 */
export function searchText(sort: NgoSort): string {
  return `with ${FIND}, page as (
      select * from found
      where (${$.category}::text is null or category = ${$.category}) and (${$.city}::text is null or city = ${$.city})
        and (verified or not ${$.verified})
      order by ${orders[sort]('')} offset ${$.offset} limit ${$.limit}
    )
    select ${CELLS}, (select count(*) > ${MATCHES_COUNTED_MOST} from found), ${SUMMARY_COLUMNS}
    from (select 1) always left join (page join ngo n using (id)) on true order by ${orders[sort]('page.')}`;
}

/** The template of a query with the words put in that were found to begin so. */
function begunQuery(template: string, words: string): string {
  const [last, joined] = [`'${LAST_WORD.replaceAll("'", "''")}'`, `'${JOINED_WORD.replaceAll("'", "''")}'`];
  return `replace(replace(${template}, ${last}, coalesce(${words}, ${last})), ${joined}, coalesce(j.names, ${joined}))::tsquery`;
}

function wordsBegun(condition: string): string {
  return `select skeleton from ngo_word where not (select is_enough from enough) and ${condition}
    group by skeleton having sum(ngos) > 0 order by sum(ngos) desc, skeleton limit ${BEGUN_WORDS_MOST}`;
}

/** Keys are lower case Latin letters, digits and letters of other scripts' own; none of the first two sorts behind '~'. */
export function begins(column: string, prefix: string): string {
  return `${column} >= ${prefix} and ${column} < ${prefix} || '~'`;
}
