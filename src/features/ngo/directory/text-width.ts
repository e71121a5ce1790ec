const NARROW = /[fijlrtI ]/;
const WIDE = /[mwMW]/;
const CAPITAL = /[A-Z]/;
const LATIN = /\p{Script=Latin}| /u;
const VIRAMA = /[\u094d\u0acd]/;
/** Vowels with letters of their own, such as આ and ઓ. */
const VOWEL = /[\u0905-\u0914\u0a85-\u0a94]/;

/**
 * Estimates the width of a bold text in any of the three scripts, as a multiple of the size of the text. Fonts differ,
 * so a text can be a tenth wider.
 */
export function estimateTextWidth(text: string): number {
  return [...text].reduce((width, letter) => width + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  // It joins two letters to a narrower one.
  if (VIRAMA.test(letter)) return -0.3;
  // Signs above and below letters take no room.
  if (/\p{Mn}/u.test(letter)) return 0;
  if (/\p{Mc}/u.test(letter)) return 0.3;
  if (!LATIN.test(letter)) return VOWEL.test(letter) ? 0.9 : 0.66;
  if (NARROW.test(letter)) return 0.38;
  if (WIDE.test(letter)) return 0.95;
  return CAPITAL.test(letter) ? 0.68 : 0.62;
}
