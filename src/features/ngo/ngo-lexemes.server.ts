import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { isFillerWord } from '#src/search/words/filler-words.ts';
import {
  lexemesOf,
  nameLexeme,
  type LexemeWeight,
  type WeightedText,
} from '#src/search/text-lexemes.server.ts';
import { namesOfService, type NgoService } from './fields/services.values.ts';

/** Increase this whenever the same NGO would get different lexemes, so that outdated rows can be detected. */
export const SEARCH_VERSION = 3;

/** The searchable text of an NGO. */
export type SearchableNgo = {
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  category: string;
  city: string;
  mission: string | null;
  missionGu: string | null;
  missionHi: string | null;
  description: string | null;
  descriptionGu: string | null;
  descriptionHi: string | null;
  services: readonly NgoService[];
  /** Ids of the confirmed needs. */
  needs: readonly string[];
};

export type NgoIndexEntry = {
  /** A tsvector in PostgreSQL's input format. Skeletons of the name have weight A. */
  search: string;
  /** Each distinct word as `sound:skeleton:spelling`, and each need, category and city. */
  words: string[];
  sortName: string;
  nameSound: string;
  nameWords: number;
};

/** The lexemes of an NGO. A prefix before the key marks the kind; skeletons have none. */
export const lexeme = {
  skeleton: (key: string) => key,
  /** The sound of a word of the name. */
  fine: (key: string) => `=${key}`,
  category: (slug: string) => `@c=${slug}`,
  city: (name: string) => `@t=${name}`,
};

/** Quotes a lexeme for a tsvector or tsquery. Quotes and backslashes within it are dropped. */
export function quoteLexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '')}'`;
}

/**
 * The form of a word in the word table, which serves to correct misspelled words and to complete partial
 * ones.
 */
function wordEntry({ keys, original }: { keys: SoundKeys; original: string }): string {
  return `${keys.fine}:${keys.skeleton}:${original.toLowerCase()}`;
}

/**
 * A non-word lexeme in the form of the word table. The number of NGOs that have it decides how to search for
 * it.
 */
function lexemeEntry(text: string): string {
  return `${text}:${text}:`;
}

const NAME_WORDS_MOST = 40;
const SERVICE_WORDS_MOST = 150;

/** Computes everything that is stored with an NGO for the search. A pure function of its text and needs. */
export function indexNgo(ngo: SearchableNgo): NgoIndexEntry {
  const names = namesOf(ngo);
  const lexemes = lexemesOf({ texts: textsOfNgo(ngo), needs: ngo.needs });
  const plain = new Set([lexeme.category(ngo.category), lexeme.city(ngo.city)]);
  const words = new Set<string>();
  for (const name of names) {
    addName({ words: searchableWords({ text: name, most: NAME_WORDS_MOST }), lexemes });
    // The sound of the whole name, including words that carry no meaning by themselves.
    for (const { word } of wordsOfText(name).slice(0, NAME_WORDS_MOST)) {
      plain.add(lexeme.fine(keysOfWord({ word }).fine));
    }
  }
  for (const text of [...names, ...serviceNames(ngo)]) {
    for (const word of searchableWords({ text, most: SERVICE_WORDS_MOST })) {
      if (word.keys.fine.length > 1 && /\p{L}/u.test(word.word)) words.add(wordEntry(word));
    }
  }
  return {
    search: tsvectorOf({ lexemes, plain }),
    words: [...words, ...[...plain].filter((entry) => entry.startsWith('@')).map(lexemeEntry)].sort(),
    sortName: sortNameOf(ngo.name),
    nameSound: soundOfName(ngo.name),
    nameWords: Math.max(1, Math.min(wordsOfText(ngo.name).length, NAME_WORDS_MOST)),
  };
}

function namesOf({ name, nameGu, nameHi }: Pick<SearchableNgo, 'name' | 'nameGu' | 'nameHi'>): string[] {
  return [name, nameGu, nameHi].filter((text) => text !== null);
}

/** Returns the names of the services in all their languages. */
function serviceNames({ services }: Pick<SearchableNgo, 'services'>): string[] {
  return services.flatMap(namesOfService);
}

/** Returns all texts of an NGO with the weight of their words. */
export function textsOfNgo(ngo: Omit<SearchableNgo, 'needs' | 'category' | 'city'>): WeightedText[] {
  return [
    ...namesOf(ngo).map((text) => ({ text, weight: 'A' as const })),
    ...serviceNames(ngo).map((text) => ({ text, weight: 'B' as const })),
    ...[ngo.mission, ngo.missionGu, ngo.missionHi].map((text) => ({
      text: text ?? '',
      weight: 'C' as const,
    })),
    ...[ngo.description, ngo.descriptionGu, ngo.descriptionHi].map((text) => ({
      text: text ?? '',
      weight: 'D' as const,
    })),
  ];
}

/**
 * Returns the name in lower case Latin letters with single spaces between words. It sorts names of all
 * scripts together, independently of the locale.
 */
export function sortNameOf(name: string): string {
  const raws = wordsOfText(name).map(({ word }) => keysOfWord({ word }).raw);
  return raws.join(' ') || name.toLowerCase();
}

/** The gain in a search if the text contains the whole name, including its filler words. */
export const WHOLE_NAME_GAIN = 0.6;

/**
 * Returns a tsquery for NGOs whose names contain the sound of every word of a text, including filler words.
 * Returns '' for a text without words.
 */
export function nameQuery(text: string): string {
  const sounds = wordsOfText(text)
    .slice(0, NAME_WORDS_MOST)
    .map(({ word }) => keysOfWord({ word }).fine);
  return sounds.map((sound) => quoteLexeme(lexeme.fine(sound))).join(' & ');
}

/**
 * Returns the sound of the name, which is the same for all its usual spellings in any script. With
 * `isPrefix`, the last word may be incomplete.
 */
export function soundOfName(name: string, isPrefix = false): string {
  const words = wordsOfText(name);
  const sounds = words.map(
    ({ word }, index) => keysOfWord({ word, isPrefix: isPrefix && index === words.length - 1 }).fine,
  );
  return sounds.join(' ') || name.toLowerCase();
}

type Word = { word: string; original: string; keys: SoundKeys };

/** Drops filler words, unless the text consists of nothing else. */
function searchableWords({ text, most }: { text: string; most: number }): Word[] {
  const all = wordsOfText(text);
  const significant = all.filter(({ word }) => !isFillerWord(word));
  return (significant.length > 0 ? significant : all)
    .slice(0, most)
    .map(({ word, original }) => ({ word, original, keys: keysOfWord({ word }) }));
}

/** Also adds each pair of adjacent words as one word, because people often enter them without a space. */
function addName(name: { words: readonly Word[]; lexemes: Map<string, LexemeWeight> }): void {
  name.words.forEach(({ word }, index) => {
    const next = name.words[index + 1];
    if (!next) return;
    const joined = keysOfWord({ word: word + next.word }).skeleton;
    name.lexemes.set(joined, 'A').set(nameLexeme(joined), 'A');
  });
}

/** Keys consist of letters, marks and digits, but town names may also contain spaces and brackets. */
function tsvectorOf({ lexemes, plain }: { lexemes: Map<string, LexemeWeight>; plain: Set<string> }): string {
  // A lexeme without a position would match any weight.
  return [
    ...[...lexemes].map(([text, weight]) => `${quoteLexeme(text)}:1${weight}`),
    ...[...plain].map(quoteLexeme),
  ].join(' ');
}
