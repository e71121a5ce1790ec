import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatReceiptNumber, isValidOn, parseReceiptNumber } from './receipt.rules.ts';

test('the number of a receipt is read as it is printed', () => {
  const numbers = fc.record({
    year: fc.integer({ min: 2000, max: 2098 }),
    number: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(numbers, (one) => {
      expect(parseReceiptNumber(formatReceiptNumber(one))).toEqual(one);
    }),
  );
});

test.each([
  ['2026-27 / 42', { year: 2026, number: 42 }],
  [' ૨૦૨૬-૨૭/૦૦૦૪૨ ', { year: 2026, number: 42 }],
  ['2026-27/00000', undefined],
  ['2026-28/00042', undefined],
  ['2026-27/', undefined],
  ['2026-27/1234567890', undefined],
  ['Kokila 2026-27/00042', undefined],
  [`2026-27/${' '.repeat(40)}42`, undefined],
])('%j is read as %j', (text, number) => expect(parseReceiptNumber(text)).toEqual(number));

describe('a registration', () => {
  const period = { number: 'AAATS1234KF20214', validFrom: '2021-04-01', validTo: '2026-03-31' };
  const unlimited = { ...period, validFrom: null, validTo: null };

  test.each([
    ['on the day before its first', false, period, '2021-03-31'],
    ['on its first day', true, period, '2021-04-01'],
    ['on its last day', true, period, '2026-03-31'],
    ['on the day after its last', false, period, '2026-04-01'],
    ['on any day if it has no first and no last', true, unlimited, '1999-01-01'],
    ['without a number', false, { ...period, number: null }, '2021-04-01'],
  ])('%s, is valid: %j', (_, isValid, registration, day) =>
    expect(isValidOn(registration, day)).toBe(isValid),
  );
});
