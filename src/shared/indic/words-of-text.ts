import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';

/** Longest word to process, in characters. Longer words are cut; names do not contain them. */
export const WORD_MOST = 40;

// Joiners affect only the shape of letters. Most people omit nukta and Latin accents when typing.
const LEFT_OUT = /[\u0300-\u036f\u093c\u0abc\u200b-\u200d\u00ad\u2060\ufeff'\u2018\u2019\u02bc`]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const INDIC_RUN = /[\u0900-\u097f\u0a80-\u0aff]+|[^\u0900-\u097f\u0a80-\u0aff]+/g;

/**
 * Splits a text into words for comparison: lower case, ASCII digits, without accents, nukta and joiners. A
 * change of script inside a word splits it. `original` is the part of the text that the word was read from. Never throws; returns
 * an empty list if the text contains no letters or digits.
 */
export function wordsOfText(text: string): { original: string; word: string }[] {
  const found: { original: string; word: string }[] = [];
  for (const [piece] of normalizeText(text).matchAll(TYPED)) {
    for (const word of splitWords(piece)) found.push({ original: piece.trim(), word });
  }
  return found;
}

const TYPED = /[\p{L}\p{M}\p{N}\u200c\u200d'\u2018\u2019\u02bc`]+/gu;

/** Words in plain ASCII, like most, need no further splitting. */
const PLAIN_WORD = new RegExp(`^[a-z0-9]{1,${WORD_MOST}}$`);

function splitWords(piece: string): string[] {
  const lower = piece.toLowerCase();
  if (PLAIN_WORD.test(lower)) return [lower];
  const plain = toAsciiDigits(
    normalizeText(piece.slice(0, 4 * WORD_MOST), 'NFKD')
      .replace(LEFT_OUT, '')
      .toLowerCase(),
  );
  const words: string[] = [];
  for (const [run] of plain.matchAll(WORD)) {
    const parts = isAscii(run) ? [run] : (run.match(INDIC_RUN) ?? []);
    // Skip parts that consist only of combining signs.
    for (const part of parts) if (/[\p{L}\p{N}]/u.test(part)) words.push(part.slice(0, WORD_MOST));
  }
  return words;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
