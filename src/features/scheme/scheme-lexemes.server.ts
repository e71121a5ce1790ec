import { sortNameOf } from '#src/features/ngo/ngo-lexemes.server.ts';
import { findMeanings } from '#src/features/ngo/search/meanings.server.ts';
import { readSearchUnits, type SearchUnit } from '#src/features/ngo/search/search-units.server.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { CATEGORY_WORDS } from './scheme-words.ts';
import { SCHEME_CATEGORIES, type SchemeCategory } from './scheme.values.ts';

/** Words of a description that are looked at. */
const WORDS_MOST = 800;

type SchemeWords = { schemeName: string; description: string; category: readonly SchemeCategory[] };

/** What a scheme is sorted and found by. A tsvector as PostgreSQL reads it: the name has weight A, its categories B, the rest D. */
export function indexScheme({ schemeName, description, category }: SchemeWords): {
  sortName: string;
  search: string;
} {
  const found = new Map<string, 'A' | 'B' | 'D'>();
  const add = (weight: 'A' | 'B' | 'D', lexemes: Iterable<string>) => {
    for (const lexeme of lexemes) if (!found.has(lexeme)) found.set(lexeme, weight);
  };
  add('A', lexemesOf(schemeName));
  for (const one of category) add('B', CATEGORY_WORDS[one].map(skeletonOf));
  add('D', lexemesOf(description));
  const search = [...found].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ');
  return { sortName: sortNameOf(schemeName).slice(0, 1000), search };
}

/** What a registration is found by: every word of it, the parts of its address and number too. */
export function indexRegistration(texts: readonly string[]): string {
  const lexemes = new Set(texts.flatMap((text) => wordsOfText(text).map(({ word }) => skeletonOf(word))));
  return [...lexemes].map(quoted).join(' ');
}

/** Words as a tsquery, the last of which may go on; empty when there are none. */
export function begunQuery(text: string): string {
  const words = wordsOfText(text).slice(0, 10);
  return words
    .map(({ word }, at) =>
      at === words.length - 1 ? `(${quoted(skeletonOf(word))} | ${begun(word)})` : quoted(skeletonOf(word)),
    )
    .join(' & ');
}

/** Words that must fit all: each as a tsquery of its own, and the towns it may mean instead. */
export type SchemeQuery = { tsquery: string; towns: string[] }[];

/** What is typed into the search, in any of the three scripts; empty when it holds no word. */
export function readSchemeQuery(text: string): SchemeQuery {
  return readSearchUnits(text).map((unit) => ({
    tsquery: tsqueryOf(unit),
    towns: [...(unit.meaning?.towns ?? [])],
  }));
}

function tsqueryOf({ words, meaning }: SearchUnit): string {
  const typed = words
    .map(({ word, prefix }) =>
      prefix ? `(${quoted(skeletonOf(word))} | ${begun(word)})` : quoted(skeletonOf(word)),
    )
    .join(' & ');
  const needs = [...(meaning?.needs ?? [])].map((need) => quoted(`#${need}`));
  // Every word of a category finds the category, not only the one that is typed.
  const categories = words.length === 1 ? categoriesOf(words[0]!.word) : [];
  return [`(${typed})`, ...needs, ...categories.map((one) => `${quoted(CATEGORY_LEXEME[one])}:AB`)].join(
    ' | ',
  );
}

const skeletonsOfCategory = SCHEME_CATEGORIES.map(
  (category) => [category, new Set(CATEGORY_WORDS[category].map(skeletonOf))] as const,
);
const CATEGORY_LEXEME = Object.fromEntries(
  SCHEME_CATEGORIES.map((category) => [category, skeletonOf(category.toLowerCase())]),
) as Record<SchemeCategory, string>;

function categoriesOf(word: string): SchemeCategory[] {
  return skeletonsOfCategory.flatMap(([category, skeletons]) =>
    skeletons.has(skeletonOf(word)) ? [category] : [],
  );
}

/** The words of a text, and what they are about. */
function lexemesOf(text: string): string[] {
  const skeletons = wordsOfText(text)
    .slice(0, WORDS_MOST)
    .map(({ word }) => skeletonOf(word));
  const needs = skeletons.flatMap((_, index) =>
    findMeanings({ skeletons, index }).flatMap(({ meaning }) => [...meaning.needs]),
  );
  return [...skeletons, ...needs.map((need) => `#${need}`)];
}

function skeletonOf(word: string): string {
  return keysOfWord({ word }).skeleton;
}

function begun(word: string): string {
  return `${quoted(keysOfWord({ word, isPrefix: true }).skeleton)}:*`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '')}'`;
}
