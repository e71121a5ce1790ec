import { needById, type Need } from './need-catalogue.server.ts';
import { needPhrases } from './need-phrases.server.ts';
import { rankNeeds } from './need-relevance.server.ts';
import { isNotOffered } from './not-offered.server.ts';
import { formWord, readWords, type FormedWord } from '#src/search/words/formed-words.ts';
import { type PhraseIndex } from '#src/search/phrases/phrase-index.ts';

/** Maximum number of words of a query that are read. */
export const WORDS_MOST = 16;
/** If no whole phrase explains a word, a phrase counts if at least this share of it was entered. */
export const PART_LEAST = 0.6;
/** Sureness of such a need, relative to one whose whole phrase was entered. */
const PART_SURENESS = 0.6;

/**
 * Sureness of a need whose phrases merely use these words, relative to one whose whole phrase was entered.
 */
const RELEVANCE_SURENESS = 0.8;

/** What a search text means. */
export type ReadQuery<Place> = {
  /** Towns and districts to search first, the most significant first. */
  places: readonly Place[];
  /** The needs, the surest first, with their sureness from 0 to 1. */
  needs: readonly { need: Need; sureness: number }[];
  /** How much of the text the phrases of needs explain, from 0 to 1. If it is low, nothing is promised. */
  certainty: number;
  /** The words that do not name a place. `isExplained`: a need explains the word, so it counts less. */
  words: readonly (FormedWord & { isExplained: boolean })[];
  /** Words that were replaced because they are probably misspelt. */
  corrections: readonly { typed: string; used: string }[];
};

/** Interprets a search text. Never throws. `corrected` maps misspelt words to their replacements. */
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
      corrections.push({ typed: word.original, used });
      return formWord({ original: word.original, word: readWords(used)[0]!.word });
    });
  // `kadhi muki` (thrown out) does not mean the town of Kadi: if a need has a word in this spelling, the need
  // is meant, unless a place is spelt this way too.
  const placeMatches = places
    .findWhole(words)
    .filter(({ at }) =>
      at.some((place) => places.hasSpelling(words[place]!) || !needPhrases.hasSpelling(words[place]!)),
    );
  const otherWords = words.filter((_, at) => !placeMatches.some((match) => match.at.includes(at)));
  const { sureness, explained, certainty } = findNeeds(otherWords);
  const isOffered = !isNotOffered(otherWords);
  return {
    places: [...new Set(placeMatches.flatMap(({ targets }) => targets))],
    needs: [...sureness]
      .sort(([, a], [, b]) => b - a)
      .map(([id, sure]) => ({ need: needById.get(id)!, sureness: Math.min(1, sure) }))
      // Somebody who looks for a passport should not see the need of forced workers whose passport was taken.
      .filter(({ need }) => isOffered || !need.isUrgent),
    certainty: isOffered ? certainty : 0,
    words: otherWords.map((word, at) => ({ ...word, isExplained: explained.has(at) })),
    corrections,
  };
}

/** Returns the query reduced to its words, without any needs. */
export function withoutNeeds<Place>(query: ReadQuery<Place>): ReadQuery<Place> {
  return { ...query, needs: [], words: query.words.map((word) => ({ ...word, isExplained: false })) };
}

/**
 * Returns the needs that words name, with their sureness, and the positions of the words that they explain.
 */
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
      // Several spellings of one word count as one phrase.
      const key = `${id} ${at.join(' ')}`;
      if (counted.has(key)) continue;
      counted.add(key);
      sureness.set(id, (sureness.get(id) ?? 0) + weight / total);
    }
    for (const place of at) explained.add(place);
  }
  let certainty = 0;
  for (const at of explained) certainty += needPhrases.weightOf(words[at]!) / total;
  const isUnexplained = (place: number) => !explained.has(place);
  for (const { targets, weight, share, at } of needPhrases.findParts(words, { leastShare: PART_LEAST })) {
    if (!at.some(isUnexplained) || (sureness.size > 0 && !at.every(isUnexplained))) continue;
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
