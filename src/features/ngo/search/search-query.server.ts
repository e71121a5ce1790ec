import { keysOfWord, type SoundKeys } from '#src/shared/indic/sound-keys.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { lexeme } from '../ngo-lexemes.server.ts';
import type { Meaning } from './meanings.server.ts';
import { townsBegunBy, type SearchUnit, type SearchWord } from './search-units.server.ts';

/** Each part as PostgreSQL reads a tsquery; whatever an earlier one finds, the next finds too. */
export type SearchQuery = {
  /** The words as they are typed, as patterns, and the script they are typed in. */
  patterns: string[];
  script: Language;
  /** For each unit what is looked for: how many NGOs have it says how to look. */
  keys: string[][];
  /** All words sound so in the name. */
  fine: string;
  /** All words stand in the name, however they are spelt. */
  name: string;
  /** Also by service, by meaning, by category. */
  loose: string;
  /** For a search whose last word is only begun; made when few are found without. */
  makeBegun: () => BegunQuery | null;
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
  /** The last word's skeleton if it is typed to its end, which is searched for anyway. */
  whole: string;
  /** Whether `last` is too short to be looked for among skeletons: then it is the beginning of a sound. */
  bySound: boolean;
  joined: string | null;
};

/** No lexeme looks like these, so that left as they are they find nothing. */
export const LAST_WORD = "'?last'";
export const JOINED_WORD = "'?joined'";

type Level = 'fine' | 'name' | 'loose' | 'begun name' | 'begun';

/** Shorter beginnings of words would match a large part of all names. */
const BEGUN_LEAST = 2;
/** With more words than these, two of them written as one are not looked for. */
const JOINED_MOST = 4;

/** The query that finds NGOs by all the units, which must be one at least. */
export function buildSearchQuery(units: readonly SearchUnit[]): SearchQuery {
  const named = units.filter(({ meaning }) => !meaning?.towns.size).flatMap((unit) => unit.words);
  const at = (level: Level) => allOf(units, level);
  return {
    patterns: named.map(({ word }) => `%${word}%`),
    script: languageOfText(named.map(({ word }) => word).join('')),
    keys: units.map(keysOfUnit),
    ...{ fine: at('fine'), name: at('name'), loose: at('loose') },
    makeBegun: () => begunQuery(units),
  };
}

function keysOfUnit({ words, meaning }: SearchUnit): string[] {
  const own = words.flatMap(({ keys, corrected }) => [
    keys.skeleton,
    ...corrected.map((one) => one.keys.skeleton),
  ]);
  const meanings = [meaning, ...words.flatMap(({ corrected }) => corrected.map((one) => one.meaning))];
  return [
    ...own,
    ...meanings.flatMap((one) => [...(one?.needs ?? [])].map(lexeme.need)),
    ...meanings.flatMap((one) => [...(one?.categories ?? [])].map(lexeme.category)),
    ...meanings.flatMap((one) => [...(one?.towns ?? [])].map(lexeme.city)),
  ];
}

function begunQuery(units: readonly SearchUnit[]): BegunQuery | null {
  const { keys, prefix, corrected } = units.at(-1)!.words.at(-1)!;
  if (!prefix || prefix.fine.length < BEGUN_LEAST || corrected.length > 0) return null;
  const { last, bySound } = beginningOf(prefix);
  const [first, second] = [units.at(-2), units.at(-1)!];
  const joined = first && canJoin(first, second) ? first.words[0]!.word + second.words[0]!.word : undefined;
  return {
    query: allOf(units, 'begun'),
    name: allOf(units, 'begun name'),
    last,
    whole: keys.skeleton,
    bySound,
    joined: joined === undefined ? null : keysOfWord({ word: joined, isPrefix: true }).skeleton,
  };
}

/** What words begin with that a word may be going to be: a skeleton, or its sound when the skeleton is too short to say much. */
export function beginningOf(prefix: SoundKeys): { last: string; bySound: boolean } {
  // A skeleton has the vowel a behind its first letter only where it would be too short without.
  const bySound = prefix.skeleton.includes('a', 1);
  return { last: bySound ? prefix.fine : prefix.skeleton, bySound };
}

/** All units; where two neighbours are written as one word in the name, that word counts for both. */
function allOf(units: readonly SearchUnit[], level: Level): string {
  const parts = units.map((unit) => matchUnit(unit, level));
  const ways = [parts.join(' & ')];
  if (level !== 'fine' && units.length <= JOINED_MOST) {
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
  if (isBegun(level) && second.words[0]!.prefix) return JOINED_WORD;
  const { skeleton } = keysOfWord({ word: first.words[0]!.word + second.words[0]!.word });
  return ofName(lexeme.skeleton(skeleton), level);
}

function matchUnit(unit: SearchUnit, level: Level): string {
  const { words, meaning } = unit;
  const meant = matchMeaning(meaning, level);
  // What has the word has the need's lexeme too.
  const isWordOfNeed = words.length === 1 && meaning !== undefined && meaning.needs.size > 0;
  const own =
    isWordOfNeed && isAnywhere(level) ? [] : [allWords(words.map((word) => matchWord(word, level)))];
  const begun = isBegun(level)
    ? [...(isWordOfNeed ? [LAST_WORD] : []), ...townsBegunBy(unit).map((town) => quote(lexeme.city(town)))]
    : [];
  return anyOf([...own, ...meant, ...begun]);
}

function matchWord({ keys, prefix, corrected }: SearchWord, level: Level): string {
  const ways = [keys, ...corrected.map((one) => one.keys)].map(({ fine, skeleton }) =>
    level === 'fine' ? quote(lexeme.fine(fine)) : ofName(lexeme.skeleton(skeleton), level),
  );
  for (const { meaning } of corrected) ways.push(...matchMeaning(meaning, level));
  return anyOf(isBegun(level) && prefix ? [...ways, LAST_WORD] : ways);
}

/** A town counts like a word of the name, a need where the name says it, a category only where anything counts. */
function matchMeaning(meaning: Meaning | undefined, level: Level): string[] {
  if (!meaning) return [];
  const towns = [...meaning.towns].map((town) => quote(lexeme.city(town)));
  if (level === 'fine') return towns;
  const needs = [...meaning.needs].map((need) => ofName(lexeme.need(need), level));
  if (!isAnywhere(level)) return [...towns, ...needs];
  return [...towns, ...needs, ...[...meaning.categories].map((category) => quote(lexeme.category(category)))];
}

/** Of weight A, which is the name's, unless it may stand anywhere. */
function ofName(text: string, level: Level): string {
  return quote(text) + (isAnywhere(level) ? '' : ':A');
}

function isAnywhere(level: Level): boolean {
  return level === 'loose' || level === 'begun';
}

function isBegun(level: Level): boolean {
  return level === 'begun' || level === 'begun name';
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
