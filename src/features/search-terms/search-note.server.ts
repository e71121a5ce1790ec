import { placePhrases } from '#src/features/reference/places.server.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { readQuery } from '#src/search/read-query.server.ts';
import { mayBePersonal, resultKey, termOf, writeSearchNote } from './search-term.rules.ts';
import type { SearchKind } from './search-terms.values.ts';

/** What else a search may say in its address: whoever filters or pages on has searched before. */
const PLAIN = new Set(['q', 'from']);

type AnsweredSearch = {
  kind: SearchKind;
  /** What the address of the page asks for. */
  address: URLSearchParams;
  /** Something was found that is what was looked for. */
  isMatch: boolean;
  /** Ids of what the page shows. */
  ids: readonly (string | number)[];
};

/**
 * What the page of a search says of it for whoever counts, to be sent with its answer inside the process: its words without place and
 * filler words. Undefined where nothing is to be counted: no words, filters, a page behind the first, what may be personal.
 */
export function searchNote({ kind, address, isMatch, ids }: AnsweredSearch): string | undefined {
  const text = address.get('q') ?? '';
  if (text === '' || mayBePersonal(text) || [...address.keys()].some((name) => !PLAIN.has(name)))
    return undefined;
  const { words } = readQuery({ text, places: placePhrases });
  const term = termOf(words.map(({ word }) => word));
  if (!term) return undefined;
  const results = ids.map((id) => resultKey({ kind, id }));
  return writeSearchNote({ ...term, kind, isMatch, results });
}

/** What somebody who looks for words in a list of them typed, as parts of such words. */
export function partsOfTerms(text: string): string[] {
  return wordsOfText(text).map(({ word }) => word.replaceAll('\u0901', '\u0902'));
}
