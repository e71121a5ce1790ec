/** Marks on one letter. Gujarati and Hindi need up to three; more only make normalising slow. */
export const MARKS_MOST = 8;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MOST}})\\p{M}+`, 'gu');

/** What ASCII alone is, is normal in every form. */
const NOT_ASCII = /[^\0-\x7f]/;

/** The text with at most eight marks on a letter; the rest of a pile is dropped. */
export function limitMarks(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1');
}

/**
 * The text in a Unicode normal form, NFC unless said. Marks beyond eight on one letter are dropped first: putting
 * a long run of them in order takes a time that grows with its square. The time taken here grows with the length only.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC'): string {
  if (!NOT_ASCII.test(text)) return text;
  const limited = limitMarks(text);
  const normal = limited.normalize(form);
  // Again where something changed: some marks come apart into two.
  return normal === limited ? normal : limitMarks(normal);
}
