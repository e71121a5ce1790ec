import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { datesToKeep, reminderRanges, statementDueOn } from './compliance.rules.ts';

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('2000-01-01', count));

test('lists what is due within a year or has passed, the nearest first', () => {
  const date = (duty: 'reg80G' | 'reg12A' | 'fcra', dueOn: string) => ({ duty, dueOn, year: null });
  const dates = [date('reg12A', '2027-03-31'), date('reg80G', '2026-11-20'), date('fcra', '2031-03-31')];
  expect(datesToKeep({ dates, today: '2026-11-21' })).toEqual([
    { ...dates[1], days: -1 },
    { ...dates[0], days: 130 },
  ]);
});

test.each([
  [2025, '05-31', '2026-05-31'],
  [2026, '04-01', '2027-04-01'],
  [2026, '03-31', '2028-03-31'],
  [2026, '01-15', '2028-01-15'],
])('the statement of %i that is due on %s each year is due on %s', (year, statementDue, day) => {
  expect(statementDueOn({ year, statementDue })).toBe(day);
});

describe('a date', () => {
  test('has at most one reminder on a day, and one from 90 days before it until it has passed', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -10, max: 120 }), (today, days) => {
        const dueOn = addDays(today, days);
        const found = reminderRanges(today).filter(({ from, to }) => from <= dueOn && dueOn <= to);
        expect(found.length).toBe(days >= 0 && days <= 90 ? 1 : 0);
        // The nearest one that is not later than the date.
        for (const { daysBefore } of found) expect(daysBefore).toBeGreaterThanOrEqual(days);
      }),
    );
  });

  test('gets each reminder on its day if the job runs daily, and the nearest missed one if it did not', () => {
    const reminded = (dueOn: string, runs: readonly string[]) => {
      const sent = new Map<number, number>();
      for (const today of runs)
        for (const { daysBefore, from, to } of reminderRanges(today))
          if (from <= dueOn && dueOn <= to && !sent.has(daysBefore))
            sent.set(daysBefore, daysBetween({ from: today, to: dueOn }));
      return [...sent];
    };
    const due = '2027-03-31';
    const daily = Array.from({ length: 130 }, (_, at) => addDays(due, at - 120));
    expect(reminded(due, daily)).toEqual([
      [90, 90],
      [30, 30],
      [7, 7],
    ]);
    expect(
      reminded(
        due,
        daily.filter((day) => daysBetween({ from: day, to: due }) <= 6),
      ),
    ).toEqual([[7, 6]]);
  });
});
