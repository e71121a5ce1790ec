import { expect, test } from 'vitest';
import { distancesFrom, type Place } from './places.server.ts';
import { cities } from './reference.server.ts';

const placesOf = (index: number): Place[] =>
  [cities[index % 10]!, cities[10 + Math.floor(index / 10)]!].map((city) => ({
    kind: 'city',
    name: city.name,
    towns: [city],
  }));

test('keeps the cached distances when a cached value is read from the full cache', () => {
  const results = Array.from({ length: 500 }, (_, index) => distancesFrom(placesOf(index)));
  expect(distancesFrom(placesOf(499))).toBe(results[499]);
  expect(distancesFrom(placesOf(0))).toBe(results[0]);
});
