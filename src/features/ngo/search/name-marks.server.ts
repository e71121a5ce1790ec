import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { findMeanings } from './meanings.server.ts';
import type { SearchUnit } from './search-units.server.ts';

type NameWord = { typed: string; word: string; keys: SoundKeys };

/** The words of the names that the search meant, in whatever script they stand, each once. */
export function findMarks(options: {
  names: readonly (string | null)[];
  units: readonly SearchUnit[];
}): string[] {
  const meant = keysMeant(options.units);
  const marks = new Set<string>();
  for (const name of options.names) {
    if (name === null) continue;
    const words = wordsOfName(name);
    words.forEach((word, index) => {
      if (isMeant(word, meant)) marks.add(word.typed);
      for (const { typed } of phraseMeant({ words, index, meant })) marks.add(typed);
      const next = words[index + 1];
      if (next && isMeantJoined({ word, next, meant })) marks.add(word.typed).add(next.typed);
    });
  }
  return [...marks];
}

type Meant = { whole: Set<string>; begun: string[]; needs: Set<string> };

function keysMeant(units: readonly SearchUnit[]): Meant {
  const meant: Meant = { whole: new Set(), begun: [], needs: new Set() };
  units.forEach(({ words, meaning }, index) => {
    for (const need of meaning?.needs ?? []) meant.needs.add(need);
    for (const { keys, prefix, corrected } of words) {
      meant.whole.add(keys.skeleton);
      for (const one of corrected) {
        meant.whole.add(one.keys.skeleton);
        for (const need of one.meaning?.needs ?? []) meant.needs.add(need);
      }
      if (prefix && prefix.fine.length > 1) meant.begun.push(prefix.skeleton);
    }
    const next = units[index + 1];
    if (next) meant.whole.add(keysOfWord({ word: words.at(-1)!.word + next.words[0]!.word }).skeleton);
  });
  return meant;
}

function isMeant({ keys }: NameWord, { whole, begun }: Meant): boolean {
  const begins = (prefix: string) => keys.skeleton.startsWith(prefix) || keys.fine.startsWith(prefix);
  return whole.has(keys.skeleton) || begun.some(begins);
}

function phraseMeant(options: {
  words: readonly NameWord[];
  index: number;
  meant: Meant;
}): readonly NameWord[] {
  const { words, index, meant } = options;
  if (meant.needs.size === 0) return [];
  const skeletons = words.map(({ keys }) => keys.skeleton);
  const found = findMeanings({ skeletons, index }).filter(({ meaning }) =>
    [...meaning.needs].some((need) => meant.needs.has(need)),
  );
  return words.slice(index, index + Math.max(0, ...found.map(({ length }) => length)));
}

function isMeantJoined({ word, next, meant }: { word: NameWord; next: NameWord; meant: Meant }): boolean {
  // Making the keys of two words joined costs more than all else here: only where it can succeed.
  const { skeleton } = word.keys;
  const isPossible = [...meant.whole].some(
    (key) => key.length > skeleton.length && key.startsWith(skeleton.slice(0, 2)),
  );
  return isPossible && meant.whole.has(keysOfWord({ word: word.word + next.word }).skeleton);
}

/** Names share most of their words, so the pieces between blanks are remembered. */
function wordsOfName(name: string): NameWord[] {
  return name.split(' ').flatMap((piece) => {
    const known = remembered.get(piece);
    if (known) return known;
    const words = wordsOfText(piece).map(({ word, typed }) => ({ word, typed, keys: keysOfWord({ word }) }));
    if (remembered.size >= REMEMBERED_MOST) remembered.clear();
    remembered.set(piece, words);
    return words;
  });
}

const remembered = new Map<string, NameWord[]>();
const REMEMBERED_MOST = 50_000;
