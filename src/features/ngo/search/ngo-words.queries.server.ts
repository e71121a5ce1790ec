import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { FormedWord } from '#src/search/formed-words.ts';

/** A word that listed NGOs have in their names or services, and how many do. */
export type KnownWord = { fine: string; skeleton: string; spelling: string; ngos: number };

type KnownWordRow = [fine: string, skeleton: string, spelling: string, ngos: number];

/** Words that are looked at as what another may be meant for. */
const CANDIDATES_MOST = 200;
const SIMILAR_MOST = 60;

/** Those of the words that no listed NGO has in its names or services. */
export async function selectUnknown(db: Database, words: readonly FormedWord[]): Promise<FormedWord[]> {
  if (words.length === 0) return [];
  const rows = await runQuery<[number]>(db, {
    name: 'ngo_words_unknown',
    text: `select position from unnest((select $1::text[])) with ordinality as asked (skeleton, position)
      where not exists (select from ngo_word w where w.skeleton = asked.skeleton and ngos > 0) order by position`,
    values: [words.map(({ forms }) => forms[0])],
  });
  return rows.map(([position]) => words[position - 1]!);
}

/** The words of these skeletons, the most frequent first. */
export async function selectSpelledLike(db: Database, skeletons: readonly string[]): Promise<KnownWord[]> {
  const rows = await runQuery<KnownWordRow>(db, {
    name: 'ngo_words_spelled_like',
    text: `select sound, skeleton, spelling, sum(ngos)::int as n from ngo_word where skeleton = any((select $1::text[])::text[])
      group by sound, skeleton, spelling having sum(ngos) > 0 order by n desc, spelling limit ${CANDIDATES_MOST}`,
    values: [skeletons],
  });
  return rows.map(knownWord);
}

/** Words that share parts of three letters with this sound, those that share most first. */
export async function selectSoundingLike(db: Database, sound: string): Promise<KnownWord[]> {
  const rows = await runQuery<KnownWordRow>(db, {
    name: 'ngo_words_sounding_like',
    text: `select sound, skeleton, spelling, sum(ngos)::int from ngo_word where sound % (select $1::text) and spelling <> ''
      group by sound, skeleton, spelling having sum(ngos) > 0
      order by similarity(sound, (select $1::text)) desc, spelling limit ${SIMILAR_MOST}`,
    values: [sound],
  });
  return rows.map(knownWord);
}

/** Whether a listed NGO has what a tsquery asks for. */
export async function isNamed(db: Database, query: string): Promise<boolean> {
  const [row] = await runQuery<[boolean]>(db, {
    name: 'ngo_words_named',
    text: 'select exists (select from ngo where listed and search @@ (select $1::tsquery))',
    values: [query],
  });
  return row![0];
}

function knownWord([fine, skeleton, spelling, ngos]: KnownWordRow): KnownWord {
  return { fine, skeleton, spelling, ngos };
}
