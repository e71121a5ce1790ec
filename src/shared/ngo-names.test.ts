import { expect, test } from 'vitest';
import { namesToShow } from '#src/shared/ngo-names.ts';

const ngo = { name: 'Sparshdeep', nameGu: 'સ્પર્શદીપ', nameHi: 'स्पर्शदीप' };

test('returns the name in the language of the page, and a second one', () => {
  expect(namesToShow({ ngo, language: 'gu' }).first.text).toBe('સ્પર્શદીપ');
  expect(namesToShow({ ngo, language: 'gu' }).second?.text).toBe('Sparshdeep');
  expect(namesToShow({ ngo, language: 'hi' }).first.text).toBe('स्पर्शदीप');
  expect(namesToShow({ ngo, language: 'en' }).second?.text).toBe('સ્પર્શદીપ');
});

test('falls back to a name in another language', () => {
  const only = { name: 'Sparshdeep', nameGu: null, nameHi: null };
  for (const language of ['en', 'hi', 'gu'] as const) {
    expect(namesToShow({ ngo: only, language })).toEqual({
      first: { text: 'Sparshdeep', language: 'en' },
      second: null,
    });
  }
});
