import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FormedWord } from './formed-words.ts';
import { needPhrases } from './need-phrases.server.ts';
import { PhraseIndex } from './phrase-index.ts';

const FILE = new URL('../../database/reference/not-offered.yaml', import.meta.url);
const phrases = z.array(z.array(z.string().min(1).max(60)));
const phrasesInFile = z.strictObject({ en: phrases, gu: phrases, hi: phrases });

/** Phrases for what no NGO offers. */
export const notOffered = new PhraseIndex<true>({
  *phrases() {
    const languages = phrasesInFile.parse(parse(readFileSync(FILE, 'utf8')));
    for (const phrase of Object.values(languages).flat(2)) yield [phrase, true] as const;
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
