/**
 * Most combining marks on one letter. Gujarati and Hindi need up to three; more only slow normalization down.
 */
export const MARKS_MOST = 8;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MOST}})\\p{M}+`, 'gu');

/** ASCII text is normalized in every form. */
const NOT_ASCII = /[^\0-\x7f]/;

/** Limits the combining marks on each letter to eight and drops the rest. */
export function limitMarks(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1');
}

/**
 * Normalizes a text, to NFC by default. First drops all marks beyond eight on one letter: sorting a long run
 * of marks takes quadratic time. With the limit, the time is linear in the length.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC'): string {
  if (!NOT_ASCII.test(text)) return text;
  const limited = limitMarks(text);
  const normal = limited.normalize(form);
  // Normalization can split one mark into two, so the limit is applied again if the text changed.
  return normal === limited ? normal : limitMarks(normal);
}
