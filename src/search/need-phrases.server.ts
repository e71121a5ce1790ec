import { needs } from './need-catalogue.server.ts';
import { PhraseIndex } from './phrase-index.ts';

/** The needs by what people call them; made when they are first used, as that takes a second. */
export const needPhrases = new PhraseIndex<string>({
  *phrases() {
    for (const need of needs) for (const phrase of need.phrases) yield [phrase, need.id];
  },
});

/** Milliseconds: a request that comes meanwhile waits no longer. */
const AT_ONCE = 20;

/** Makes the phrases ready before somebody needs them, a little at a time. */
export function prepareNeedPhrases(): void {
  if (!needPhrases.prepare(AT_ONCE)) setImmediate(prepareNeedPhrases);
}
