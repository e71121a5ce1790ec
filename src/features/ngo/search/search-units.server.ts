import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { findMeaning, townsByPrefix, type Meaning } from './meanings.server.ts';
import { askingWords, emptyWords } from './need-words.ts';

/** More words than these are not looked at: no name has so many, and all must match. */
const UNITS_MOST = 10;

export type SearchWord = {
  typed: string;
  word: string;
  keys: SoundKeys;
  /** The keys as of a word that may go on; only of the last word typed. */
  prefix: SoundKeys | undefined;
  /** Known words taken in its place. */
  corrected: { keys: SoundKeys; meaning: Meaning | undefined }[];
};

/** A piece of the search that must match as a whole: a word, or a phrase that has a meaning. */
export type SearchUnit = {
  words: SearchWord[];
  meaning: Meaning | undefined;
};

/** The text in units, in the order typed. Empty when it has no letters or digits. Never throws. */
export function readSearchUnits(text: string): SearchUnit[] {
  const words = readWords(text);
  const skeletons = words.map(({ keys }) => keys.skeleton);
  const units: SearchUnit[] = [];
  for (let index = 0; index < words.length && units.length < UNITS_MOST;) {
    const found = findMeaning({ skeletons, index });
    const length = found?.length ?? 1;
    units.push({
      words: words.slice(index, index + length),
      meaning: found?.meaning,
    });
    index += length;
  }
  return units;
}

/** The towns whose name may be begun by the unit's only word. */
export function townsBegunBy({ words }: SearchUnit): string[] {
  const prefix = words.length === 1 ? words[0]!.prefix : undefined;
  return prefix ? townsByPrefix(prefix.skeleton) : [];
}

function readWords(text: string): SearchWord[] {
  const all = wordsOfText(text);
  const meant = all.filter(({ word }) => !emptyWords.has(word) && !askingWords.has(word));
  const chosen = meant.length > 0 ? meant : all;
  // A blank after the last word says that it is typed to its end, but most who search just stop typing.
  return chosen.map(({ typed, word }, index) => ({
    typed,
    word,
    keys: keysOfWord({ word }),
    prefix: index === chosen.length - 1 ? keysOfWord({ word, isPrefix: true }) : undefined,
    corrected: [],
  }));
}
