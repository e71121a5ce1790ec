import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadable, makeReadable } from './readable-text.ts';

test.each(['', 'સેવા', 'क्ष्म्य ज़', '👩🏽‍🌾', `e${'\u0323'.repeat(8)}`, 'a\tb\nc'])('%j is readable', (text) => {
  expect(isReadable(text)).toBe(true);
  expect(makeReadable(text)).toBe(text);
});

test.each(['\0', 'a\ud83d', '\udc4d', '\udc4d\ud83d', `e${'\u0323'.repeat(9)}`])(
  '%j cannot be read',
  (text) => {
    expect(isReadable(text)).toBe(false);
  },
);

test('any text is readable afterwards', () => {
  const signs = fc.constantFrom('a', '\0', '\ud83d', '\udc4d', '\u0323', '\u094d', 'ક', ' ');
  fc.assert(fc.property(fc.array(signs), (list) => isReadable(makeReadable(list.join('')))));
});
