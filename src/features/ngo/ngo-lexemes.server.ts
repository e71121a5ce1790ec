import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { findMeanings } from './search/meanings.server.ts';
import { emptyWords, needs } from './search/need-words.ts';

/** Raised whenever the same NGO would get other lexemes, so that rows written by older rules can be told. */
export const SEARCH_VERSION = 1;

/** What of an NGO can be found by words. */
export type SearchableNgo = {
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  category: string;
  city: string;
  services: readonly string[];
};

export type NgoIndexEntry = {
  /** A tsvector as PostgreSQL reads it; skeletons of the name have weight A. */
  search: string;
  /** Each word once as `sound:skeleton:spelling`, and each need, category and city. */
  words: string[];
  sortName: string;
  nameSound: string;
  nameWords: number;
};

/** What an NGO is found by. One letter before a key says what it is; a skeleton has none. */
export const lexeme = {
  skeleton: (key: string) => key,
  /** The sound of a word of the name. */
  fine: (key: string) => `=${key}`,
  need: (name: string) => `#${name}`,
  category: (slug: string) => `@c=${slug}`,
  city: (name: string) => `@t=${name}`,
};

/** A word as it is counted in the table of words, to correct others and to go on with begun ones. */
function wordEntry({ keys, typed }: { keys: SoundKeys; typed: string }): string {
  return `${keys.fine}:${keys.skeleton}:${typed.toLowerCase()}`;
}

/** A lexeme that is no word, as it is counted beside them: how many NGOs have it says how to look for it. */
function lexemeEntry(text: string): string {
  return `${text}:${text}:`;
}

const NAME_WORDS_MOST = 40;
const SERVICE_WORDS_MOST = 150;

/** Everything that is written beside an NGO so that it is found: a pure function of its text. */
export function indexNgo(ngo: SearchableNgo): NgoIndexEntry {
  const entry: Entry = { names: new Set(), elsewhere: new Set(), others: new Set(), words: new Set() };
  entry.others.add(lexeme.category(ngo.category)).add(lexeme.city(ngo.city));
  for (const need of needs) if (need.category === ngo.category) entry.elsewhere.add(lexeme.need(need.name));
  for (const name of [ngo.name, ngo.nameGu, ngo.nameHi]) {
    if (!name) continue;
    const words = searchableWords({ text: name, most: NAME_WORDS_MOST });
    addName({ words, entry });
    addWords({ words, entry, found: entry.names });
  }
  let left = SERVICE_WORDS_MOST;
  for (const service of ngo.services) {
    const words = searchableWords({ text: service, most: left });
    left -= words.length;
    addWords({ words, entry, found: entry.elsewhere });
  }
  return {
    search: tsvectorOf(entry),
    words: [...entry.words, ...meaningsOf(entry).map(lexemeEntry)].sort(),
    sortName: sortNameOf(ngo.name),
    nameSound: soundOfName(ngo.name),
    nameWords: Math.max(1, Math.min(wordsOfText(ngo.name).length, NAME_WORDS_MOST)),
  };
}

/** The name in Latin letters, lower case, one blank between words: sorts all scripts together, the same everywhere. */
export function sortNameOf(name: string): string {
  const raws = wordsOfText(name).map(({ word }) => keysOfWord({ word }).raw);
  return raws.join(' ') || name.toLowerCase();
}

/** The name as it sounds: the same for all its usual spellings, in any script. `isPrefix`: its last word may go on. */
export function soundOfName(name: string, isPrefix = false): string {
  const words = wordsOfText(name);
  const sounds = words.map(
    ({ word }, index) => keysOfWord({ word, isPrefix: isPrefix && index === words.length - 1 }).fine,
  );
  return sounds.join(' ') || name.toLowerCase();
}

type Word = { word: string; typed: string; keys: SoundKeys };
/** What the name says, what is said elsewhere, and all other lexemes. */
type Entry = { names: Set<string>; elsewhere: Set<string>; others: Set<string>; words: Set<string> };

/** Without the words that stand in every list, unless the text has no others. */
function searchableWords({ text, most }: { text: string; most: number }): Word[] {
  const all = wordsOfText(text);
  const meant = all.filter(({ word }) => !emptyWords.has(word));
  return (meant.length > 0 ? meant : all)
    .slice(0, most)
    .map(({ word, typed }) => ({ word, typed, keys: keysOfWord({ word }) }));
}

function addName({ words, entry }: { words: readonly Word[]; entry: Entry }): void {
  words.forEach(({ word, keys }, index) => {
    entry.others.add(lexeme.fine(keys.fine));
    entry.names.add(lexeme.skeleton(keys.skeleton));
    // Two words are often typed as one.
    const next = words[index + 1];
    if (next) entry.names.add(lexeme.skeleton(keysOfWord({ word: word + next.word }).skeleton));
  });
}

function addWords(options: { words: readonly Word[]; entry: Entry; found: Set<string> }): void {
  const { words, entry, found } = options;
  const skeletons = words.map(({ keys }) => keys.skeleton);
  words.forEach(({ word, typed, keys }, index) => {
    found.add(lexeme.skeleton(keys.skeleton));
    for (const { meaning } of findMeanings({ skeletons, index })) {
      for (const need of meaning.needs) found.add(lexeme.need(need));
    }
    if (keys.fine.length > 1 && /\p{L}/u.test(word)) entry.words.add(wordEntry({ keys, typed }));
  });
}

/** The needs, the category and the city. */
function meaningsOf({ names, elsewhere, others }: Entry): string[] {
  return [...new Set([...names, ...elsewhere, ...others])].filter((one) => /^[#@]/.test(one));
}

/** Keys are letters, marks and digits; names of towns and needs have blanks and brackets too. */
function tsvectorOf({ names, elsewhere, others }: Entry): string {
  const quote = (text: string) => `'${text.replace(/['\\]/g, '')}'`;
  // A lexeme without a position would pass for any weight.
  return [
    ...[...names].map((one) => `${quote(one)}:1A`),
    ...[...elsewhere].filter((one) => !names.has(one)).map((one) => `${quote(one)}:1D`),
    ...[...others].map(quote),
  ].join(' ');
}
