import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { lexeme } from '../ngo-lexemes.ts';
import type { SearchUnit, SearchWord } from './search-units.ts';

/** Each part as PostgreSQL reads a tsquery; whatever an earlier one finds, the next finds too. */
export type SearchQuery = {
  /** All words stand in the name letter for letter. */
  raw: string;
  /** All words sound so in the name. */
  fine: string;
  /** All words stand in the name, however they are spelt. */
  name: string;
  /** Also by service, by meaning, by category. */
  loose: string;
  /** For a search whose last word is only begun. */
  begun: BegunQuery | null;
};

/**
 * `query` holds `LAST_WORD` and `JOINED_WORD` where the words of names that begin so are to be put in: those whose skeletons
 * begin with `last` (other than it), or with `joined`, which is the last two words as one.
 */
export type BegunQuery = {
  query: string;
  /** The part of it that finds by name or town. */
  name: string;
  last: string;
  /** Whether `last` is too short to be looked for among skeletons: then it is the beginning of a sound. */
  bySound: boolean;
  joined: string | null;
};

/** No lexeme looks like these, so that left as they are they find nothing. */
export const LAST_WORD = "'?last'";
export const JOINED_WORD = "'?joined'";

type Level = 'raw' | 'fine' | 'name' | 'loose' | 'begun name' | 'begun';

/** Shorter beginnings of words would match a large part of all names. */
const BEGUN_LEAST = 2;
/** With more words than these, two of them written as one are not looked for. */
const JOINED_MOST = 4;

/** The query that finds NGOs by all the units, which must be one at least. */
export function buildSearchQuery(units: readonly SearchUnit[]): SearchQuery {
  const at = (level: Level) => allOf(units, level);
  return { raw: at('raw'), fine: at('fine'), name: at('name'), loose: at('loose'), begun: begunQuery(units) };
}

function begunQuery(units: readonly SearchUnit[]): BegunQuery | null {
  const { prefix, corrected } = units.at(-1)!.words.at(-1)!;
  if (!prefix || prefix.fine.length < BEGUN_LEAST || corrected.length > 0) return null;
  const bySound = prefix.skeleton === prefix.fine;
  const [first, second] = [units.at(-2), units.at(-1)!];
  const joined = first && canJoin(first, second) ? first.words[0]!.word + second.words[0]!.word : undefined;
  return {
    query: allOf(units, 'begun'),
    name: allOf(units, 'begun name'),
    last: prefix.skeleton,
    bySound,
    joined: joined === undefined ? null : keysOfWord({ word: joined, isPrefix: true }).skeleton,
  };
}

/** All units; where two neighbours are written as one word in the name, that word counts for both. */
function allOf(units: readonly SearchUnit[], level: Level): string {
  const parts = units.map((unit) => matchUnit(unit, level));
  const ways = [parts.join(' & ')];
  if (level !== 'raw' && units.length <= JOINED_MOST) {
    for (let index = 0; index + 1 < units.length; index++) {
      const [first, second] = [units[index]!, units[index + 1]!];
      if (!canJoin(first, second)) continue;
      const joined = matchJoined({ first, second, level });
      ways.push([...parts.slice(0, index), joined, ...parts.slice(index + 2)].join(' & '));
    }
  }
  return ways.length === 1 ? ways[0]! : ways.map((way) => `(${way})`).join(' | ');
}

function canJoin(first: SearchUnit, second: SearchUnit): boolean {
  return first.words.length === 1 && second.words.length === 1;
}

function matchJoined(options: { first: SearchUnit; second: SearchUnit; level: Level }): string {
  const { first, second, level } = options;
  const { fine, skeleton } = keysOfWord({ word: first.words[0]!.word + second.words[0]!.word });
  if (isBegun(level) && second.words[0]!.prefix) return JOINED_WORD;
  return quote(level === 'fine' ? lexeme.nameFine(fine) : lexeme.nameSkeleton(skeleton));
}

function matchUnit(unit: SearchUnit, level: Level): string {
  const ways = [allWords(unit.words.map((word) => matchWord(word, level)))];
  for (const town of unit.towns) ways.push(quote(lexeme.city(town)));
  if (isBegun(level)) ways.push(...unit.townsBegun.map((town) => quote(lexeme.city(town))));
  if ((level === 'loose' || level === 'begun') && unit.meaning) {
    for (const category of unit.meaning.categories) ways.push(quote(lexeme.category(category)));
    for (const skeletons of unit.meaning.synonyms.values()) {
      ways.push(allWords(skeletons.map((key) => anywhere(key))));
    }
  }
  return anyOf(ways);
}

function matchWord({ keys, prefix, corrected }: SearchWord, level: Level): string {
  if (level === 'raw') return quote(lexeme.nameRaw(keys.raw));
  const all = [keys, ...corrected];
  if (level === 'fine') return anyOf(all.map(({ fine }) => quote(lexeme.nameFine(fine))));
  const isName = level === 'name' || level === 'begun name';
  const ways = all.map(({ skeleton }) =>
    isName ? quote(lexeme.nameSkeleton(skeleton)) : anywhere(skeleton),
  );
  return anyOf(isBegun(level) && prefix ? [...ways, LAST_WORD] : ways);
}

function isBegun(level: Level): boolean {
  return level === 'begun' || level === 'begun name';
}

function anywhere(skeleton: string): string {
  return anyOf([quote(lexeme.nameSkeleton(skeleton)), quote(lexeme.serviceSkeleton(skeleton))]);
}

function allWords(parts: string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`;
}

function anyOf(parts: string[]): string {
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? distinct[0]! : `(${distinct.join(' | ')})`;
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '')}'`;
}
