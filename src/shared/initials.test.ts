import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Meena Patel', 'M. P.'],
  ['મીના પટેલ', 'મી. પ.'],
  ['मीना शर्मा', 'मी. श.'],
  ['  Dr.  A. P. J.  Kalam ', 'D. A. P. J. K.'],
  ['Kshitij શ્રીમાળી', 'K. શ્રી.'],
  ['(Asha) - “Ben”', 'A. B.'],
  ['Émile', 'É.'],
  ['...', '–'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('initials contain at most one letter of each word, and fit their column', () => {
  const graphemes = new Intl.Segmenter('gu', { granularity: 'grapheme' });
  const countOf = (text: string) => [...graphemes.segment(text)].length;
  const letters = fc.constantFrom(
    'a',
    'B',
    'é',
    'ક',
    'ક્ષ',
    'ી',
    'શ્રી',
    'म',
    'र्',
    'ि',
    '.',
    '-',
    '7',
    '\u0301',
    ' ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.array(letters, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (name) => {
      const initials = initialsOf(name);
      expect(initials.length).toBeGreaterThan(0);
      expect(initials.length).toBeLessThanOrEqual(40);
      const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      const parts = initials === '–' ? [] : initials.split(' ');
      expect(parts.length).toBeLessThanOrEqual(words.length);
      parts.forEach((part, at) => {
        const letter = part.slice(0, -1);
        expect(countOf(letter)).toBe(1);
        expect(words[at]).toContain(letter);
      });
    }),
  );
});
