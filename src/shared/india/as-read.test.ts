import { describe, expect, test } from 'vitest';
import { hideContactDetails, holdsContactDetails, listContactDetails } from './hide-contact-details.ts';
import { holdsPaymentDetails } from './payment-details.ts';
import { asRead, readNumbers } from './as-read.ts';

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** Numbers in circles, brackets and squares, white on black, on keys and before a full stop. */
const NUMBERS = [
  ...charactersFrom(0x2460, 0x249b),
  ...charactersFrom(0x24ea, 0x24ff),
  ...charactersFrom(0x2776, 0x2793),
  ...charactersFrom(0x1f100, 0x1f10c),
  ...charactersFrom(0x2070, 0x2089),
].filter((sign) => /\p{No}/u.test(sign));
const DIGITS = charactersFrom(0, 0x1fbff).filter((sign) => /\p{Nd}/u.test(sign));

test('every digit and every number in a circle is read as its digits', () => {
  expect(NUMBERS.filter((sign) => !/^\d{1,2}$/.test(asRead(sign)))).toEqual([]);
  expect(DIGITS.filter((sign) => !/^\d$/.test(asRead(sign)))).toEqual([]);
});

test.each([
  '0123456789',
  '⓪①②③④⑤⑥⑦⑧⑨',
  '⓿❶❷❸❹❺❻❼❽❾',
  '🄋➀➁➂➃➄➅➆➇➈',
  '🄌➊➋➌➍➎➏➐➑➒',
  '⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽',
  '⓪⑴⑵⑶⑷⑸⑹⑺⑻⑼',
  '🄀⒈⒉⒊⒋⒌⒍⒎⒏⒐',
  '🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊',
  '⁰¹²³⁴⁵⁶⁷⁸⁹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '٠١٢٣٤٥٦٧٨٩',
  '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
  '🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹',
])('a number in %s is found everywhere', (row) => {
  const digits = [...row];
  const written = (number: string) => [...number].map((digit) => digits[Number(digit)]).join('');
  expect(asRead(written('9825012345'))).toBe('9825012345');
  expect(listContactDetails(`Call ${written('9825012345')}`)).toEqual(['9825012345']);
  expect(holdsContactDetails(`Ravi ${written('9825012345')}`)).toBe(true);
  expect(holdsPaymentDetails(`State Bank, A number ${written('50100123456789')}`)).toBe(true);
  expect(holdsPaymentDetails(`GPay ${written('9825012345')}`)).toBe(true);
  const words = { phone: '(P)', email: '(E)', payment: '(U)', link: '(L)' };
  expect(hideContactDetails({ text: `Call ${written('9825012345')} now`, words })).toMatch(/^Call \(P\)/);
});

/** The alphabet as other signs: each a string of 26, or its first code point. */
const ALPHABETS = {
  'in circles': charactersFrom(0x24d0, 0x24e9),
  'in black circles': charactersFrom(0x1f150, 0x1f169),
  'in squares': charactersFrom(0x1f130, 0x1f149),
  'in black squares': charactersFrom(0x1f170, 0x1f189),
  'in brackets': charactersFrom(0x249c, 0x24b5),
  'full width': charactersFrom(0xff41, 0xff5a),
  bold: charactersFrom(0x1d41a, 0x1d433),
  'small capitals': [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'],
};

describe.each(Object.entries(ALPHABETS))('letters %s', (_, alphabet) => {
  const written = (word: string) =>
    word.replace(/[a-z]/g, (letter) => alphabet[letter.charCodeAt(0) - 97] ?? letter);

  test('are read as Latin letters', () => {
    expect(asRead(written('abcdefghijklmnopqrstuvwxyz')).toLowerCase()).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(listContactDetails(`See ${written('evil')}.com`)).toEqual(['evil.com']);
    for (const text of ['drishti@okaxis', 'drishti@ybl', 'ifsc sbin0000300'])
      expect(holdsPaymentDetails(written(text)), text).toBe(true);
  });
});

test.each([
  ['9825O12345', '9825012345'],
  ['98250 l2345, O7926301234', '98250 12345, 07926301234'],
  ['9️⃣8️⃣2️⃣5️⃣0️⃣', '98250'],
  ['9̲8̶25⭕1', '982501'],
  ['10l oil for 5 or 6 people, I am 40', '10l oil for 5 or 6 people, I am 40'],
  ['Olive oil, SBIN0OO3OO', 'Olive oil, SBIN0OO3OO'],
])('the numbers in %s are read as %s', (text, read) => expect(readNumbers(text)).toBe(read));
