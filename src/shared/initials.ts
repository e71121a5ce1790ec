const INITIALS_MOST = 40;
/** More characters in one letter than any word has: a name can pile up accents. */
const LETTER_MOST = 12;

const letters = new Intl.Segmenter('gu', { granularity: 'grapheme' });

/**
 * Returns the initials of a name, which is all that strangers see: 'Meena Patel' is `M. P.`, 'મીના પટેલ' is `મી. પ.`.
 * Each is the first letter as a reader sees it, with its vowel sign.
 */
export function initialsOf(name: string): string {
  let initials = '';
  for (const word of name.split(/\s+/)) {
    const [first] = letters.segment(word.replace(/^[^\p{L}\p{N}]+/u, ''));
    if (!first) continue;
    const next = `${initials} ${Array.from(first.segment).slice(0, LETTER_MOST).join('')}.`.trim();
    if (next.length > INITIALS_MOST) break;
    initials = next;
  }
  return initials || '–';
}
