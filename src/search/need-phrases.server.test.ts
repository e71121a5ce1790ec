import { describe, expect, test } from 'vitest';
import { isIndic, romanize } from '#src/shared/indic/romanize.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import { needs } from './need-catalogue.server.ts';
import { readWords } from '#src/search/words/formed-words.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { closestNeedWord, findUnknownWords } from './need-corrections.server.ts';
import { readQuery } from './read-query.server.ts';

const noPlaces = new PhraseIndex<never>({ ofNames: true });

/** A need counts as found if it is among this many first results. */
const FIRST = 3;

/**
 * Returns the needs that a text names. Like a search, it replaces unknown words with the closest known ones.
 */
function findNeeds(text: string): string[] {
  const corrected = new Map<string, string>();
  for (const { word } of findUnknownWords({ text, places: noPlaces })) {
    const closest = closestNeedWord(word, text);
    if (closest) corrected.set(word, closest.word);
  }
  return readQuery({ text, places: noPlaces, corrected })
    .needs.slice(0, FIRST)
    .map(({ need }) => need.id);
}

type PhraseOfNeed = { id: string; phrase: string };

/** Returns a sample of the phrases of every need in all its languages, spread evenly over its list. */
const SAMPLED = 6;
const allPhrases: PhraseOfNeed[] = needs.flatMap(({ id, phrases }) =>
  Array.from({ length: SAMPLED }, (_, part) => ({
    id,
    phrase: phrases[Math.floor(((part + 0.5) * phrases.length) / SAMPLED)]!,
  })),
);

/**
 * Returns the share of phrases that still find their need after `change`. Phrases for which it returns
 * undefined are skipped.
 */
function measure(change: (phrase: string, at: number) => string | undefined): {
  share: number;
  report: string;
} {
  const missed: (PhraseOfNeed & { changed: string })[] = [];
  let count = 0;
  allPhrases.forEach(({ id, phrase }, at) => {
    const changed = change(phrase, at);
    if (changed === undefined) return;
    count++;
    if (!findNeeds(changed).includes(id)) missed.push({ id, phrase, changed });
  });
  const worst = [...Map.groupBy(missed, ({ id }) => id)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 12)
    .map(
      ([id, all]) =>
        `${id} ${all.length} (${all
          .slice(0, 3)
          .map(({ changed }) => changed)
          .join('; ')})`,
    );
  const share = 1 - missed.length / count;
  return { share, report: `${share.toFixed(4)} of ${count} found. Worst: ${worst.join(', ')}` };
}

/**
 * Makes one mistake in a word of six letters or more: a letter omitted, doubled, replaced, or swapped with
 * the next one. The first letter may be affected too.
 */
function misspell(phrase: string, at: number): string | undefined {
  const words = wordsOfText(phrase).map(({ word }) => word);
  const long = words.flatMap((word, place) => ([...word].length >= 6 ? [place] : []));
  if (long.length === 0) return undefined;
  const which = long[at % long.length]!;
  const letters = [...words[which]!];
  const kind = at % 5;
  const place = kind === 4 ? 0 : 1 + ((at * 7) % (letters.length - 2));
  const [letter, next] = [letters[place]!, letters[place + 1]!];
  const other = letters[(place + 3) % letters.length]!;
  const [removed, inserted] = [
    [1, []],
    [1, [letter, letter]],
    [1, [other]],
    [2, [next, letter]],
    [1, isIndic(letter) ? ['ક'] : ['k']],
  ][kind] as [number, string[]];
  letters.splice(place, removed, ...inserted);
  const changed = words.with(which, letters.join('')).join(' ');
  return changed === words.join(' ') ? undefined : changed;
}

function reverse(phrase: string): string | undefined {
  return readWords(phrase).length < 2 ? undefined : phrase.split(' ').toReversed().join(' ');
}

/** Returns a Gujarati or Hindi phrase as people enter it in Latin letters. */
function inLatinLetters(phrase: string): string | undefined {
  const words = wordsOfText(phrase).map(({ word }) => word);
  if (!words.some(isIndic)) return undefined;
  return words
    .map((word) => (isIndic(word) ? romanize({ word }).replace(/aa/g, 'a').replace(/ii/g, 'i') : word))
    .join(' ');
}

/** Returns a Gujarati phrase in Devanagari letters. */
function inDevanagari(phrase: string): string | undefined {
  if (!/[\u0a80-\u0aff]/.test(phrase)) return undefined;
  return phrase.replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180));
}

/** Minimum shares, a little below the measured ones, which the titles state. */
describe(`of all phrases, those that find their need among the first ${FIRST}:`, () => {
  test.each([
    ['as they stand (1.000 measured)', (phrase: string) => phrase, 0.99],
    ['with their words in reverse (1.000)', reverse, 0.99],
    ['with a letter wrong in a word of six or more (0.978)', misspell, 0.97],
    ['in Latin letters (0.992)', inLatinLetters, 0.98],
    ['of Gujarati in Devanagari letters (0.994)', inDevanagari, 0.98],
  ])('%s', (_, change, atLeast) => {
    const { share, report } = measure(change);
    expect(share, report).toBeGreaterThanOrEqual(atLeast);
  });
});
