import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { normalizeText } from '#src/shared/normalize-text.ts';

/** Longest word that is looked at, in characters: longer ones are cut, as no name holds them. */
export const WORD_MOST = 40;

// Joiners only choose between shapes of a letter; nukta and Latin accents are left out by most who type.
const LEFT_OUT = /[\u0300-\u036f\u093c\u0abc\u200b-\u200d\u00ad\u2060\ufeff'\u2018\u2019\u02bc`]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const INDIC_RUN = /[\u0900-\u097f\u0a80-\u0aff]+|[^\u0900-\u097f\u0a80-\u0aff]+/g;

/**
 * The words of a text as they are compared: lower case, without accents, nukta and joiners, digits as ASCII, a change of script
 * inside a word taken as a gap. `typed` is the piece of the text itself. Never throws; a text without letters or digits has no words.
 */
export function wordsOfText(text: string): { typed: string; word: string }[] {
  const found: { typed: string; word: string }[] = [];
  for (const [piece] of normalizeText(text).matchAll(TYPED)) {
    for (const word of splitWords(piece)) found.push({ typed: piece.trim(), word });
  }
  return found;
}

const TYPED = /[\p{L}\p{M}\p{N}\u200c\u200d'\u2018\u2019\u02bc`]+/gu;

/** Lower case in ASCII already: one word as it stands, as most are. */
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
    // Signs without a letter to stand on are no word.
    for (const part of parts) if (/[\p{L}\p{N}]/u.test(part)) words.push(part.slice(0, WORD_MOST));
  }
  return words;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
