import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/shared/india-time.ts';
import { defaultContactDay, isContactDay, isContactDayOver, lastContactDay } from './contact-day.rules.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2020-01-01', days));

test('suggests the day after tomorrow, and allows today and fourteen days from it', () => {
  const today = '2026-11-25';
  expect(defaultContactDay(today)).toBe('2026-11-27');
  expect(lastContactDay(today)).toBe('2026-12-09');
  for (const [chosen, isAllowed] of [
    ['2026-11-24', false],
    ['2026-11-25', true],
    ['2026-12-09', true],
    ['2026-12-10', false],
    ['9999-12-31', false],
    ['nonsense', false],
  ] as const)
    expect([chosen, isContactDay({ day: chosen, today })]).toEqual([chosen, isAllowed]);
});

test('a day can be chosen exactly if it is 0 to 14 days ahead, across months and leap years', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (today, ahead) => {
      expect(isContactDay({ day: addDays(today, ahead), today })).toBe(ahead >= 0 && ahead <= 14);
      expect(isContactDay({ day: defaultContactDay(today), today })).toBe(true);
      expect(isContactDay({ day: lastContactDay(today), today })).toBe(true);
    }),
  );
});

test('the question comes on the day after the chosen one, and on every later day, but never on the day itself', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -30, max: 30 }), (contactBy, later) => {
      expect(isContactDayOver({ contactBy, today: addDays(contactBy, later) })).toBe(later > 0);
    }),
  );
  expect(isContactDayOver({ contactBy: null, today: '2026-11-25' })).toBe(false);
});
