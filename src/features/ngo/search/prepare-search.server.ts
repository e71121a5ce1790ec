import { needPhrases } from '#src/search/need-phrases.server.ts';
import { needSpellings } from '#src/search/need-corrections.server.ts';
import { needTexts } from '#src/search/need-relevance.server.ts';
import { notOffered } from '#src/search/not-offered.server.ts';
import { needSounds } from '#src/features/ngo/suggestions/suggest-places.server.ts';
import { placePhrases } from '#src/features/reference/places.server.ts';

/** In milliseconds. A request that arrives during preparation waits no longer than this. */
const AT_ONCE = 15;

/**
 * Prepares the data that searches and suggestions use, a little at a time. Otherwise the first search would
 * wait a second for it.
 */
export function prepareSearch(): void {
  const parts = [needPhrases, needTexts, notOffered, placePhrases, needSpellings, needSounds];
  const isReady = parts.every((part) => part.prepare(AT_ONCE));
  if (!isReady) setTimeout(prepareSearch, 1).unref();
}
