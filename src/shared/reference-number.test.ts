import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readReference,
  REFERENCE_CHARACTERS,
  REFERENCE_LENGTH,
  referenceOf,
  type ReferencePrefix,
} from './reference-number.ts';

const prefixes = fc.constantFrom<ReferencePrefix>('SH', 'EV', 'VO', 'VC');
const characters = fc.string({
  unit: fc.constantFrom(...REFERENCE_CHARACTERS),
  minLength: REFERENCE_LENGTH,
  maxLength: REFERENCE_LENGTH,
});

test('the beginning of a number is never read as a whole number', () => {
  fc.assert(
    fc.property(prefixes, characters, (prefix, text) => {
      const beginning = referenceOf(text, prefix).slice(0, 7);
      expect(readReference(beginning, prefix)).toBeUndefined();
      expect(readReference(` ${beginning.toLowerCase()}-`, prefix)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
