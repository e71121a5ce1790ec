import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseTags, tagDropper } from './cache-tags.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a dropper and a count of how often it dropped each tag. */
function watchedDropper() {
  const counts: Record<string, number> = {};
  const cache = {
    drop(tags: readonly string[] = ['*']) {
      for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1;
    },
  };
  return { counts, drop: tagDropper({ cache, lagging: ['anyNgo'] }) };
}

test.for([
  ['["ngo:17","city:Kalol (Panchmahal)"]', ['ngo:17', 'city:Kalol (Panchmahal)']],
  ['ngo', ['*']],
  ['', ['*']],
  ['{"a":1}', ['*']],
  ['[17]', ['*']],
] as const)('the announcement %s names its tags, or everything', ([payload, tags]) => {
  expect(parseTags(payload)).toEqual(tags);
});

test('a tag is dropped at each change, a lagging one once in five seconds in a burst', () => {
  const { counts, drop } = watchedDropper();
  for (let change = 0; change < 200; change++) {
    drop(['ngo:17', 'anyNgo']);
    vi.advanceTimersByTime(50);
  }
  expect(counts['ngo:17']).toBe(200);
  expect(counts['anyNgo']).toBeGreaterThanOrEqual(11);
  expect(counts['anyNgo']).toBeLessThanOrEqual(12);
});

test('the last change of a burst is never lost', () => {
  const { counts, drop } = watchedDropper();
  for (let change = 0; change < 11; change++) drop(['anyNgo', '*']);
  expect(counts).toEqual({ '*': 5 });
  for (let change = 0; change < 11; change++) drop(['anyNgo']);
  expect(counts).toEqual({ '*': 5, anyNgo: 10 });
  vi.advanceTimersByTime(5_001);
  expect(counts).toEqual({ '*': 6, anyNgo: 11 });
});
