import { describe, expect, test } from 'vitest';
import { needById } from './need-catalogue.server.ts';
import { isUnderstood, readSpokenNeeds } from './spoken-needs.fixture.ts';

const isHindi = ({ text }: { text: string }) => /[\u0900-\u097f]/.test(text);

// Floors slightly below what was measured; the first figure is of sentences that were tried while the search was mended, the second of
// indirect ones that were measured blind first: 0.63 of the English, 0.83 of the Hindi ones were understood.
describe.each([
  ['spoken-needs.en-hi.tsv', { english: 0.96, hindi: 0.97 }],
  ['spoken-needs-fresh.en-hi.tsv', { english: 0.63, hindi: 0.88 }],
])('of what people say (%s) those whose need is among the two surest:', (file, floors) => {
  const spoken = readSpokenNeeds(file);

  test('the needs are those of the catalogue', () => {
    expect(spoken.flatMap(({ needs }) => needs).filter((id) => !needById.has(id))).toEqual([]);
  });

  test.each([
    ['English', spoken.filter((one) => !isHindi(one)), floors.english],
    ['Hindi', spoken.filter(isHindi), floors.hindi],
  ])('%s', (_, sentences, floor) => {
    const missed = sentences.filter((one) => !isUnderstood(one)).map(({ text }) => text);
    const share = 1 - missed.length / sentences.length;
    expect(share, `${share.toFixed(3)}; not understood:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(floor);
  });
});
