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
] as const)('reads the tags of the announcement %s', ([payload, tags]) => {
  expect(parseTags(payload)).toEqual(tags);
});

test('drops a tag at each change, and a lagging tag once in five seconds during a burst', () => {
  const { counts, drop } = watchedDropper();
  for (let change = 0; change < 200; change++) {
    drop(['ngo:17', 'anyNgo']);
    vi.advanceTimersByTime(50);
  }
  expect(counts['ngo:17']).toBe(200);
  expect(counts['anyNgo']).toBeGreaterThanOrEqual(11);
  expect(counts['anyNgo']).toBeLessThanOrEqual(12);
});

test('never loses the last change of a burst', () => {
  const { counts, drop } = watchedDropper();
  for (let change = 0; change < 11; change++) drop(['anyNgo', '*']);
  expect(counts).toEqual({ '*': 5 });
  for (let change = 0; change < 11; change++) drop(['anyNgo']);
  expect(counts).toEqual({ '*': 5, anyNgo: 10 });
  vi.advanceTimersByTime(5_001);
  expect(counts).toEqual({ '*': 6, anyNgo: 11 });
});
