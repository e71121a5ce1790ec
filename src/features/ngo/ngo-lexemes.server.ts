import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { isFillerWord } from '#src/search/filler-words.ts';
import {
  lexemesOf,
  nameLexeme,
  type LexemeWeight,
  type WeightedText,
} from '#src/search/text-lexemes.server.ts';

/** Raised whenever the same NGO would get other lexemes, so that rows written by older rules can be told. */
export const SEARCH_VERSION = 2;

/** What of an NGO can be found by words. */
export type SearchableNgo = {
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  category: string;
  city: string;
  mission: string | null;
  description: string | null;
  services: readonly string[];
  /** Ids of the needs that somebody confirmed. */
  needs: readonly string[];
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

/** Everything that is written beside an NGO so that it is found: a pure function of its text and its needs. */
export function indexNgo(ngo: SearchableNgo): NgoIndexEntry {
  const names = namesOf(ngo);
  const found = lexemesOf({ texts: textsOfNgo(ngo), needs: ngo.needs });
  const plain = new Set([lexeme.category(ngo.category), lexeme.city(ngo.city)]);
  const words = new Set<string>();
  for (const name of names) {
    addName({ words: searchableWords({ text: name, most: NAME_WORDS_MOST }), found });
    // How the whole name sounds, the words too that say nothing by themselves.
    for (const { word } of wordsOfText(name).slice(0, NAME_WORDS_MOST)) {
      plain.add(lexeme.fine(keysOfWord({ word }).fine));
    }
  }
  for (const text of [...names, ...ngo.services]) {
    for (const word of searchableWords({ text, most: SERVICE_WORDS_MOST })) {
      if (word.keys.fine.length > 1 && /\p{L}/u.test(word.word)) words.add(wordEntry(word));
    }
  }
  return {
    search: tsvectorOf({ found, plain }),
    words: [...words, ...[...plain].filter((one) => one.startsWith('@')).map(lexemeEntry)].sort(),
    sortName: sortNameOf(ngo.name),
    nameSound: soundOfName(ngo.name),
    nameWords: Math.max(1, Math.min(wordsOfText(ngo.name).length, NAME_WORDS_MOST)),
  };
}

function namesOf({ name, nameGu, nameHi }: Pick<SearchableNgo, 'name' | 'nameGu' | 'nameHi'>): string[] {
  return [name, nameGu, nameHi].filter((one) => one !== null);
}

/** What an NGO tells of itself, each text with what its words count. */
export function textsOfNgo(ngo: Omit<SearchableNgo, 'needs' | 'category' | 'city'>): WeightedText[] {
  return [
    ...namesOf(ngo).map((text) => ({ text, weight: 'A' as const })),
    ...ngo.services.map((text) => ({ text, weight: 'B' as const })),
    { text: ngo.mission ?? '', weight: 'C' },
    { text: ngo.description ?? '', weight: 'D' },
  ];
}

/** The name in Latin letters, lower case, one blank between words: sorts all scripts together, the same everywhere. */
export function sortNameOf(name: string): string {
  const raws = wordsOfText(name).map(({ word }) => keysOfWord({ word }).raw);
  return raws.join(' ') || name.toLowerCase();
}

/** A tsquery for the NGOs whose names hold every word of a text as it sounds, the small words too; empty without words. */
export function nameQuery(text: string): string {
  const sounds = wordsOfText(text)
    .slice(0, NAME_WORDS_MOST)
    .map(({ word }) => keysOfWord({ word }).fine);
  return sounds.map((sound) => `'${lexeme.fine(sound).replace(/['\\]/g, '')}'`).join(' & ');
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

/** Without the words that stand in every list, unless the text has no others. */
function searchableWords({ text, most }: { text: string; most: number }): Word[] {
  const all = wordsOfText(text);
  const meant = all.filter(({ word }) => !isFillerWord(word));
  return (meant.length > 0 ? meant : all)
    .slice(0, most)
    .map(({ word, typed }) => ({ word, typed, keys: keysOfWord({ word }) }));
}

/** Two neighbours of a name as one word, as they are often typed. */
function addName(name: { words: readonly Word[]; found: Map<string, LexemeWeight> }): void {
  name.words.forEach(({ word }, index) => {
    const next = name.words[index + 1];
    if (!next) return;
    const joined = keysOfWord({ word: word + next.word }).skeleton;
    name.found.set(joined, 'A').set(nameLexeme(joined), 'A');
  });
}

/** Keys are letters, marks and digits; names of towns have blanks and brackets too. */
function tsvectorOf({ found, plain }: { found: Map<string, LexemeWeight>; plain: Set<string> }): string {
  const quote = (text: string) => `'${text.replace(/['\\]/g, '')}'`;
  // A lexeme without a position would pass for any weight.
  return [...[...found].map(([one, weight]) => `${quote(one)}:1${weight}`), ...[...plain].map(quote)].join(
    ' ',
  );
}
