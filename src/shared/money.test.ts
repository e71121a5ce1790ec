import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPaise,
  comparePaise,
  formatExactRupees,
  formatRupees,
  integerOf,
  paise,
  parseRupees,
  percentOf,
  plainRupees,
  rupees,
  subtractPaise,
  typedRupees,
  ZERO,
} from './money.ts';

const amounts = fc.maxSafeNat().map(paise);
const smallAmounts = fc.integer({ min: 0, max: 10 ** 12 }).map(paise);
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

describe('an amount', () => {
  test('is a whole number of paise that is not negative', () => {
    for (const wrong of [0.1, -1, Number.NaN, Infinity, 2 ** 53])
      expect(() => paise(wrong), String(wrong)).toThrow(RangeError);
    expect(() => rupees(0.5 / 100)).toThrow(RangeError);
    expect(integerOf(rupees(500))).toBe(50_000);
  });

  test('does not mix with plain numbers', () => {
    const amount = paise(100);
    // @ts-expect-error -- Arithmetic with an amount must not compile.
    expect(amount * 2).toBe(200);
    // @ts-expect-error -- Neither must the sum of an amount and a number.
    expect(amount + 1).toBe(101);
    // @ts-expect-error -- A number is no amount.
    expect(formatRupees(100)).toBe('₹1');
    // @ts-expect-error -- An amount is no number.
    expect(((number: number) => number)(amount)).toBe(100);
  });

  test('is added and subtracted exactly', () => {
    fc.assert(
      fc.property(smallAmounts, smallAmounts, (a, b) => {
        const sum = addPaise(a, b);
        expect(integerOf(subtractPaise(sum, b))).toBe(integerOf(a));
        expect(Math.sign(comparePaise(sum, a))).toBe(integerOf(b) === 0 ? 0 : 1);
      }),
    );
    expect(addPaise()).toBe(ZERO);
    expect(() => subtractPaise(paise(1), paise(2))).toThrow(RangeError);
  });

  test.each([
    [0, '₹0', '₹0.00', '0.00'],
    [5, '₹0.05', '₹0.05', '0.05'],
    [50_000, '₹500', '₹500.00', '500.00'],
    [12_345_650, '₹1,23,456.50', '₹1,23,456.50', '123456.50'],
    [10_000_000_00, '₹1,00,00,000', '₹1,00,00,000.00', '10000000.00'],
  ])('%i paise is written %s', (integer, short, exact, plain) => {
    const amount = paise(integer);
    expect([formatRupees(amount), formatExactRupees(amount), plainRupees(amount)]).toEqual([
      short,
      exact,
      plain,
    ]);
  });

  test('is read as it was written, in any of the three scripts', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0x30, 0x966, 0xae6), (amount, zero) => {
        for (const text of [
          formatRupees(amount),
          formatExactRupees(amount),
          plainRupees(amount),
          typedRupees(amount),
        ])
          expect(parseRupees(inScript(text, zero)), text).toEqual({ amount });
      }),
    );
  });

  test.each([
    ['1,00,000', 1_00_000_00],
    ['100,000', 1_00_000_00],
    ['Rs. 500/-', 50_000],
    ['₹ 500.5', 50_050],
    ['૧૦૦૦ રૂપિયા', 1_00_000],
    ['१,०००.५०', 100_050],
    ['1.500', 150],
    ['007', 700],
  ])('%s is read', (text, integer) => {
    expect(parseRupees(text)).toEqual({ amount: paise(integer) });
  });

  test.each([
    ['', 'amountRequired'],
    ['₹', 'amountRequired'],
    ['-5', 'amountNegative'],
    ['−5', 'amountNegative'],
    ['1.005', 'amountTooPrecise'],
    ['1,5', 'amountUnclear'],
    ['1,50', 'amountUnclear'],
    ['1.2.3', 'amountUnclear'],
    ['1e3', 'amountUnclear'],
    ['0x10', 'amountUnclear'],
    ['five hundred', 'amountUnclear'],
    ['500 or 1000', 'amountUnclear'],
    ['9'.repeat(20), 'amountUnclear'],
    ['1'.repeat(100_000), 'amountUnclear'],
    // The longest text has 30 characters.
    ['5'.padStart(31), 'amountUnclear'],
  ])('%s is refused as %s', (text, error) => {
    expect(parseRupees(text)).toEqual({ error });
  });

  test('a share is rounded down and never above 100 per cent', () => {
    expect(percentOf({ part: rupees(999), whole: rupees(1000) })).toBe(99);
    expect(percentOf({ part: rupees(1010), whole: rupees(1000) })).toBe(100);
    expect(percentOf({ part: rupees(2000), whole: rupees(1000) })).toBe(100);
    expect(percentOf({ part: ZERO, whole: ZERO })).toBe(100);
    fc.assert(
      fc.property(amounts, amounts, (part, whole) => {
        const percent = percentOf({ part, whole });
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});
