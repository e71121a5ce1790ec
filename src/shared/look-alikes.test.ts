import { expect, test } from 'vitest';
import { asReadInLatin } from './look-alikes.ts';

test.each([
  ['S\u0430h\u0430y', 'Sahay', 'Cyrillic а'],
  ['S\u03bfna', 'Sona', 'Greek ο'],
  ['\u0391sha', 'Asha', 'Greek Α'],
  ['Ｓａｈａｙ １', 'Sahay 1', 'full width'],
  ['𝐒𝐚𝐡𝐚𝐲', 'Sahay', 'mathematical letters'],
  ['S\u00e1hay', 'S\u00e1hay', 'an accent stays'],
  ['\u0430\u0301', '\u00e1', 'an accent on a look-alike'],
])('%s is read as %s (%s)', (typed, read) => expect(asReadInLatin(typed)).toBe(read));

test.each(['Seva 12, Trust', 'જીવનરેખ ટ્રસ્ટ ક્\u200dષ', 'जीवनरेख क़', ''])('does not change %s', (text) =>
  expect(asReadInLatin(text)).toBe(text),
);

test('does not change a word of another script', () => {
  expect(asReadInLatin('Сахай')).toMatch(/\p{Script=Cyrillic}/u);
});
