import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '#src/shared/dates.ts';
import { addDays, addMonths, endOfMonth } from '#src/shared/india-time.ts';
import { nextReminderOn, reminderAfter } from './standing-gift.rules.ts';

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('2000-01-01', count));
const monthOf = (day: string) => day.slice(0, 7);

test.each([
  ['2026-11-05', '2026-11-05', '2026-12-05'],
  ['2026-11-05', '2026-12-05', '2026-12-05'],
  ['2026-11-05', '2026-12-06', '2027-01-05'],
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  ['2027-12-31', '2028-01-31', '2028-01-31'],
  ['2027-12-31', '2028-02-01', '2028-02-29'],
])('after a first gift on %s, the first reminder from %s on is on %s', (startedOn, from, day) => {
  expect(nextReminderOn({ startedOn, from })).toBe(day);
});

describe('a standing gift', () => {
  test('is never reminded of in its first month or before a day, and waits a month at most', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (startedOn, from) => {
        const day = nextReminderOn({ startedOn, from });
        expect(day >= from).toBe(true);
        expect(monthOf(day) > monthOf(startedOn)).toBe(true);
        const earliest = from > startedOn ? from : startedOn;
        expect(daysBetween({ from: earliest, to: day })).toBeLessThanOrEqual(31);
      }),
    );
  });

  test('is reminded of once in each month, on the day of the first gift or the last of the month', () => {
    fc.assert(
      fc.property(anyDay, (startedOn) => {
        let day = nextReminderOn({ startedOn, from: startedOn });
        for (let count = 1; count <= 24; count++) {
          const month = addMonths(monthOf(startedOn), count);
          const isShort = startedOn.slice(8) > endOfMonth(month).slice(8);
          expect(day).toBe(isShort ? endOfMonth(month) : `${month}-${startedOn.slice(8)}`);
          day = reminderAfter({ startedOn, sentOn: day });
        }
      }),
    );
  });

  test('has two weeks between reminders, however late one was', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (startedOn, late) => {
        const sentOn = addDays(nextReminderOn({ startedOn, from: startedOn }), late);
        const days = daysBetween({ from: sentOn, to: reminderAfter({ startedOn, sentOn }) });
        expect(days).toBeGreaterThanOrEqual(14);
        expect(days).toBeLessThanOrEqual(45);
      }),
    );
  });
});
