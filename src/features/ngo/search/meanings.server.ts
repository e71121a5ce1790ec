import { categories, cities } from '#src/features/reference/reference.server.ts';
import { districtAliases, townAliases } from '#src/features/reference/town-aliases.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { needs } from './need-words.ts';

/** What a phrase stands for beside its own words. */
export type Meaning = {
  towns: ReadonlySet<string>;
  /** Needs that the phrase is one of the names of. */
  needs: ReadonlySet<string>;
  categories: ReadonlySet<string>;
};

type Phrase = { skeletons: string[]; meaning: { [Key in keyof Meaning]: Set<string> } };

/** A word that has a meaning, to correct others by. */
export type MeantWord = { fine: string; skeleton: string; spelling: string };

const phrases = new Map<string, Phrase>();
const phrasesByFirst = new Map<string, Phrase[]>();
export const meantWords: MeantWord[] = [];

for (const { name, nameGu, nameHi } of cities) {
  const plain = name.replace(/ \(.*/, '');
  const all = [name, plain, nameGu, nameHi, ...(townAliases[plain] ?? [])];
  for (const text of all) meaningOf(text).towns.add(name);
}
const townNames = new Set(cities.map(({ name }) => name));
for (const { name, district, districtGu, districtHi } of cities) {
  // Where the district has the name of its chief town, the town is meant.
  if (townNames.has(district)) continue;
  for (const text of [district, districtGu, districtHi, ...(districtAliases[district] ?? [])]) {
    meaningOf(text).towns.add(name);
  }
}
for (const { slug, name, nameGu, nameHi } of categories) {
  for (const text of [slug, name, nameGu, nameHi]) meaningOf(text).categories.add(slug);
}
for (const need of needs) {
  for (const text of need.phrases) meaningOf(text).needs.add(need.name);
}

type Found = { length: number; meaning: Meaning };

/** The longest phrase with a meaning that begins at `index` of the skeletons of a text's words, or undefined. */
export function findMeaning(text: { skeletons: readonly string[]; index: number }): Found | undefined {
  return findMeanings(text).reduce<Found | undefined>(
    (longest, found) => (longest && longest.length >= found.length ? longest : found),
    undefined,
  );
}

/** All phrases with a meaning that begin at `index` of the skeletons of a text's words. */
export function findMeanings({ skeletons, index }: { skeletons: readonly string[]; index: number }): Found[] {
  return (phrasesByFirst.get(skeletons[index]!) ?? [])
    .filter((phrase) => phrase.skeletons.every((skeleton, at) => skeleton === skeletons[index + at]))
    .map((phrase) => ({ length: phrase.skeletons.length, meaning: phrase.meaning }));
}

/** Letters of a town's name that must be typed before it is meant. */
const TOWN_PREFIX_LEAST = 3;

/** The towns one of whose names begins with the skeleton of a word not typed to its end. */
export function townsByPrefix(skeleton: string): string[] {
  if (skeleton.length < TOWN_PREFIX_LEAST) return [];
  const found = new Set<string>();
  for (const { skeletons, meaning } of phrases.values()) {
    if (skeletons[0]!.startsWith(skeleton)) for (const town of meaning.towns) found.add(town);
  }
  return [...found];
}

function meaningOf(text: string): Phrase['meaning'] {
  const words = wordsOfText(text);
  const skeletons = words.map(({ word }) => keysOfWord({ word }).skeleton);
  const known = phrases.get(skeletons.join(' '));
  if (known) return known.meaning;
  const phrase: Phrase = {
    skeletons,
    meaning: { towns: new Set(), needs: new Set(), categories: new Set() },
  };
  phrases.set(skeletons.join(' '), phrase);
  phrasesByFirst.set(skeletons[0]!, [...(phrasesByFirst.get(skeletons[0]!) ?? []), phrase]);
  if (words.length === 1) {
    const { fine, skeleton } = keysOfWord(words[0]!);
    meantWords.push({ fine, skeleton, spelling: words[0]!.typed });
  }
  return phrase.meaning;
}
