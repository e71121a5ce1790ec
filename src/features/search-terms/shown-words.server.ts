import { mayBePersonal } from './search-term.rules.ts';

/** Longer texts are no search, but a message. */
const SHOWN_MOST = 60;

/**
 * Returns the words of a search if a page may repeat them outside the search field, or null. A link can carry any text:
 * with a number, an address or a message in it, the page would look as if it came from us.
 */
export function wordsToShow(words: string | undefined): string | null {
  return words && words.length <= SHOWN_MOST && !mayBePersonal(words) ? words : null;
}
