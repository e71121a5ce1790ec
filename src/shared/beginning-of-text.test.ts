import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of-text.ts';

test.each([
  ['two  lines\nof text', 40, 'two lines of text'],
  ['a longer text', 8, 'a longer …'],
  ['a longer text', 11, 'a longer …'],
  ['unbrokenwords', 5, 'unbro …'],
  ['', 5, ''],
])('%j in %i characters is %j', (text, most, expected) => {
  expect(beginningOf({ text, most })).toBe(expected);
});

test('has one line and keeps a text that fits', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (text, most) => {
      const beginning = beginningOf({ text, most });
      expect(beginning).not.toContain('\n');
      expect(beginning.length).toBeLessThanOrEqual(most + 2);
      expect(beginningOf({ text: beginning, most: most + 2 })).toBe(beginning);
    }),
  );
});
