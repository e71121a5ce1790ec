import { needs } from './need-catalogue.server.ts';
import { PhraseIndex } from './phrase-index.ts';

/**
 * The needs, indexed by what people call them. The index is built on first use, because that takes a second.
 */
export const needPhrases = new PhraseIndex<string>({
  *phrases() {
    for (const need of needs) for (const phrase of need.phrases) yield [phrase, need.id];
  },
});
