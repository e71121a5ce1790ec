import type { Language } from '#src/shared/languages.ts';

/**
 * Returns the language of a text, judged by the script of most of its letters. Used for `lang` attributes.
 */
export function languageOfText(text: string): Language {
  // Fast path: most texts contain no Indic letters.
  if (!/[\u0900-\u097f\u0a80-\u0aff]/.test(text)) return 'en';
  let gujarati = 0;
  let devanagari = 0;
  let other = 0;
  for (const letter of text.slice(0, 500)) {
    const code = letter.codePointAt(0)!;
    if (code >= 0xa80 && code <= 0xaff) gujarati++;
    else if (code >= 0x900 && code <= 0x97f) devanagari++;
    else if (/\p{L}/u.test(letter)) other++;
  }
  if (gujarati > 0 && gujarati >= devanagari && gujarati >= other) return 'gu';
  return devanagari > other ? 'hi' : 'en';
}

/** Returns the `lang` attribute of a text on a page in `language`, or undefined if they match. */
export function langOfText(text: string, language: Language): Language | undefined {
  const own = languageOfText(text);
  return own === language ? undefined : own;
}
