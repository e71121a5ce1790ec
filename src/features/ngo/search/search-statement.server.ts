import { SUMMARY_COLUMNS } from '../ngo-rows.server.ts';
import { MATCHES_COUNTED_MOST, type NgoSort } from '../ngo.values.ts';
import { JOINED_WORD, LAST_WORD } from './search-query.server.ts';

/** NGOs whose name begins just so that are looked for once there are more matches than are counted. */
const NAMESAKES_MOST = 100;
/** Words that a begun word may be going to be, the most frequent first. */
const BEGUN_WORDS_MOST = 100;
/** Words that more NGOs have than these are common. */
const COMMON_LEAST = 10_000;

/** What the statement is given, by name and type. */
const types = {
  ...{
    loose: 'tsquery',
    fine: 'tsquery',
    name: 'tsquery',
    sound: 'text',
    patterns: 'text[]',
    script: 'text',
  },
  ...{ keys: 'text[]', units: 'int[]', verifiedWithin: 'boolean', enough: 'int', isSingle: 'boolean' },
  ...{ begun: 'text', begunName: 'text', whole: 'text', begunSkeleton: 'text', begunSound: 'text' },
  ...{ joined: 'text', category: 'text', city: 'text', verified: 'boolean', offset: 'int', limit: 'int' },
  towns: 'text[]',
} as const;
export type SearchParameter = keyof typeof types;
export const SEARCH_PARAMETERS = Object.keys(types) as SearchParameter[];

// Read by a subselect, a value is not known to the planner: so it sees that one plan serves all searches, and plans once.
const $ = Object.fromEntries(
  SEARCH_PARAMETERS.map((name, index) => [name, `(select $${index + 1}::${types[name]})`]),
) as Record<SearchParameter, string>;

const FOUND = 'id, category, city, verified, name_words, sort_name';
const VISIBLE = `listed and (verified or not ${$.verifiedWithin})`;
const SOME = `limit ${MATCHES_COUNTED_MOST + 1}`;
const isAsTyped = `case ${$.script} when 'gu' then name_gu when 'hi' then name_hi else sort_name end like all (${$.patterns}::text[])`;
/** How well an NGO fits that has all the words in its name, and that may not have. */
const FIT_EXACT = `case when name_sound = ${$.sound} then 0 when ${isAsTyped} then 1 else 2 end as fit`;
const FIT = `case when name_sound = ${$.sound} then 0
  when search @@ ${$.fine} then case when ${isAsTyped} then 1 else 2 end
  when search @@ ${$.name} then 3 else 4 end as fit`;
const BEGUN = `(select ${begunQuery($.begun, 'w.anywhere')} from word w, joined_word j)`;
const BEGUN_FIT = `case when search @@ (select ${begunQuery($.begunName, 'w.names')} from word w, joined_word j) then 5 else 6 end as fit`;
const isWide = (part: string) => `(select count(*) > ${MATCHES_COUNTED_MOST} from ${part})`;

// What matches is gathered before it is sorted: else the planner may walk the names in order to find a handful. Most searches
// need `loose` alone. Words that a large part of all NGOs have are looked for in an eighth of them first, which is enough
// mostly. Where there are more matches than are counted, those with the words in their names are looked for, and those whose name
// begins so. Words begun are only looked for when whole ones have not found enough.
const FIND = `
  common as materialized (
    select min(n) > ${COMMON_LEAST} as is_common from (
      select sum(coalesce((select sum(ngos) from ngo_word where skeleton = key), 0)) as n
      from unnest(${$.keys}, ${$.units}) as asked (key, unit) group by unit
    ) unit
  ), sample as materialized (
    select ${FOUND}, ${FIT_EXACT} from ngo
    where (select is_common from common) and ${VISIBLE} and id % 8 = 0 and search @@ ${$.fine} ${SOME}
  ), loose as materialized (
    select ${FOUND}, ${FIT} from ngo
    where not (select is_common from common) and ${VISIBLE} and search @@ ${$.loose} ${SOME}
  ), exact as materialized (
    select ${FOUND}, ${FIT_EXACT} from ngo
    where (select is_common and not ${isWide('sample')} or ${isWide('loose')} from common)
      and ${VISIBLE} and search @@ ${$.fine} ${SOME}
  ), later as materialized (
    select ${FOUND}, ${FIT} from ngo
    where (select is_common and not ${isWide('sample')} and not ${isWide('exact')} from common)
      and ${VISIBLE} and search @@ ${$.loose} ${SOME}
  ), wide as materialized (
    select ${isWide('sample')} or ${isWide('loose')} or ${isWide('exact')} or ${isWide('later')} as is_wide
  ), namesake as materialized (
    (${namesakes(`name_sound = ${$.sound}`)})
    union all (${namesakes(`name_sound > ${$.sound} || ' ' and name_sound < ${$.sound} || '!'`)})
  ), whole as materialized (
    select * from loose
    union all select * from sample where ${isWide('sample')}
    union all select * from exact where id not in (select id from loose)
    union all select * from later where id not in (select id from exact)
    union all select * from namesake where id not in (
      select id from loose union all select id from sample where ${isWide('sample')}
      union all select id from exact union all select id from later
    )
  ), few as materialized (
    select count(*) < ${$.enough} as is_few from whole
  ), word as materialized (
    select string_agg(quote_literal(skeleton) || ':A', ' | ') as names, string_agg(quote_literal(skeleton), ' | ') as anywhere,
      coalesce(sum(n), 0) > ${COMMON_LEAST} and ${$.isSingle} as is_common
    from (${wordsBegun(`skeleton <> ${$.whole} and (${begins('skeleton', $.begunSkeleton)} or ${begins('sound', $.begunSound)})`)}) begun
  ), joined_word as materialized (
    select string_agg(quote_literal(skeleton), ' | ') as names from (${wordsBegun(begins('skeleton', $.joined))}) begun
  ), begun as materialized (
    select ${FOUND}, ${BEGUN_FIT} from ngo
    where (select is_few and not is_common from few, word) and ${VISIBLE} and search @@ ${BEGUN} ${SOME}
  ), begun_sample as materialized (
    select ${FOUND}, ${BEGUN_FIT} from ngo
    where (select is_few and is_common from few, word) and ${VISIBLE} and id % 8 = 0 and search @@ ${BEGUN} ${SOME}
  ), found as materialized (
    select * from whole
    union all select * from begun where id not in (select id from whole)
    union all select * from begun_sample where id not in (select id from whole)
  )`;

const CELLS = `(select string_agg(concat_ws('|', category, city, verified::int, n), ';')
  from (select category, city, verified, count(*) as n from found group by category, city, verified) cell)`;

const fitOrder = (p: string) => `fit, ${p}name_words, ${p}verified desc, ${p}sort_name, ${p}id`;
const orders: Record<NgoSort, (p: string) => string> = {
  fit: fitOrder,
  name: (p) => `${p}sort_name, ${p}id`,
  distance: (p) => `array_position(${$.towns}, ${p}city), ${fitOrder(p)}`,
};

/**
 * Selects the kinds of what was found (`category|city|verified|count;...`), whether there are more than are counted, and the
 * columns of a summary; one row without a summary when the page has none.
 */
export function searchText(sort: NgoSort): string {
  return `with ${FIND}, page as (
      select * from found
      where (${$.category} is null or category = ${$.category}) and (${$.city} is null or city = ${$.city})
        and (verified or not ${$.verified})
      order by ${orders[sort]('')} offset ${$.offset} limit ${$.limit}
    )
    select ${CELLS}, (select ${isWide('found')} or is_few and is_common from few, word), ${SUMMARY_COLUMNS}
    from (select 1) always left join (page join ngo n using (id)) on true order by ${orders[sort]('page.')}`;
}

/** The template of a query with the words put in that were found to begin so. */
function begunQuery(template: string, words: string): string {
  const [last, joined] = [`'${LAST_WORD.replaceAll("'", "''")}'`, `'${JOINED_WORD.replaceAll("'", "''")}'`];
  return `replace(replace(${template}, ${last}, coalesce(${words}, ${last})), ${joined}, coalesce(j.names, ${joined}))::tsquery`;
}

/** NGOs by how their name begins; the query tests them, and is no way to find them. */
function namesakes(condition: string): string {
  return `select ${FOUND}, ${FIT_EXACT} from ngo where (select is_wide from wide) and ${VISIBLE} and ${condition}
    and (search @@ ${$.fine}) is true limit ${NAMESAKES_MOST}`;
}

function wordsBegun(condition: string): string {
  return `select skeleton, sum(ngos) as n from ngo_word where (select is_few from few) and ${condition}
    group by skeleton having sum(ngos) > 0 order by sum(ngos) desc, skeleton limit ${BEGUN_WORDS_MOST}`;
}

/** Keys are lower case Latin letters, digits and letters of other scripts' own; none of the first two sorts behind '~'. */
export function begins(column: string, prefix: string): string {
  return `${column} >= ${prefix} and ${column} < ${prefix} || '~'`;
}
