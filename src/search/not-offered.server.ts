import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import type { FormedWord } from '#src/search/words/formed-words.ts';
import { needPhrases } from './need-phrases.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { readPhrase } from '#src/search/phrases/phrase-tokens.ts';

const FILE = join(PROJECT_FOLDER, 'database/reference/not-offered.yaml');
const phrases = z.array(z.array(z.string().min(1).max(60)));
const phrasesInFile = z.strictObject({ en: phrases, gu: phrases, hi: phrases });

/** Phrases for what no NGO offers. */
export const notOffered = new PhraseIndex<true>({
  *phrases() {
    const languages = phrasesInFile.parse(parse(readFileSync(FILE, 'utf8')));
    for (const phrase of Object.values(languages).flat(2))
      for (const words of readPhrase(phrase)) yield [words, true] as const;
  },
});

/**
 * Whether the words ask for something that no NGO offers, and no phrase of a need covers more of them. In
 * that case, no result may claim to match.
 */
export function isNotOffered(words: readonly FormedWord[]): boolean {
  const [surest] = notOffered.findWhole(words);
  if (!surest) return false;
  return !needPhrases
    .findWhole(words)
    .some(({ at }) => at.length > surest.at.length && surest.at.every((place) => at.includes(place)));
}
