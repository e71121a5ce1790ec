import { placePhrases } from '#src/features/reference/places.server.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { readQuery } from '#src/search/read-query.server.ts';
import { mayBePersonal, resultKey, termOf, writeSearchNote } from './search-term.rules.ts';
import type { SearchKind } from './search-terms.values.ts';

/**
 * The only query parameters of a first search. Filters and paging refine a search that is already counted.
 */
const PLAIN = new Set(['q', 'from']);

type CompletedSearch = {
  kind: SearchKind;
  /** Query parameters of the page. */
  address: URLSearchParams;
  /** Whether at least one result really matches the query. */
  isMatch: boolean;
  /** Ids of the results on the page. */
  ids: readonly (string | number)[];
};

/**
 * Writes a note about a search for the counter, sent along with the response inside the process. It holds the
 * words of the query without places and filler words. Returns undefined if the search must not be counted: it
 * has no words, has filters, is not on the first page, or may contain personal data.
 */
export function searchNote({ kind, address, isMatch, ids }: CompletedSearch): string | undefined {
  const text = address.get('q') ?? '';
  if (text === '' || mayBePersonal(text) || [...address.keys()].some((name) => !PLAIN.has(name)))
    return undefined;
  const { words } = readQuery({ text, places: placePhrases });
  const term = termOf(words.map(({ word }) => word));
  if (!term) return undefined;
  const results = ids.map((id) => resultKey({ kind, id }));
  return writeSearchNote({ ...term, kind, isMatch, results });
}

/** Splits the text of a search in the list of terms into the substrings that a term must contain. */
export function partsOfTerms(text: string): string[] {
  return wordsOfText(text).map(({ word }) => word.replaceAll('\u0901', '\u0902'));
}
