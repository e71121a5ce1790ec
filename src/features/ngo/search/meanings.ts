import { categories, cities } from '#src/features/reference/reference.server.ts';
import { districtAliases, townAliases } from '#src/features/reference/town-aliases.ts';
import { keysOfWord } from '#src/shared/indic/sound-keys.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { needs } from './need-words.ts';

/** What a phrase stands for beside its own words. */
export type Meaning = {
  towns: Set<string>;
  categories: Set<string>;
  /** Other phrases for the same, as the skeletons of their words. */
  synonyms: Map<string, string[]>;
};

type Phrase = { skeletons: string[]; meaning: Meaning };

/** A word that has a meaning, to correct others by. */
export type MeantWord = { fine: string; skeleton: string; spelling: string };

const phrases = new Map<string, Phrase>();
const phrasesByFirst = new Map<string, Phrase[]>();
export const meantWords: MeantWord[] = [];

for (const { name, nameGu, nameHi } of cities) {
  const plain = name.replace(/ \(.*/, '');
  const all = [name, plain, nameGu, nameHi, ...(townAliases[plain] ?? [])];
  for (const text of all) meaningOf(text)?.towns.add(name);
}
const townNames = new Set(cities.map(({ name }) => name));
for (const { name, district, districtGu, districtHi } of cities) {
  // Where the district has the name of its chief town, the town is meant.
  if (townNames.has(district)) continue;
  for (const text of [district, districtGu, districtHi, ...(districtAliases[district] ?? [])]) {
    meaningOf(text)?.towns.add(name);
  }
}
for (const { slug, name, nameGu, nameHi } of categories) {
  for (const text of [slug, name, nameGu, nameHi]) meaningOf(text)?.categories.add(slug);
}
for (const need of needs) {
  const group = need.phrases.map(skeletonsOf);
  for (const text of need.phrases) {
    const meaning = meaningOf(text)!;
    if (need.category) meaning.categories.add(need.category);
    for (const skeletons of group) meaning.synonyms.set(skeletons.join(' '), skeletons);
  }
}

/**
 * The longest phrase with a meaning that begins at `index` of the skeletons; `undefined` when there is none. `isLastPrefix`: the last
 * skeleton is of a word not typed to its end; a town is then meant from its fourth letter on.
 */
export function findMeaning(options: { skeletons: string[]; index: number; isLastPrefix: boolean }): {
  length: number;
  meaning: Meaning;
} | undefined {
  const { skeletons, index } = options;
  const candidates = phrasesByFirst.get(skeletons[index]!) ?? [];
  const longest = candidates
    .filter((phrase) => phrase.skeletons.every((skeleton, at) => skeleton === skeletons[index + at]))
    .sort((a, b) => b.skeletons.length - a.skeletons.length)[0];
  return longest && { length: longest.skeletons.length, meaning: longest.meaning };
}

function skeletonsOf(text: string): string[] {
  return wordsOfText(text).map(({ word }) => keysOfWord({ word }).skeleton);
}

function meaningOf(text: string): Meaning | undefined {
  const found = wordsOfText(text);
  if (found.length === 0) return undefined;
  const skeletons = skeletonsOf(text);
  const known = phrases.get(skeletons.join(' '));
  if (known) return known.meaning;
  const phrase: Phrase = {
    skeletons,
    meaning: { towns: new Set(), categories: new Set(), synonyms: new Map() },
  };
  phrases.set(skeletons.join(' '), phrase);
  phrasesByFirst.set(skeletons[0]!, [...(phrasesByFirst.get(skeletons[0]!) ?? []), phrase]);
  if (found.length === 1) {
    const { fine, skeleton } = keysOfWord(found[0]!);
    meantWords.push({ fine, skeleton, spelling: found[0]!.typed });
  }
  return phrase.meaning;
}
