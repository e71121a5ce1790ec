import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHours, parseHours } from './hours.rules.ts';

test.each([
  ['3', 180],
  ['3:30', 210],
  ['3.5', 210],
  ['૩,૫', 210],
  [' ३:३० ', 210],
  ['0', 0],
  ['24', 1440],
  ['1.25', 75],
])('reads %s as %i minutes', (text, minutes) => expect(parseHours(text)).toBe(minutes));

test.each(['', 'x', '-1', '24:01', '3:5', '3:60', '25', '3:30:00', '1e2'])('refuses %j', (text) =>
  expect(parseHours(text)).toBeUndefined(),
);

test('reads what it writes', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(parseHours(formatHours(minutes))).toBe(minutes);
    }),
  ));
