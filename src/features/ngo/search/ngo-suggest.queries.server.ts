import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { NgoSuggestion } from '../ngo.contract.ts';
import { begins } from './search-statement.server.ts';

/** NGOs that are looked at to choose the best from. */
const LOOKED_AT_MOST = 50;
/** Words that a begun one may be going to be, the most frequent first. */
const WORDS_MOST = 10;

/** Takes the place of the begun word in `others`. */
export const BEGUN_WORD = '?begun';

type Row = [
  id: string,
  name: string,
  nameGu: string | null,
  nameHi: string | null,
  category: string,
  city: string,
];

const COLUMNS = 'id, name, name_gu, name_hi, category, city, name_words, verified, name_sound';

const TEXT = `
  with named as materialized (
    select ${COLUMNS}, 0 as fit from ngo where listed and ${begins('name_sound', '$1')}
    order by name_sound, id limit ${LOOKED_AT_MOST}
  ), word as materialized (
    select string_agg(quote_literal(skeleton) || ':A', ' | ') as names from (
      select skeleton from ngo_word
      where (select count(*) < $2 from named)
        and case when $4 then ${begins('sound', '$3')} else ${begins('skeleton', '$3')} end
      group by skeleton having sum(ngos) between 1 and $5 order by sum(ngos) desc, skeleton limit ${WORDS_MOST}
    ) begun
  ), worded as materialized (
    select ${COLUMNS}, 1 as fit from ngo
    where (select names is not null from word)
      and listed and search @@ (select replace($6, '''${BEGUN_WORD}''', names)::tsquery from word) limit ${LOOKED_AT_MOST}
  )
  select id::text, name, name_gu, name_hi, category, city
  from (select * from named union all select * from worded where id not in (select id from named)) found
  order by fit, name_words, verified desc, name_sound, found.id limit $2`;

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
  const rows = await runQuery<Row>(db, {
    name: 'ngo_suggest',
    text: TEXT,
    values: [sound, most, last, bySound, wordNgosMost, query],
  });
  return rows.map(([_id, name, nameGu, nameHi, category, city]) => ({
    ...{ type: 'ngo' as const, _id, name, nameGu, nameHi, category, city },
  }));
}
