import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { editDistance } from '#src/shared/indic/edit-distance.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { meantWords } from './meanings.ts';
import type { SearchUnit, SearchWord } from './search-units.ts';

export type Correction = { typed: string; used: string[] };

type Candidate = { fine: string; skeleton: string; spelling: string; ngos: number };

/** Known words that are taken in the place of one unknown. */
const USED_MOST = 3;
/** Letters that may be wrong, by the length of the word as it sounds. */
const mistakesAllowed = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);
const SKELETON_LETTERS = 'abcdefghijklmnoprstuvy';

/**
 * Corrects the words that neither a name, a service nor a meaning has: `corrected` of such a word is filled with the known
 * words closest to it, the first letter being right.
 * @returns what was taken for what, in the order typed; empty when all words are known or nothing is close.
 */
export async function correctUnits(db: Database, units: readonly SearchUnit[]): Promise<Correction[]> {
  const words = units
    .filter(({ meaning, townsBegun }) => !meaning && townsBegun.length === 0)
    .flatMap((unit) => unit.words);
  const unknown = await findUnknown(db, words);
  const corrections: Correction[] = [];
  for (const word of unknown) {
    const close = chooseClosest({ word, candidates: await findCandidates(db, word) });
    if (close.length === 0) continue;
    word.corrected = close.map(({ fine, skeleton }) => ({ raw: fine, fine, skeleton }));
    corrections.push({ typed: word.typed, used: [...new Set(close.map(({ spelling }) => spelling))] });
  }
  return corrections;
}

async function findUnknown(db: Database, words: readonly SearchWord[]): Promise<SearchWord[]> {
  if (words.length === 0) return [];
  const rows = await runQuery<[number]>(db, {
    name: 'ngo_words_unknown',
    text: `select position from unnest($1::text[], $2::text[]) with ordinality as asked (skeleton, prefix, position)
      where not exists (select from ngo_word w where w.skeleton = asked.skeleton and ngos > 0)
        and not exists (select from ngo_word w where prefix is not null and w.skeleton >= prefix
          and w.skeleton < prefix || '~' and ngos > 0)`,
    values: [words.map(({ keys }) => keys.skeleton), words.map(({ prefix }) => prefix?.skeleton ?? null)],
  });
  return rows.map(([position]) => words[position - 1]!);
}

async function findCandidates(db: Database, { keys }: SearchWord): Promise<Candidate[]> {
  if (mistakesAllowed(keys.fine.length) === 0) return [];
  const rows = await runQuery<[string, string, string, number]>(db, {
    name: 'ngo_word_neighbours',
    text: `select sound, skeleton, spelling, sum(ngos)::int as n from ngo_word where skeleton = any($1)
      group by 1, 2, 3 having sum(ngos) > 0 order by n desc limit 200`,
    values: [neighboursOf(keys.skeleton)],
  });
  if (rows.length === 0 && mistakesAllowed(keys.fine.length) > 1) {
    rows.push(
      ...(await runQuery<[string, string, string, number]>(db, {
        name: 'ngo_word_similar',
        text: `select sound, skeleton, spelling, sum(ngos)::int from ngo_word where sound % $1
          group by 1, 2, 3 having sum(ngos) > 0 order by similarity(sound, $1) desc limit 60`,
        values: [keys.fine],
      })),
    );
  }
  return [
    ...rows.map(([fine, skeleton, spelling, ngos]) => ({ fine, skeleton, spelling, ngos })),
    ...meantWords.map((word) => ({ ...word, ngos: 0 })),
  ];
}

function chooseClosest({ word, candidates }: { word: SearchWord; candidates: Candidate[] }): Candidate[] {
  const { fine, skeleton } = word.keys;
  const language = languageOfText(word.typed);
  const scored = candidates.flatMap((candidate) => {
    if (candidate.skeleton[0] !== skeleton[0]) return [];
    const atMost = mistakesAllowed(fine.length);
    const distance = editDistance({ a: fine, b: candidate.fine, atMost });
    return distance > atMost ? [] : [{ candidate, distance }];
  });
  const least = Math.min(...scored.map(({ distance }) => distance));
  const best = scored.filter(({ distance }) => distance === least).map(({ candidate }) => candidate);
  best.sort(
    (a, b) =>
      b.ngos - a.ngos ||
      Number(languageOfText(b.spelling) === language) - Number(languageOfText(a.spelling) === language),
  );
  const bySkeleton = new Map<string, Candidate>();
  for (const candidate of best) {
    const known = bySkeleton.get(candidate.skeleton);
    const isReadable = languageOfText(candidate.spelling) === language;
    if (!known || (isReadable && languageOfText(known.spelling) !== language)) {
      bySkeleton.set(candidate.skeleton, candidate);
    }
  }
  return [...bySkeleton.values()].slice(0, USED_MOST);
}

/** The skeletons one mistake away, the first letter kept. */
function neighboursOf(skeleton: string): string[] {
  const found = new Set<string>();
  for (let at = 1; at <= skeleton.length; at++) {
    const [head, tail] = [skeleton.slice(0, at), skeleton.slice(at)];
    for (const letter of SKELETON_LETTERS) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail[1]! + tail[0]! + tail.slice(2));
  }
  found.delete(skeleton);
  return [...found];
}
