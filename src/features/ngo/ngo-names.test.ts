import { expect, test } from 'vitest';
import { firstLetter, namesToShow } from './ngo-names.ts';

const ngo = { name: 'Sparshdeep', nameGu: 'સ્પર્શદીપ', nameHi: 'स्पर्शदीप' };

test('the name stands in the language of the page, another one below it', () => {
  expect(namesToShow({ ngo, language: 'gu' }).first.text).toBe('સ્પર્શદીપ');
  expect(namesToShow({ ngo, language: 'gu' }).second?.text).toBe('Sparshdeep');
  expect(namesToShow({ ngo, language: 'hi' }).first.text).toBe('स्पर्शदीप');
  expect(namesToShow({ ngo, language: 'en' }).second?.text).toBe('સ્પર્શદીપ');
});

test('a name that is missing in the language of the page is shown in the one it has', () => {
  const only = { name: 'Sparshdeep', nameGu: null, nameHi: null };
  for (const language of ['en', 'hi', 'gu'] as const) {
    expect(namesToShow({ ngo: only, language })).toEqual({
      first: { text: 'Sparshdeep', language: 'en' },
      second: null,
    });
  }
});

test('the first letter is what a reader of the script sees as one', () => {
  expect(firstLetter('સ્પર્શદીપ')).toBe('સ્પ');
  expect(firstLetter('જીવનરેખ')).toBe('જી');
  expect(firstLetter('दृष्टि')).toBe('दृ');
  expect(firstLetter('Helping')).toBe('H');
  expect(firstLetter('')).toBe('');
});
