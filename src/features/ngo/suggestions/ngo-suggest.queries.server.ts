import type { Database } from '#src/server/database.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';
import type { NgoSuggestion } from '#src/features/ngo/ngo.contract.ts';

/** The number of NGOs from which the best are chosen. */
const CANDIDATES_MOST = 50;
/** The maximum number of words that complete a partial one, the most frequent first. */
const WORDS_MOST = 10;

/** The placeholder for the partial word in `query`. */
export const PARTIAL_WORD = '?begun';

const COLUMNS = 'id, name, name_gu, name_hi, category, city, name_words, verified, name_sound';

const types = {
  sound: 'text',
  most: 'int',
  skeleton: 'text',
  begunSound: 'text',
  wordNgosMost: 'int',
  query: 'text',
} as const;
// A value in a subselect is unknown to the planner, so it chooses one generic plan and plans only once.
const $ = Object.fromEntries(
  Object.entries(types).map(([name, type], index) => [name, `(select $${index + 1}::${type})`]),
) as Record<keyof typeof types, string>;
/** A prefix that no word has; it sorts after all words. */
const NOTHING = '~';

const SUGGEST = statement({
  name: 'ngo_suggest',
  columns: ['id text', 'ngo.name', 'ngo.name_gu', 'ngo.name_hi', 'ngo.category', 'ngo.city'],
  text: `
  with named as materialized (
    select ${COLUMNS}, 0 as fit from ngo where listed and ${begins('name_sound', $.sound)}
    order by name_sound, id limit ${CANDIDATES_MOST}
  ), word as materialized (
    select string_agg(quote_literal(skeleton) || ':A', ' | ') as names from (
      select skeleton from ngo_word
      where (select count(*) < ${$.most} from named)
        and (${begins('skeleton', $.skeleton)} or ${begins('sound', $.begunSound)})
      group by skeleton having sum(ngos) between 1 and ${$.wordNgosMost} order by sum(ngos) desc, skeleton limit ${WORDS_MOST}
    ) begun
  ), worded as materialized (
    select ${COLUMNS}, 1 as fit from ngo
    where (select names is not null from word)
      and listed and search @@ (select replace(${$.query}, '''${PARTIAL_WORD}''', names)::tsquery from word) limit ${CANDIDATES_MOST}
  )
  select id::text as id, name, name_gu, name_hi, category, city
  from (select * from named union all select * from worded where id not in (select id from named)) found
  order by fit, name_words, verified desc, name_sound, found.id limit ${$.most}`,
});

/**
 * Returns at most `most` listed NGOs. Those whose name begins with `sound` come first, then those that match
 * `query`, in which the words that begin with `last` replace `PARTIAL_WORD`. Words that more than
 * `wordNgosMost` NGOs have are left out. With `bySound`, `last` is a sound, otherwise a skeleton.
 */
export async function selectSuggestions(
  db: Database,
  request: {
    sound: string;
    most: number;
    last: string;
    bySound: boolean;
    wordNgosMost: number;
    query: string;
  },
): Promise<NgoSuggestion[]> {
  const { sound, most, last, bySound, wordNgosMost, query } = request;
  const rows = await runStatement(db, SUGGEST, [
    sound,
    most,
    bySound ? NOTHING : last,
    bySound ? last : NOTHING,
    wordNgosMost,
    query,
  ]);
  return rows.map(([_id, name, nameGu, nameHi, category, city]) => ({
    type: 'ngo' as const,
    _id,
    name,
    nameGu,
    nameHi,
    category,
    city,
  }));
}

/**
 * A range condition for a prefix. Keys consist of lower case Latin letters and digits, which sort before '~',
 * and letters specific to other scripts.
 */
function begins(column: string, prefix: string): string {
  return `${column} >= ${prefix} and ${column} < ${prefix} || '~'`;
}
