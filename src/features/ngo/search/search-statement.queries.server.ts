import { MATCHES_COUNTED_MOST, type NgoSort } from '#src/features/ngo/ngo.values.ts';

/** Matches below this share of the best score are not shown. */
const SHARE_OF_BEST = 0.55;
/**
 * If at least `ENOUGH` matches have a high score, the threshold rises, up to `SHARE_OF_MORE` of the best
 * score. Nobody misses matches far below those.
 */
const ENOUGH = 3;
const SHARE_OF_MORE = 0.85;
/** The maximum number of best matches that are considered before all others. */
const BEST_MOST = MATCHES_COUNTED_MOST + 1;
/**
 * The maximum number of NGOs with exactly this name, and of those with all words in their names. They are
 * always considered, however many NGOs match.
 */
const NAMED_MOST = 100;
/**
 * The maximum number of best matches nearby that are always considered. The sample alone is read if it
 * contains `NEAR_ENOUGH`.
 */
const NEAR_MOST = 150;
const NEAR_ENOUGH = 20;
/** If more NGOs match than are counted, only this many are weighed. */
const WEIGHED_MOST = 150;
/** If this many of those score well enough, the remaining matches are counted too, and come after them. */
const WEIGHED_GOOD = 80;
/** With this many best matches, no others are considered. Otherwise up to `OTHERS_MOST` others are. */
const BEST_ENOUGH = 20;
const OTHERS_MOST = 200;

const types = {
  prime: 'tsquery',
  near: 'tsquery',
  best: 'tsquery',
  candidates: 'tsquery',
  queries: 'tsquery[]',
  gains: 'real[]',
  least: 'real',
  towns: 'jsonb',
  sound: 'text',
  patterns: 'text[]',
  script: 'text',
  withinCategory: 'text',
  withinCity: 'text',
  withinVerified: 'boolean',
  category: 'text',
  city: 'text',
  verified: 'boolean',
  offset: 'int',
  limit: 'int',
  language: 'text',
} as const;
export type SearchParameter = keyof typeof types;

/** The parameters of the statement, in order. */
export const SEARCH_PARAMETERS = Object.keys(types) as SearchParameter[];

// A value in a subselect is unknown to the planner, so it chooses one generic plan and plans only once.
const $ = Object.fromEntries(
  Object.entries(types).map(([name, type], index) => [name, `(select $${index + 1}::${type})`]),
) as Record<SearchParameter, string>;
const nth = (name: 'queries' | 'gains', at: number) =>
  `($${SEARCH_PARAMETERS.indexOf(name) + 1}::${types[name]})[${at}] as ${name}_${at}`;

/** The description of the NGO `n` in the reader's language, or else the original. */
export const DESCRIPTION_IN_LANGUAGE = `coalesce(
  case ${$.language} when 'gu' then n.description_gu when 'hi' then n.description_hi end, n.description)`;

const orders: Record<NgoSort, (p: string) => string> = {
  fit: (p) => `${p}rank desc, ${p}spelling, ${p}name_words, ${p}verified desc, ${p}sort_name, ${p}id`,
  name: (p) => `${p}sort_name, ${p}id`,
  distance: (p) => `(${$.towns} -> ${p}city -> 1)::real, ${p}rank desc, ${p}sort_name, ${p}id`,
};

const WITHIN = `listed and (verified or not ${$.withinVerified})
  and (${$.withinCategory} is null or category = ${$.withinCategory})
  and (${$.withinCity} is null or city = ${$.withinCity})`;
const COLUMNS = `id, category, city, verified, name_words, sort_name, name_sound, name_gu, name_hi`;
const PENALTY = `coalesce((${$.towns} -> city -> 0)::real, 0)`;
/**
 * Frequent words are first searched for in a sample: its partial index is smaller and takes a fraction of the
 * time to read.
 */
const SAMPLES = ['id % 64 = 0', 'id % 8 = 0 and id % 64 <> 0', 'id % 8 <> 0'] as const;

/** The number of gain steps in a ladder. An NGO that misses a step misses all later ones. */
export const LADDER_STEPS = 4;

/**
 * Returns the statement for a search. It selects the counts of the matches by kind
 * (`category|city|verified|count;...`), whether there are more matches than are counted, the best score, and
 * for each NGO of the page its score and summary columns. An empty page is one row without a summary.
 */
export function searchStatement({
  sort,
  ladders,
  columns,
}: {
  sort: NgoSort;
  ladders: number;
  columns: string;
}) {
  const some = (condition: string, most: string) =>
    `select ${COLUMNS}, search @@ ${$.prime} as is_prime from ngo where ${WITHIN} and ${condition} limit ${most}`;
  const matching = (query: string, condition: string, most: string) =>
    some(`${condition} and search @@ ${query}`, most);
  const isEnough = `(select count(*) >= ${BEST_ENOUGH} from best)`;
  const isWide = '(select is_wide from width)';
  const ifWide = (most: string) => `(select case when ${isWide} then ${most} else 0 end)`;
  // A larger sample is read only if the smaller ones had too few matches. Then it does not have many either.
  const inSamples = (name: string, query: string, most: string) => {
    const parts = SAMPLES.map((_, at) => `${name}_${at}`);
    const queries = SAMPLES.map((sample, at) => {
      const counts = parts.slice(0, at).map((part) => ` - (select count(*) from ${part})`);
      return `${parts[at]} as materialized (${matching(query, sample, `(select ${most}${counts.join('')})`)})`;
    });
    const all = parts.map((part) => `select * from ${part}`);
    return `${queries.join(', ')}, ${name} as materialized (${all.join(' union all ')})`;
  };
  const spelling = `case when name_sound = ${$.sound} then 0 else 1 end + case when
        case ${$.script} when 'gu' then name_gu when 'hi' then name_hi else sort_name end like all (${$.patterns}::text[])
        then 0 else 2 end`;
  return `
  with ${inSamples('any_one', $.best, String(BEST_MOST))}, width as materialized (
    select count(*) > ${MATCHES_COUNTED_MOST} as is_wide from any_one
  ), namesake as materialized (
    -- As a test of a few rows the query is no way to find them.
    ${some(`name_sound = ${$.sound} and (search @@ ${$.best}) is true`, ifWide(String(NAMED_MOST)))}
  ), ${inSamples('prime', $.prime, ifWide(String(NAMED_MOST)))}, near_sample as materialized (
    ${matching($.near, 'id % 8 = 0', ifWide(String(NEAR_MOST)))}
  ), near as materialized (
    select * from near_sample
    union all
    (${matching(
      $.near,
      'id % 8 <> 0',
      ifWide(`case when (select count(*) from near_sample) >= ${NEAR_ENOUGH} then 0 else ${NEAR_MOST} end`),
    )})
  ), first as materialized (
    select distinct on (id) * from (
      select * from namesake union all select * from prime union all select * from near
    ) any_first
  ), best as materialized (
    select * from first
    union all
    select * from any_one where id not in (select id from first)
  ), ${inSamples('other', $.candidates, `case when ${isEnough} then 0 else ${OTHERS_MOST} end`)}, candidate as materialized (
    (select * from best limit ${MATCHES_COUNTED_MOST})
    union all
    select * from other where id not in (select id from best)
  ), weighed as materialized (
    select ${COLUMNS}, (${scoreOf(ladders)})::real as score
    from (
      select id from candidate where not ${isWide}
      union all
      (
        select id from candidate where ${isWide}
        order by is_prime desc nulls last, ${PENALTY}, verified desc limit ${WEIGHED_MOST}
      )
    ) one join ngo using (id) cross join (select ${stepsOf(ladders)} offset 0) step
  ), least as materialized (
    select greatest(${$.least}, max(score) * ${SHARE_OF_BEST}, least(max(score) * ${SHARE_OF_MORE}, (
      select score from weighed order by score desc offset ${ENOUGH - 1} limit 1
    )))::real as score from weighed
  ), good as materialized (
    select * from weighed where score >= (select score from least)
  ), found as materialized (
    select ${COLUMNS}, score, score - ${PENALTY} as rank, ${spelling} as spelling from good
    union all
    select ${COLUMNS}, (select score from least), (select score from least) - 1 - ${PENALTY}, ${spelling} from candidate
    where ${isWide} and (select count(*) >= ${WEIGHED_GOOD} from good) and id not in (select id from weighed)
  ), page as (
    select * from found
    where (${$.category} is null or category = ${$.category}) and (${$.city} is null or city = ${$.city})
      and (verified or not ${$.verified})
    order by ${orders[sort]('')} offset ${$.offset} limit ${$.limit}
  )
  select (
    select string_agg(concat_ws('|', category, city, verified::int, n), ';')
    from (select category, city, verified, count(*) as n from found group by category, city, verified) cell
  ) as cells, ${isWide} as is_wide, (select max(score) from found) as best_score, page.score, ${columns}
  from (select 1) always left join (page join ngo n using (id)) on true order by ${orders[sort]('page.')}`;
}

/** The score as a single expression. A function or subquery would be called for each NGO. */
function scoreOf(ladders: number): string {
  // Testing the middle step first evaluates at most three queries.
  const ladder = (at: number) => {
    const [query, gain] = [
      (step: number) => `search @@ queries_${at + step}`,
      (step: number) => `gains_${at + step}`,
    ];
    return `case when ${query(0)} then ${gain(0)} + case
      when ${query(2)} then ${gain(1)} + ${gain(2)} + case when ${query(3)} then ${gain(3)} else 0 end
      when ${query(1)} then ${gain(1)} else 0 end else 0 end`;
  };
  return Array.from({ length: ladders }, (_, number) => ladder(number * LADDER_STEPS + 1)).join(' + ');
}

function stepsOf(ladders: number): string {
  const places = Array.from({ length: ladders * LADDER_STEPS }, (_, index) => index + 1);
  return places.flatMap((at) => [nth('queries', at), nth('gains', at)]).join(', ');
}
