import { joinWords, type FormedWord } from './formed-words.ts';

/**
 * Two words written as one match a phrase only if their skeleton has this length; shorter ones may be other
 * words.
 */
export const JOINED_LEAST = 6;

/** A word of a text, or two neighbours joined, with their positions. */
export type Token = { word: FormedWord; at: readonly number[] };

/** Returns every word of a text, and every two neighbours that are long enough when joined. */
export function tokensOf(words: readonly FormedWord[]): Token[] {
  return words.flatMap((word, at): Token[] => {
    const next = words[at + 1];
    const joined = next && joinWords(word, next);
    const isLong = joined && joined.forms[0]!.length >= JOINED_LEAST;
    return [{ word, at: [at] }, ...(isLong ? [{ word: joined, at: [at, at + 1] }] : [])];
  });
}
