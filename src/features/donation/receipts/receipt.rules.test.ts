import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReceiptNumber, parseReceiptNumber } from './receipt.rules.ts';

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
