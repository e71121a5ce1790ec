import type { Database } from '#src/server/database.server.ts';
import { runStatement, statement, type RowOf } from '#src/server/database/statement.server.ts';
import type { FormedWord } from '#src/search/words/formed-words.ts';

/** A word in the names or services of listed NGOs, and the number of NGOs that have it. */
export type NgoWord = { fine: string; skeleton: string; spelling: string; ngos: number };

/** The maximum number of words that are considered as corrections of another. */
const CANDIDATES_MOST = 200;
const SIMILAR_MOST = 60;

const WORDS_UNKNOWN = statement({
  name: 'ngo_words_unknown',
  columns: ['position bigint'],
  text: `select position from unnest((select $1::text[])) with ordinality as given (skeleton, position)
    where not exists (select from ngo_word w where w.skeleton = given.skeleton and ngos > 0) order by position`,
});

const KNOWN_WORD = ['ngo_word.sound', 'ngo_word.skeleton', 'ngo_word.spelling', 'ngos integer'] as const;

const WORDS_SPELLED_LIKE = statement({
  name: 'ngo_words_spelled_like',
  columns: KNOWN_WORD,
  text: `select sound, skeleton, spelling, sum(ngos)::int as ngos from ngo_word
    where skeleton = any((select $1::text[])::text[])
    group by sound, skeleton, spelling having sum(ngos) > 0
    order by sum(ngos)::int desc, spelling limit ${CANDIDATES_MOST}`,
});

const WORDS_SOUNDING_LIKE = statement({
  name: 'ngo_words_sounding_like',
  columns: KNOWN_WORD,
  text: `select sound, skeleton, spelling, sum(ngos)::int as ngos from ngo_word
    where sound % (select $1::text) and spelling <> ''
    group by sound, skeleton, spelling having sum(ngos) > 0
    order by similarity(sound, (select $1::text)) desc, spelling limit ${SIMILAR_MOST}`,
});

const IS_NAMED = statement({
  name: 'ngo_words_named',
  columns: ['named boolean'],
  text: 'select exists (select from ngo where listed and search @@ (select $1::tsquery)) as named',
});

/** Returns the words that no listed NGO has in its names or services. */
export async function selectUnknown(db: Database, words: readonly FormedWord[]): Promise<FormedWord[]> {
  if (words.length === 0) return [];
  const rows = await runStatement(db, WORDS_UNKNOWN, [words.map(({ forms }) => forms[0])]);
  return rows.map(([position]) => words[position - 1]!);
}

/** Returns the words with these skeletons, the most frequent first. */
export async function selectSpelledLike(db: Database, skeletons: readonly string[]): Promise<NgoWord[]> {
  return (await runStatement(db, WORDS_SPELLED_LIKE, [skeletons])).map(toNgoWord);
}

/** Returns words that share trigrams with this sound, those with the most in common first. */
export async function selectSoundingLike(db: Database, sound: string): Promise<NgoWord[]> {
  return (await runStatement(db, WORDS_SOUNDING_LIKE, [sound])).map(toNgoWord);
}

/** Returns whether any listed NGO matches a tsquery. */
export async function isNamed(db: Database, query: string): Promise<boolean> {
  const [row] = await runStatement(db, IS_NAMED, [query]);
  return row![0];
}

function toNgoWord([fine, skeleton, spelling, ngos]: RowOf<typeof KNOWN_WORD>): NgoWord {
  return { fine, skeleton, spelling, ngos };
}
