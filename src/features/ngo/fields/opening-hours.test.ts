import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS, formatOpeningHours, HOURS_MOST, parseOpeningHours, runsOfDays } from './opening-hours.ts';

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const line = fc
  .record({ days: fc.subarray([...DAYS], { minLength: 1 }), opens: clock, closes: clock })
  .filter(({ opens, closes }) => opens < closes);

test('reads what it writes', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: HOURS_MOST }), (hours) => {
      expect(parseOpeningHours(formatOpeningHours(hours))).toEqual(hours);
    }),
  );
});

test.each([
  ['Mo-Sa 10:00-17:00', 'Mo-Sa 10:00-17:00'],
  ['monday to friday 9:00-13:30', undefined],
  ['Monday-Friday 9.00 to 13.30\nSat 9:00-11:00', 'Mo-Fr 09:00-13:30; Sa 09:00-11:00'],
  ['We, Mo, Tu 10:00-17:00', 'Mo-We 10:00-17:00'],
  ['Mo-Su 00:00-24:00', 'Mo-Su 00:00-24:00'],
  ['Mo 17:00-10:00', undefined],
  ['Fr-Mo 10:00-17:00', undefined],
  ['Mo 10:00-25:00', undefined],
  ['Mo 10:61-12:00', undefined],
  ['always', undefined],
  ['Xx 10:00-12:00', undefined],
  [Array.from({ length: HOURS_MOST + 1 }, () => 'Mo 10:00-11:00').join(';'), undefined],
])('reads %j as %j', (text, canonical) => {
  const hours = parseOpeningHours(text);
  expect(hours && formatOpeningHours(hours)).toBe(canonical);
});

test('groups days that follow each other', () => {
  expect(runsOfDays(['Su', 'Mo', 'We', 'Tu', 'Fr'])).toEqual([
    ['Mo', 'We'],
    ['Fr', 'Fr'],
    ['Su', 'Su'],
  ]);
});
