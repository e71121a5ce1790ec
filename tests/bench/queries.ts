import { readFileSync } from 'node:fs';
import { needs } from '../../src/search/need-catalogue.server.ts';

/** The slug of every category. */
export const CATEGORIES = readList<{ slug: string }>('database/reference/categories.json').map(
  ({ slug }) => slug,
);
/** The name of every town. */
export const CITIES = readList<{ name: string }>('database/reference/cities.json').map(({ name }) => name);

/**
 * Returns `count` different addresses of API lists: each category and town, as seen from every other town.
 */
export function apiListPaths(count: number): string[] {
  return listPaths({ count, path: (category) => `/api/ngo/getNgoByCategory/${category}` });
}

/** Returns `count` different addresses of list pages, like `apiListPaths`. */
export function pageListPaths(count: number): string[] {
  return listPaths({ count, path: (category) => `/category/${category}` });
}

function listPaths({ count, path }: { count: number; path: (category: string) => string }): string[] {
  const paths: string[] = [];
  for (const from of CITIES) {
    for (const [category, city] of pairs()) {
      paths.push(`${path(category)}?city=${encodeURIComponent(city)}&from=${encodeURIComponent(from)}`);
    }
    if (paths.length >= count) break;
  }
  return shuffle(paths).slice(0, count);
}

/** Returns two words of each name. */
export function twoWordQueries(names: string[]): string[] {
  return unique(
    names
      .map((name) => name.split(' ').slice(0, 2))
      .filter((words) => words.length === 2)
      .map((words) => words.join(' ')),
  );
}

/**
 * Returns the longest word of each name with a typical typing error: one letter omitted, doubled or swapped.
 */
export function misspell(names: string[]): string[] {
  return unique(
    names.flatMap((name, number) => {
      const word = name.split(' ').sort((a, b) => b.length - a.length)[0] ?? '';
      if (word.length < 6) return [];
      const index = 2 + (number % (word.length - 4));
      const [before, letter = '', after = '', rest] = [
        word.slice(0, index),
        word[index],
        word[index + 1],
        word.slice(index + 2),
      ];
      return [
        [before + after + rest, before + letter + letter + after + rest, before + after + letter + rest][
          number % 3
        ] ?? word,
      ];
    }),
  );
}

/** Returns the first letters of each name, as in a search that is still being entered. */
export function prefixes(names: string[]): string[] {
  return unique(names.map((name, number) => name.slice(0, 3 + (number % 6)).trim()));
}

/** Returns a phrase that people use for each need. */
export function needQueries(): string[] {
  return needs.map(({ phrases }) => phrases[2] ?? phrases[0]!);
}

/** Returns a phrase for each need followed by a town. */
export function needTownQueries(): string[] {
  const towns = ['Rajkot', 'Surat', 'Bhuj', 'Vadodara', 'Palanpur'];
  return needs.map(({ phrases }, number) => `${phrases[1] ?? phrases[0]} ${towns[number % towns.length]}`);
}

const MANY_WORDS =
  'education health women children rural animals water food blood school hostel legal old youth skill job';
/** Longer addresses are rejected before the search starts. */
const MAX_ADDRESS_LENGTH = 7_000;

/** Queries that nobody sends in good faith, and those that cause the most work. */
export const HOSTILE_QUERIES = [
  ...['a', 'x9', 'ab ', '12 ', 'મ', 'क', '्', 'e\u0301', '😀', 'લોહી blood खून rakt '].map(repeatToLimit),
  ...[
    '"""""',
    "'''''''",
    '\\\\\\\\',
    '%%%%____',
    '- - - - -',
    '( ) & | ! :* <->',
    "' | '#x':A",
    'health@:A | education',
  ],
  ...[
    '\0\0\0',
    'a\0b seva\0',
    '\u200b\u200d\u200c',
    '\u202eblood\u202c',
    '\u0a82\u0a83',
    'ＢＬＯＯＤ',
    'blооd',
    '👨‍👩‍👧‍👦 blood',
  ],
  ...['<script>alert(1)</script>', 'null undefined NaN', 'the of and', 'a b c d e f g h i j k l m n o p'],
  ...['seva trust foundation education health school', 'shri shree sri seva trust mandal', 'મંડળ મંડળ મંડળ મંડળ'],
  ...['શાળા ફી school fees स्कूल फीस shala fee', 'gujarat india help help help', 'x'.repeat(199)],
  ...['zzzzqqq xxyyzz wwvvuu ttssrr qqppoo nnmmll kkjjii', 'ahmedabad surat rajkot vadodara bhuj jamnagar'],
  ...['education education education education', MANY_WORDS, MANY_WORDS.split(' ').reverse().join(' ')],
];

function repeatToLimit(text: string): string {
  return text.repeat(Math.floor(MAX_ADDRESS_LENGTH / encodeURIComponent(text).length));
}

/** Returns the same items in another, deterministic order. */
export function shuffle<T>(items: T[]): T[] {
  let seed = 1;
  const keyed = items.map((item) => ({ item, key: (seed = (seed * 48_271) % 2_147_483_647) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

function readList<T>(path: string): T[] {
  return JSON.parse(readFileSync(path, 'utf8')) as T[];
}

function pairs(): [string, string][] {
  return CATEGORIES.flatMap((category) => CITIES.map((city): [string, string] => [category, city]));
}
