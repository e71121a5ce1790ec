import { expect, test } from 'vitest';
import area from '#src/ui/area/area.messages.en.ts';
import en from '#src/features/site/site.messages.en.ts';
import gu from '#src/features/site/site.messages.gu.ts';
import { dayInIndia, daysBetween, formatDay, formatMonth, formatNearDay } from './dates.ts';

test('returns the calendar day in India, which begins 5:30 hours before UTC', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('counts the days between two calendar days', () => {
  expect(daysBetween({ from: '2026-11-21', to: '2027-03-31' })).toBe(130);
  expect(daysBetween({ from: '2026-11-21', to: '2026-11-20' })).toBe(-1);
});

test('formats a day with the given month names', () => {
  expect(formatDay({ day: '2026-10-04', months: en.months })).toBe('4 October 2026');
  expect(formatDay({ day: '2026-10-04', months: gu.months })).toBe('4 ઑક્ટોબર 2026');
  expect(formatMonth({ day: '2027-03-31', months: en.months })).toBe('March 2027');
});

test('formats a near day with its weekday and without the year', () => {
  const near = (day: string) => formatNearDay({ day, weekdays: area.days.short, months: en.months });
  expect(near('2026-11-22')).toBe('Sun 22 November');
  expect(near('2026-11-24')).toBe('Tue 24 November');
});
