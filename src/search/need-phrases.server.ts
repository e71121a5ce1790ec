import { needWords } from './need-words.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';

/** The needs, indexed by what people call them. The index is built on first use. */
export const needPhrases = new PhraseIndex<string>({
  *phrases() {
    for (const { id, phrases, joined } of needWords.value) {
      for (const words of phrases) yield [words, id];
      for (const word of joined) yield [[word], id];
    }
  },
});
