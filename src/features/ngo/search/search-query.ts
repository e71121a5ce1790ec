import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { lexeme } from '../ngo-lexemes.ts';
import type { SearchUnit, SearchWord } from './search-units.ts';

/** Each as PostgreSQL reads a tsquery; whatever an earlier one finds, `loose` finds too. */
export type SearchQuery = {
  /** All words stand in the name as they are typed. */
  raw: string;
  /** All words sound so in the name. */
  fine: string;
  /** All words stand in the name, or begin one, however they are spelt. */
  name: string;
  /** Also by services, meaning, town and category. */
  loose: string;
};

type Level = keyof SearchQuery;

/** Shorter beginnings of words would match a large part of all names. */
const PREFIX_LEAST = 2;

/** The query that finds NGOs by all the units. */
export function buildSearchQuery(units: readonly SearchUnit[]): SearchQuery {
  const at = (level: Level) => allOf(units, level);
  return { raw: at('raw'), fine: at('fine'), name: at('name'), loose: at('loose') };
}

/** All units; where two neighbours are written as one word in the name, that word counts for both. */
function allOf(units: readonly SearchUnit[], level: Level): string {
  const parts = units.map((unit) => matchUnit(unit, level));
  const ways = [parts.join(' & ')];
  if (level !== 'raw') {
    for (let index = 0; index + 1 < units.length && units.length <= 4; index++) {
      const joined = matchJoined({ first: units[index]!, second: units[index + 1]!, level });
      if (joined) ways.push([...parts.slice(0, index), joined, ...parts.slice(index + 2)].join(' & '));
    }
  }
  return ways.length === 1 ? ways[0]! : anyOf(ways.map((way) => `(${way})`));
}

function matchUnit(unit: SearchUnit, level: Level): string {
  const ways = [allWords(unit.words.map((word) => matchWord(word, level)))];
  for (const town of unit.townsMeant) ways.push(quote(lexeme.city(town)));
  if (level === 'loose' && unit.meaning) {
    for (const category of unit.meaning.categories) ways.push(quote(lexeme.category(category)));
    for (const skeletons of unit.meaning.synonyms.values()) {
      ways.push(allWords(skeletons.map((key) => anyOf([quote(key), quote(lexeme.serviceSkeleton(key))]))));
    }
  }
  return anyOf(ways);
}

function matchWord({ keys, prefix, corrected }: SearchWord, level: Level): string {
  if (level === 'raw') return quote(lexeme.nameRaw(keys.raw));
  if (level === 'fine') return anyOf([keys, ...corrected].map(({ fine }) => quote(lexeme.nameFine(fine))));
  const skeletons = [keys, ...corrected].map(({ skeleton }) => skeleton);
  const ways = skeletons.map((key) => quote(lexeme.nameSkeleton(key)));
  if (level === 'loose') ways.push(...skeletons.map((key) => quote(lexeme.serviceSkeleton(key))));
  if (prefix && prefix.fine.length >= PREFIX_LEAST) {
    ways.push(quote(lexeme.nameFine(prefix.fine), true));
    if (prefix.skeleton.length > PREFIX_LEAST) {
      ways.push(quote(lexeme.nameSkeleton(prefix.skeleton), true));
      if (level === 'loose') ways.push(quote(lexeme.serviceSkeleton(prefix.skeleton), true));
    }
  }
  return anyOf(ways);
}

function matchJoined(options: { first: SearchUnit; second: SearchUnit; level: Level }): string | undefined {
  const { first, second, level } = options;
  if (first.words.length !== 1 || second.words.length !== 1) return undefined;
  const word = first.words[0]!.word + second.words[0]!.word;
  const { fine, skeleton } = keysOfWord({ word });
  if (level === 'fine') return quote(lexeme.nameFine(fine));
  const ways = [quote(lexeme.nameSkeleton(skeleton))];
  if (second.words[0]!.prefix) {
    ways.push(quote(lexeme.nameSkeleton(keysOfWord({ word, isPrefix: true }).skeleton), true));
  }
  return anyOf(ways);
}

function allWords(parts: string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`;
}

function anyOf(parts: string[]): string {
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? distinct[0]! : `(${distinct.join(' | ')})`;
}

function quote(text: string, isPrefix = false): string {
  return `'${text.replace(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;
}
