import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInIndia } from '#src/shared/dates.ts';
import { isMonthShown, periodOf, periodOfMonth } from './event-list.rules.ts';

const NOW = new Date('2026-11-23T13:00:00Z');

test('this week ends with Sunday, and this month with its last day, in India', () => {
  expect(periodOf({ when: 'week', now: NOW })).toEqual({
    from: NOW,
    to: new Date('2026-11-29T18:30:00Z'),
  });
  expect(periodOf({ when: 'month', now: NOW }).to).toEqual(new Date('2026-11-30T18:30:00Z'));
  expect(periodOf({ now: NOW })).toEqual({ from: NOW, to: null });
});

test('on a Sunday, this week is the same day', () => {
  const sunday = new Date('2026-11-29T10:00:00Z');
  expect(periodOf({ when: 'week', now: sunday }).to).toEqual(new Date('2026-11-29T18:30:00Z'));
});

test('a day lasts from midnight to midnight in India', () => {
  expect(periodOf({ day: '2026-12-31', now: NOW })).toEqual({
    from: new Date('2026-12-30T18:30:00Z'),
    to: new Date('2026-12-31T18:30:00Z'),
  });
});

test('a month view reaches from a year ago to two years ahead', () => {
  expect(['2025-10', '2025-11', '2028-11', '2028-12'].map((month) => isMonthShown(month, NOW))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a moment lies in the month of its day in India', () => {
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (time) => {
      const { from, to } = periodOfMonth(dayInIndia(time).slice(0, 7));
      expect(from <= time && time < to).toBe(true);
    }),
  );
});
