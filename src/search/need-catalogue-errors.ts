import { normalizeText } from '#src/shared/normalize-text.ts';
import type { NeedInFile } from './need-catalogue.server.ts';
import { readWords } from '#src/search/words/formed-words.ts';

/** A phrase that two unrelated needs may share, and why. */
export type SharedPhrase = { phrase: string; needs: readonly [string, string]; why: string };

/** The ids and exceptions that a catalogue of needs is checked against. */
export type CatalogueSurroundings = {
  categories: readonly string[];
  helplines: readonly string[];
  sharedPhrases: readonly SharedPhrase[];
};

/** Minimum number of phrases of a need in each language. */
export const PHRASES_LEAST = 8;

/** Shorter skeletons are distinguished by their letters, as in a search. */
const SOUND_LEAST = 4;

const LANGUAGES = ['en', 'gu', 'hi'] as const;

/**
 * Returns one sentence for each error in a catalogue of needs, or an empty array if there is none.
 * Never throws.
 */
export function findCatalogueErrors(
  needs: readonly NeedInFile[],
  { categories, helplines, sharedPhrases }: CatalogueSurroundings,
): string[] {
  const broader = new Map(needs.map(({ id }) => [id, allBroader(needs, id)]));
  const shared = findShared(needs, broader);
  return [
    ...findInvalidIds(needs),
    ...findMissingPhrases(needs),
    ...findForeignLetters(needs),
    ...findHindiMarks(needs),
    ...findUnknownParts(needs),
    ...[...broader].filter(([id, all]) => all.has(id)).map(([id]) => `${id}: is part of itself`),
    ...findUnknownReferences(needs, { categories, helplines }),
    ...shared
      .filter((pair) => !sharedPhrases.some((allowed) => isSame(allowed, pair)))
      .map(({ spellings, needs: [first, second] }) => `${first} and ${second}: ${spellings}`),
    ...sharedPhrases
      .filter((allowed) => !shared.some((pair) => isSame(allowed, pair)))
      .map(({ phrase }) => `The exception for “${phrase}” is not needed`),
  ];
}

function findInvalidIds(needs: readonly NeedInFile[]): string[] {
  const files = Map.groupBy(needs, ({ id }) => id);
  return [...files].flatMap(([id, sameId]) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
      ? []
      : [`${id}: an id is small letters and digits, joined by hyphens`]),
    ...(sameId.length > 1 ? [`${id}: stands in ${sameId.map(({ file }) => file).join(' and ')}`] : []),
  ]);
}

function findMissingPhrases(needs: readonly NeedInFile[]): string[] {
  return needs.flatMap(({ id, phrases }) =>
    LANGUAGES.filter((language) => new Set(phrases[language]).size < PHRASES_LEAST).map(
      (language) => `${id}: ${phrases[language].length} phrases in ${language}, at least ${PHRASES_LEAST}`,
    ),
  );
}

/** Letters that may not occur in phrases of a language. Latin abbreviations may occur in all of them. */
const FOREIGN = {
  en: /[\u0900-\u097f\u0a80-\u0aff]/,
  gu: /[\u0904-\u0963\u0970-\u097f]/,
  hi: /[\u0a80-\u0aff]/,
  roman: /[\u0900-\u097f\u0a80-\u0aff]/,
};

function findForeignLetters(needs: readonly NeedInFile[]): string[] {
  return needs.flatMap(({ id, phrases }) =>
    ([...LANGUAGES, 'roman'] as const).flatMap((language) =>
      phrases[language]
        .filter((phrase) => FOREIGN[language].test(phrase))
        .map((phrase) => `${id}: “${phrase}” is not in the letters of ${language}`),
    ),
  );
}

/**
 * Most people enter neither mark, so the catalogue omits them. ड़ and ढ़ are exceptions: they are separate
 * letters.
 */
function findHindiMarks(needs: readonly NeedInFile[]): string[] {
  return needs.flatMap(({ id, name, phrases }) =>
    [name.hi, ...phrases.hi]
      .filter((phrase) => /\u0901|(?<![डढ])\u093c/u.test(normalizeText(phrase, 'NFKD')))
      .map((phrase) => `${id}: “${phrase}” has a chandrabindu, or a nukta elsewhere than in ड़ and ढ़`),
  );
}

function findUnknownParts(needs: readonly NeedInFile[]): string[] {
  const ids = new Set(needs.map(({ id }) => id));
  return needs.flatMap(({ id, partOf }) =>
    partOf.filter((broader) => !ids.has(broader)).map((broader) => `${id}: is part of no need “${broader}”`),
  );
}

/**
 * Returns all broader needs of a need, direct and indirect. They include the need itself only if there is a
 * cycle.
 */
function allBroader(needs: readonly NeedInFile[], id: string): Set<string> {
  const broader = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const need of needs) {
      if (need.id !== next) continue;
      for (const broaderId of need.partOf) {
        if (!broader.has(broaderId)) queue.push(broaderId);
        broader.add(broaderId);
      }
    }
  }
  return broader;
}

function findUnknownReferences(
  needs: readonly NeedInFile[],
  { categories, helplines }: Pick<CatalogueSurroundings, 'categories' | 'helplines'>,
): string[] {
  return needs.flatMap(({ id, ngoCategories, helpline, urgent }) => [
    ...ngoCategories
      .filter((category) => !categories.includes(category))
      .map((category) => `${id}: there is no category of NGOs “${category}”`),
    ...(helpline === undefined || helplines.includes(helpline)
      ? []
      : [`${id}: there is no helpline ${helpline}`]),
    ...(urgent && helpline === undefined ? [`${id}: is urgent and names no helpline`] : []),
  ]);
}

type Shared = { key: string; spellings: string; needs: [string, string] };

function isSame(allowed: SharedPhrase, pair: Shared): boolean {
  return keyOfPhrase(allowed.phrase) === pair.key && allowed.needs.every((id) => pair.needs.includes(id));
}

/** Returns the phrases of unrelated needs that a search cannot distinguish. */
function findShared(
  needs: readonly NeedInFile[],
  broader: ReadonlyMap<string, ReadonlySet<string>>,
): Shared[] {
  const byKey = Map.groupBy(
    needs.flatMap(({ id, name, phrases }) =>
      [...Object.values(phrases).flat(), ...Object.values(name)].map((phrase) => ({ id, phrase })),
    ),
    ({ phrase }) => keyOfPhrase(phrase),
  );
  return [...byKey].flatMap(([key, uses]) => {
    const ids = [...new Set(uses.map(({ id }) => id))];
    const pairs = ids.flatMap((first, at) => ids.slice(at + 1).map((second) => [first, second] as const));
    return pairs
      .filter(([first, second]) => !broader.get(first)!.has(second) && !broader.get(second)!.has(first))
      .map(([first, second]): Shared => {
        const spellings = uses.filter(({ id }) => id === first || id === second).map(({ phrase }) => phrase);
        return { key, spellings: [...new Set(spellings)].join(', '), needs: [first, second] };
      });
  });
}

/**
 * Returns the key by which a search compares a phrase: the sounds of its words in any order, or the letters
 * of a single short word.
 */
export function keyOfPhrase(phrase: string): string {
  const words = readWords(phrase);
  const [only] = words;
  if (only && words.length === 1 && only.forms[0]!.length < SOUND_LEAST) return only.word;
  return words
    .map(({ forms }) => forms[0]!)
    .sort()
    .join(' ');
}
