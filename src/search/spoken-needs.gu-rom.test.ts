import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placePhrases } from '#src/features/ngo/search/places.server.ts';
import { broaderNeeds, needById } from './need-catalogue.server.ts';
import { closestNeedWord, findUnknownWords } from './need-corrections.server.ts';
import { readQuery } from './read-query.server.ts';

// Sentences as people say them, written before they were tried; each with the need that is meant, or several.
const spoken = readFileSync(new URL('spoken-needs.gu-rom.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [text = '', ids = ''] = line.split('\t');
    return { text, meant: ids.split(' ') };
  });

/** The needs that a text names, the surest first, words that no need knows taken for the closest that one does, as a search does. */
function findNeeds(text: string): string[] {
  const corrected = new Map<string, string>();
  for (const { word } of findUnknownWords({ text, places: placePhrases })) {
    const closest = closestNeedWord(word, text);
    if (closest) corrected.set(word, closest.word);
  }
  return readQuery({ text, places: placePhrases, corrected }).needs.map(({ need }) => need.id);
}

/** Whether it is the need, a part of it, or what it is a part of. */
const isOne = (found: string, meant: string) =>
  found === meant || broaderNeeds(found).includes(meant) || broaderNeeds(meant).includes(found);

test('what is said in Gujarati, or in Latin letters, names needs that are there', () => {
  for (const { text, meant } of spoken) for (const id of meant) expect(needById.has(id), text).toBe(true);
});

test.each([
  ['first (0.973 measured)', 1, 0.96],
  ['among the first two (0.986)', 2, 0.975],
])('what is said in Gujarati, or in Latin letters, is understood %s', (_, first, atLeast) => {
  const missed = spoken.filter(
    ({ text, meant }) =>
      !findNeeds(text)
        .slice(0, first)
        .some((found) => meant.some((id) => isOne(found, id))),
  );
  const share = 1 - missed.length / spoken.length;
  const texts = missed.map(({ text }) => text).join('; ');
  expect(share, `${share.toFixed(4)} of ${spoken.length}. Missed: ${texts}`).toBeGreaterThanOrEqual(atLeast);
});
