import type { Database } from '#src/server/database.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';
import type { NgoSuggestion } from '#src/features/ngo/ngo.contract.ts';

/** NGOs that are looked at to choose the best from. */
const LOOKED_AT_MOST = 50;
/** Words that a begun one may be going to be, the most frequent first. */
const WORDS_MOST = 10;

/** Takes the place of the begun word in `others`. */
export const BEGUN_WORD = '?begun';

const COLUMNS = 'id, name, name_gu, name_hi, category, city, name_words, verified, name_sound';

const types = {
  sound: 'text',
  most: 'int',
  skeleton: 'text',
  begunSound: 'text',
  wordNgosMost: 'int',
  query: 'text',
} as const;
// Read by a subselect, a value is not known to the planner: so it sees that one plan serves all, and plans once.
const $ = Object.fromEntries(
  Object.entries(types).map(([name, type], index) => [name, `(select $${index + 1}::${type})`]),
) as Record<keyof typeof types, string>;
/** Sorts behind all words, and is none. */
const NOTHING = '~';

const BEGUN = statement({
  name: 'ngo_suggest',
  columns: ['id text', 'ngo.name', 'ngo.name_gu', 'ngo.name_hi', 'ngo.category', 'ngo.city'],
  text: `
  with named as materialized (
    select ${COLUMNS}, 0 as fit from ngo where listed and ${begins('name_sound', $.sound)}
    order by name_sound, id limit ${LOOKED_AT_MOST}
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
      and listed and search @@ (select replace(${$.query}, '''${BEGUN_WORD}''', names)::tsquery from word) limit ${LOOKED_AT_MOST}
  )
  select id::text as id, name, name_gu, name_hi, category, city
  from (select * from named union all select * from worded where id not in (select id from named)) found
  order by fit, name_words, verified desc, name_sound, found.id limit ${$.most}`,
});

/**
 * At most `most` listed NGOs: those whose name begins with `sound`, then those that match `query`, in which the words
 * beginning with `last` are put in that at most `wordNgosMost` NGOs have (`bySound`: `last` is a sound, not a skeleton).
 */
export async function selectBegun(
  db: Database,
  asked: {
    sound: string;
    most: number;
    last: string;
    bySound: boolean;
    wordNgosMost: number;
    query: string;
  },
): Promise<NgoSuggestion[]> {
  const { sound, most, last, bySound, wordNgosMost, query } = asked;
  const rows = await runStatement(db, BEGUN, [
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

/** Keys are lower case Latin letters, digits and letters of other scripts' own; none of the first two sorts behind '~'. */
function begins(column: string, prefix: string): string {
  return `${column} >= ${prefix} and ${column} < ${prefix} || '~'`;
}
