import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastTwelveMonths, missingParts } from './own-ngo.rules.ts';
import { MISSING_PARTS } from './own-ngo.values.ts';

test('returns twelve distinct months across the turn of the year, the current one last', () => {
  expect(lastTwelveMonths('2026-01-31').slice(-2)).toEqual(['2025-12', '2026-01']);
  const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const today = date.toISOString().slice(0, 10);
      const months = lastTwelveMonths(today);
      expect(new Set(months).size).toBe(12);
      expect([...months].sort()).toEqual(months);
      expect(months.at(-1)).toBe(today.slice(0, 7));
    }),
  );
});

test('does not report filled parts as missing', () => {
  const full = Object.fromEntries(MISSING_PARTS.map((part) => [part, 'there']));
  expect(missingParts(full)).toEqual([]);
  expect(missingParts({ ...full, services: [], photos: 0, nameHi: null })).toEqual([
    'photos',
    'nameHi',
    'services',
  ]);
});
