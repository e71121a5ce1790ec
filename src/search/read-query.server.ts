import { needById, type Need } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import { rankNeeds } from './need-relevance.server.ts';
import { isNotOffered } from './not-offered.server.ts';
import { readWords, type FormedWord } from './formed-words.ts';
import { type PhraseIndex } from './phrase-index.ts';

/** More words than these are not looked at. */
export const WORDS_MOST = 16;
/** A phrase counts for words that no whole phrase explains, when so much of it is typed. */
export const PART_LEAST = 0.6;
/** How sure such a need is beside one whose phrase was typed as a whole. */
const PART_SURENESS = 0.6;

/** How sure a need is whose phrases only use the words, beside one whose phrase was typed as a whole. */
const RELEVANCE_SURENESS = 0.8;

/** What somebody typed, as it is understood. */
export type ReadQuery<Place> = {
  /** Towns and districts, those that say most first: where to look first. */
  places: readonly Place[];
  /** What is needed, the surest first, with how sure that is from 0 to 1. */
  needs: readonly { need: Need; sureness: number }[];
  /** How much of what was said the needs' phrases explain, from 0 to 1: with little of it nothing is promised. */
  certainty: number;
  /** The words that name no place; `isExplained`: a need explains them, so that they say less. */
  words: readonly (FormedWord & { isExplained: boolean })[];
  /** Words that were taken for others that they are misspellings of. */
  corrections: readonly { typed: string; used: string }[];
};

/** Reads a text; never throws. `corrected` says which of its words stand for others. */
export function readQuery<Place>({
  text,
  places,
  corrected = new Map(),
}: {
  text: string;
  places: PhraseIndex<Place>;
  corrected?: ReadonlyMap<string, string>;
}): ReadQuery<Place> {
  const corrections: { typed: string; used: string }[] = [];
  const words = readWords(text)
    .slice(0, WORDS_MOST)
    .map((word) => {
      const used = corrected.get(word.word);
      if (used === undefined) return word;
      corrections.push({ typed: word.typed, used });
      return { ...readWords(used)[0]!, typed: word.typed };
    });
  // `kadhi muki` (thrown out) is not the town of Kadi: a word that a need spells like this is meant, unless a place does so too.
  const placed = places
    .findWhole(words)
    .filter(({ at }) => at.some((one) => places.spells(words[one]!) || !needPhrases.spells(words[one]!)));
  const named = words.filter((_, at) => !placed.some((match) => match.at.includes(at)));
  const { sureness, explained, certainty } = findNeeds(named);
  const isOffered = !isNotOffered(named);
  return {
    places: [...new Set(placed.flatMap(({ targets }) => targets))],
    needs: [...sureness]
      .sort(([, a], [, b]) => b - a)
      .map(([id, sure]) => ({ need: needById.get(id)!, sureness: Math.min(1, sure) }))
      // Who looks for a passport is not told of forced workers whose passport was taken.
      .filter(({ need }) => isOffered || !need.isUrgent),
    certainty: isOffered ? certainty : 0,
    words: named.map((word, at) => ({ ...word, isExplained: explained.has(at) })),
    corrections,
  };
}

/** The same query by its words as they stand: no need is read into them. */
export function withoutNeeds<Place>(query: ReadQuery<Place>): ReadQuery<Place> {
  return { ...query, needs: [], words: query.words.map((word) => ({ ...word, isExplained: false })) };
}

/** The needs that words name, with how sure each is, and the places of the words that they explain. */
function findNeeds(words: readonly FormedWord[]): {
  sureness: Map<string, number>;
  explained: Set<number>;
  certainty: number;
} {
  const sureness = new Map<string, number>();
  const explained = new Set<number>();
  const total = words.reduce((sum, word) => sum + needPhrases.weightOf(word), 0) || 1;
  const whole = needPhrases.findWhole(words);
  const counted = new Set<string>();
  for (const { targets, weight, at } of whole) {
    for (const id of targets) {
      // Several spellings of one word are one phrase.
      const key = `${id} ${at.join(' ')}`;
      if (counted.has(key)) continue;
      counted.add(key);
      sureness.set(id, (sureness.get(id) ?? 0) + weight / total);
    }
    for (const place of at) explained.add(place);
  }
  let certainty = 0;
  for (const at of explained) certainty += needPhrases.weightOf(words[at]!) / total;
  const isLeft = (place: number) => !explained.has(place);
  for (const { targets, weight, share, at } of needPhrases.findParts(words, { leastShare: PART_LEAST })) {
    if (!at.some(isLeft) || (sureness.size > 0 && !at.every(isLeft))) continue;
    for (const id of targets) {
      sureness.set(id, (sureness.get(id) ?? 0) + (PART_SURENESS * weight * share) / total);
    }
    for (const place of at) explained.add(place);
  }
  for (const { id, relevance } of rankNeeds(words)) {
    sureness.set(id, (sureness.get(id) ?? 0) + RELEVANCE_SURENESS * relevance);
  }
  return { sureness, explained, certainty };
}
