import { joinWords, readWords, type FormedWord } from '#src/search/words/formed-words.ts';

/**
 * Two words written as one match a phrase only if their skeleton has this length; shorter ones may be other
 * words.
 */
const JOINED_LEAST = 6;

/** A word of a text, or two neighbours joined, with their positions. */
export type Token = { word: FormedWord; at: readonly number[] };

/** Returns every word of a text, and every two neighbours that are long enough when joined. */
export function tokensOf(words: readonly FormedWord[]): Token[] {
  return words.flatMap((word, at): Token[] => {
    const next = words[at + 1];
    const joined = next && joinLongWords(word, next);
    return [{ word, at: [at] }, ...(joined ? [{ word: joined, at: [at, at + 1] }] : [])];
  });
}

/** Returns the words of a phrase. A phrase of two words is also returned as one word, if that is long enough. */
export function readPhrase(phrase: string): (readonly FormedWord[])[] {
  const words = readWords(phrase);
  const [first, second] = words;
  const joined = first && second && words.length === 2 && joinLongWords(first, second);
  return joined ? [words, [joined]] : [words];
}

function joinLongWords(first: FormedWord, second: FormedWord): FormedWord | undefined {
  const joined = joinWords(first, second);
  return joined.keys.skeleton.length >= JOINED_LEAST ? joined : undefined;
}
