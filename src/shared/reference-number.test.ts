import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isShortReference,
  readReference,
  REFERENCE_CHARACTERS,
  referenceLength,
  referenceOf,
  type ReferencePrefix,
} from './reference-number.ts';

const numbers = fc.constantFrom<ReferencePrefix>('SH', 'EV', 'VO', 'VC', 'DN', 'SG', 'RC').chain((prefix) => {
  const length = referenceLength(prefix);
  const unit = fc.constantFrom(...REFERENCE_CHARACTERS);
  const text = fc.string({ unit, minLength: length, maxLength: length });
  return fc.record({ prefix: fc.constant(prefix), text });
});

test('the beginning of a number is never read as a whole number', () => {
  fc.assert(
    fc.property(numbers, ({ prefix, text }) => {
      const beginning = referenceOf(text, prefix).slice(0, 7);
      expect(readReference(beginning, prefix)).toBeUndefined();
      expect(readReference(` ${beginning.toLowerCase()}-`, prefix)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test('a number is read in any spelling, and no wrong character goes unnoticed', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), ({ prefix, text }, place, by) => {
      const number = referenceOf(text, prefix);
      for (const spelling of [number, number.toLowerCase(), number.replaceAll('-', ' '), number.slice(3)])
        expect(readReference(spelling, prefix)).toBe(number);
      const digits = [...number.slice(3)].map((sign, at) => (sign === '-' ? -1 : at)).filter((at) => at >= 0);
      const at = 3 + digits[place % digits.length]!;
      const index = REFERENCE_CHARACTERS.indexOf(number[at]!);
      const wrong = REFERENCE_CHARACTERS[(index + 1 + (by % 30)) % 31]!;
      expect(readReference(number.slice(0, at) + wrong + number.slice(at + 1), prefix)).toBeUndefined();
    }),
  );
});

test('an earlier certificate has a short number, which is read in any spelling too', () => {
  for (const spelling of ['VC-9QD3-73', 'vc9qd373', '9QD3 73'])
    expect(readReference(spelling, 'VC')).toBe('VC-9QD3-73');
  expect(isShortReference('VC-9QD3-73')).toBe(true);
  expect(isShortReference('VC-9QD3-7KAB-4CD2')).toBe(false);
  // A receipt never had a short one.
  expect(readReference('RC-9QD3-73', 'RC')).toBeUndefined();
});
