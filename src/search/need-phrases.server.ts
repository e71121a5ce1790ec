import { needs } from './need-catalogue.server.ts';
import { PhraseIndex } from './phrase-index.ts';

/** The needs by what people call them. */
export const needPhrases = new PhraseIndex<string>();
for (const need of needs) for (const phrase of need.phrases) needPhrases.add(phrase, need.id);
