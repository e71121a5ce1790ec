import { SUMMARY_COLUMNS } from '../ngo-rows.server.ts';
import { MATCHES_COUNTED_MOST, type NgoSort } from '../ngo.values.ts';
import { JOINED_WORD, LAST_WORD } from './search-query.server.ts';

/** What more NGOs have than these is frequent. */
export const FREQUENT_LEAST = 10_000;
/** NGOs whose name begins just so that are looked for once there are more matches than are counted. */
const NAMESAKES_MOST = 100;
/** Words that a begun word may be going to be, the most frequent first. */
const BEGUN_WORDS_MOST = 100;

/** What a statement may be given. */
const types = {
  ...{
    loose: 'tsquery',
    fine: 'tsquery',
    name: 'tsquery',
    sound: 'text',
    patterns: 'text[]',
    script: 'text',
  },
  ...{
    begun: 'text',
    begunName: 'text',
    whole: 'text',
    begunSkeleton: 'text',
    begunSound: 'text',
    joined: 'text',
  },
  ...{ isSingle: 'boolean', verifiedWithin: 'boolean', category: 'text', city: 'text', verified: 'boolean' },
  ...{ offset: 'int', limit: 'int', towns: 'text[]' },
} as const;
export type SearchParameter = keyof typeof types;

/**
 * How NGOs are looked for. `plain`: by whole words. `wide`: when there are more than are counted. `begun`: when there are few, also
 * by names that only begin so.
 */
export type SearchWay = 'plain' | 'wide' | 'begun';

export type SearchStatement = { name: string; text: string; parameters: SearchParameter[] };

type Given = (parameter: SearchParameter) => string;

/**
 * The statement that selects the kinds of what was found (`category|city|verified|count;...`), whether there are more than are counted,
 * and the columns of a summary for each NGO of the page; one row without a summary when the page has none.
 */
export function searchStatement(way: SearchWay, sort: NgoSort): SearchStatement {
  const parameters: SearchParameter[] = [];
  // Read by a subselect, a value is not known to the planner: so it sees that one plan serves all searches, and plans once.
  const $: Given = (parameter) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `(select $${parameters.indexOf(parameter) + 1}::${types[parameter]})`;
  };
  const order = orders[sort];
  const text = `with ${finds[way]($)}, page as (
      select * from found
      where (${$('category')} is null or category = ${$('category')}) and (${$('city')} is null or city = ${$('city')})
        and (verified or not ${$('verified')})
      order by ${order($, '')} offset ${$('offset')} limit ${$('limit')}
    )
    select (
      select string_agg(concat_ws('|', category, city, verified::int, n), ';')
      from (select category, city, verified, count(*) as n from found group by category, city, verified) cell
    ), ${isWide('found')} ${way === 'begun' ? 'or (select is_frequent from word)' : ''}, ${SUMMARY_COLUMNS}
    from (select 1) always left join (page join ngo n using (id)) on true order by ${order($, 'page.')}`;
  return { name: `ngo_search_${way}_${sort}`, text, parameters };
}

const byFit = (p: string) => `fit, ${p}name_words, ${p}verified desc, ${p}sort_name, ${p}id`;
const orders: Record<NgoSort, ($: Given, p: string) => string> = {
  fit: (_, p) => byFit(p),
  name: (_, p) => `${p}sort_name, ${p}id`,
  distance: ($, p) => `array_position(${$('towns')}, ${p}city), ${byFit(p)}`,
};

// What matches is gathered before it is sorted: else the planner may walk the names in order to find a handful.
const FOUND = 'id, category, city, verified, name_words, sort_name';
const SOME = `limit ${MATCHES_COUNTED_MOST + 1}`;
const isVisible = ($: Given) => `listed and (verified or not ${$('verifiedWithin')})`;
const isWide = (part: string) => `(select count(*) > ${MATCHES_COUNTED_MOST} from ${part})`;

/** How well an NGO fits that has all the words in its name: as its whole name or not, and then letter for letter or not. */
const exactFit = ($: Given) => `case when name_sound = ${$('sound')} then 0 else 2 end + case when
  case ${$('script')} when 'gu' then name_gu when 'hi' then name_hi else sort_name end like all (${$('patterns')}::text[])
  then 0 else 1 end`;
/** How well one fits that may have them elsewhere, or spelt otherwise. */
const looseFit = ($: Given) => `case when search @@ ${$('fine')} then ${exactFit($)}
  when search @@ ${$('name')} then 4 else 5 end`;

const finds: Record<SearchWay, ($: Given) => string> = {
  plain: ($) => `found as materialized (${looseNgos($)})`,
  wide: findWide,
  begun: findBegun,
};

function looseNgos($: Given): string {
  return `select ${FOUND}, ${looseFit($)} as fit from ngo where ${isVisible($)} and search @@ ${$('loose')} ${SOME}`;
}

/**
 * Those with the words in their names: first in an eighth of all NGOs, which is enough where the words are frequent, then in all; after
 * them the others. And those whose name begins with just these words, which might not be among those counted.
 */
function findWide($: Given): string {
  const exact = `select ${FOUND}, ${exactFit($)} as fit from ngo where ${isVisible($)} and search @@ ${$('fine')}`;
  // As a test of a few rows the query is no way to find them.
  const namesakes = (condition: string) => `(select ${FOUND}, ${exactFit($)} as fit from ngo
    where ${isVisible($)} and ${condition} and (search @@ ${$('fine')}) is true limit ${NAMESAKES_MOST})`;
  return `sample as materialized (
      ${exact} and id % 8 = 0 ${SOME}
    ), exact as materialized (
      select * from sample where ${isWide('sample')}
      union all (${exact} and not ${isWide('sample')} ${SOME})
    ), loose as materialized (
      select * from (${looseNgos($)}) any_way where not ${isWide('exact')}
    ), namesake as materialized (
      ${namesakes(`name_sound = ${$('sound')}`)}
      union all ${namesakes(`name_sound > ${$('sound')} || ' ' and name_sound < ${$('sound')} || '!'`)}
    ), found as materialized (
      select * from exact
      union all select * from namesake where id not in (select id from exact)
      union all select * from loose where id not in (select id from exact union all select id from namesake)
    )`;
}

/** Those with whole words, and those with a word that begins as the last one does; if such words are frequent, in an eighth of all. */
function findBegun($: Given): string {
  const query = (template: string, known: string) => {
    const [last, joined] = [`'${LAST_WORD.replaceAll("'", "''")}'`, `'${JOINED_WORD.replaceAll("'", "''")}'`];
    const filled = `replace(replace(${template}, ${last}, coalesce(${known}, ${last})), ${joined}, coalesce(j.names, ${joined}))`;
    return `(select ${filled}::tsquery from word w, joined_word j)`;
  };
  const begun = `select ${FOUND}, case when search @@ ${query($('begunName'), 'w.names')} then 6 else 7 end as fit
    from ngo where ${isVisible($)} and search @@ ${query($('begun'), 'w.anywhere')}`;
  return `whole as materialized (${looseNgos($)}),
    word as materialized (
      select string_agg(quote_literal(skeleton) || ':A', ' | ') as names,
        string_agg(quote_literal(skeleton), ' | ') as anywhere,
        coalesce(sum(n), 0) > ${FREQUENT_LEAST} and ${$('isSingle')} as is_frequent
      from (${words(`skeleton <> ${$('whole')}
        and (${begins('skeleton', $('begunSkeleton'))} or ${begins('sound', $('begunSound'))})`)}) begun
    ), joined_word as materialized (
      select string_agg(quote_literal(skeleton), ' | ') as names
      from (${words(begins('skeleton', $('joined')))}) begun
    ), begun as materialized (
      (${begun} and (select not is_frequent from word) ${SOME})
      union all (${begun} and (select is_frequent from word) and id % 8 = 0 ${SOME})
    ), found as materialized (
      select * from whole union all select * from begun where id not in (select id from whole)
    )`;
}

function words(condition: string): string {
  return `select skeleton, sum(ngos) as n from ngo_word where ${condition}
    group by skeleton having sum(ngos) > 0 order by n desc, skeleton limit ${BEGUN_WORDS_MOST}`;
}

/** Keys are lower case Latin letters, digits and letters of other scripts' own; none of the first two sorts behind '~'. */
export function begins(column: string, prefix: string): string {
  return `${column} >= ${prefix} and ${column} < ${prefix} || '~'`;
}
