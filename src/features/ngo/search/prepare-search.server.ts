import { needPhrases } from '#src/search/need-phrases.server.ts';
import { needSpellings } from '#src/search/need-corrections.server.ts';
import { needTexts } from '#src/search/need-relevance.server.ts';
import { notOffered } from '#src/search/not-offered.server.ts';
import { needSounds } from '#src/features/ngo/suggestions/suggest-places.server.ts';
import { placePhrases } from '#src/features/reference/places.server.ts';

/** Milliseconds: a request that comes meanwhile waits no longer. */
const AT_ONCE = 15;

/** Makes ready what searches and suggestions compare with, a little at a time: else the first of them would wait a second for it. */
export function prepareSearch(): void {
  const parts = [needPhrases, needTexts, notOffered, placePhrases, needSpellings, needSounds];
  const isReady = parts.every((one) => one.prepare(AT_ONCE));
  if (!isReady) setTimeout(prepareSearch, 1).unref();
}
