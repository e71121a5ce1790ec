import { emptyWords } from './search/need-words.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';

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
  /** A tsvector as PostgreSQL reads it. */
  search: string;
  /** Each word once, as sound:skeleton:spelling. */
  words: string[];
  sortName: string;
  nameWords: number;
};

/** One letter before a key says where it stands and how exact it is; skeletons of names have none. */
export const lexeme = {
  nameSkeleton: (key: string) => key,
  nameFine: (key: string) => `=${key}`,
  nameRaw: (key: string) => `!${key}`,
  serviceSkeleton: (key: string) => `+${key}`,
  category: (slug: string) => `@c:${slug}`,
  city: (name: string) => `@t:${name}`,
};

const NAME_WORDS_MOST = 40;
const SERVICE_WORDS_MOST = 150;

/** Everything that is written beside an NGO so that it is found: a pure function of its text. */
export function indexNgo(ngo: SearchableNgo): NgoIndexEntry {
  const lexemes = new Set<string>([lexeme.category(ngo.category), lexeme.city(ngo.city)]);
  const words = new Set<string>();
  for (const name of [ngo.name, ngo.nameGu, ngo.nameHi]) {
    if (name) addName({ name, lexemes, words });
  }
  const services = meantWordsOf(ngo.services.join(' ')).slice(0, SERVICE_WORDS_MOST);
  for (const { word, typed } of services) {
    lexemes.add(lexeme.serviceSkeleton(keysOfWord({ word }).skeleton));
    addWord({ word, typed, words });
  }
  return {
    search: tsvectorOf(lexemes),
    words: [...words].sort(),
    sortName: sortNameOf(ngo.name),
    nameWords: Math.max(1, Math.min(wordsOfText(ngo.name).length, NAME_WORDS_MOST)),
  };
}

/** The name in Latin letters, lower case, one blank between words: sorts all scripts together, the same everywhere. */
export function sortNameOf(name: string): string {
  const romanized = wordsOfText(name).map(({ word }) => keysOfWord({ word }).raw);
  return romanized.join(' ') || name.toLowerCase();
}

function addName(options: { name: string; lexemes: Set<string>; words: Set<string> }): void {
  const { lexemes, words } = options;
  const found = meantWordsOf(options.name).slice(0, NAME_WORDS_MOST);
  found.forEach(({ word, typed }, index) => {
    const { raw, fine, skeleton } = keysOfWord({ word });
    lexemes.add(lexeme.nameRaw(raw)).add(lexeme.nameFine(fine)).add(lexeme.nameSkeleton(skeleton));
    addWord({ word, typed, words });
    // Two words are often typed as one.
    const next = found[index + 1];
    if (!next) return;
    const joined = keysOfWord({ word: word + next.word });
    lexemes.add(lexeme.nameFine(joined.fine)).add(lexeme.nameSkeleton(joined.skeleton));
  });
}

/** Without the words that stand in every list, unless the name has no others. */
function meantWordsOf(text: string) {
  const all = wordsOfText(text);
  const meant = all.filter(({ word }) => !emptyWords.has(word));
  return meant.length > 0 ? meant : all;
}

function addWord({ word, typed, words }: { word: string; typed: string; words: Set<string> }): void {
  const { fine, skeleton } = keysOfWord({ word });
  if (fine.length < 2 || !/\p{L}/u.test(word)) return;
  words.add(`${fine}:${skeleton}:${typed.toLowerCase()}`);
}

/** Keys hold letters, marks and digits only, town names letters, blanks and brackets: a quote is all that could hurt. */
function tsvectorOf(lexemes: Set<string>): string {
  return [...lexemes].map((one) => `'${one.replace(/['\\]/g, '')}'`).join(' ');
}
