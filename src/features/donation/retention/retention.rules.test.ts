import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { RECEIVED_RETENTION_YEARS } from '#src/features/donation/donation.values.ts';
import { firstDayKept } from './retention.rules.ts';

test.each([
  ['2026-11-21', '2018-04-01'],
  ['2027-03-31', '2018-04-01'],
  ['2027-04-01', '2019-04-01'],
])('on %s, donations from %s on keep their donor', (today, day) => {
  expect(firstDayKept(today)).toBe(day);
});

test('a donation keeps its donor for the whole retention period, and never a year longer', () => {
  const days = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('2000-01-01', count));
  fc.assert(
    fc.property(days, (today) => {
      const first = firstDayKept(today);
      const age = daysBetween({ from: first, to: today });
      const leastDays = RECEIVED_RETENTION_YEARS * 365;
      expect(age).toBeGreaterThanOrEqual(leastDays);
      expect(age).toBeLessThan((RECEIVED_RETENTION_YEARS + 1) * 366);
      expect(firstDayKept(addDays(today, 1)) >= first).toBe(true);
    }),
  );
});
