import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectNoBlowUp } from '../../../tests/support/growth.ts';
import { hideContactDetails, holdsContactDetails, listContactDetails } from './hide-contact-details.ts';

const words = { phone: '(P)', email: '(E)', payment: '(U)', link: '(L)' };
const hide = (text: string) => hideContactDetails({ text, words });

test.each([
  ['Call 9825012345 please', 'Call (P) please'],
  ['Call +91 98250-12345.', 'Call (P).'],
  ['મારો નંબર ૯૮૨૫૦ ૧૨૩૪૫ છે', 'મારો નંબર (P) છે'],
  ['मेरा नंबर ९८२५०१२३४५ है', 'मेरा नंबर (P) है'],
  ['(079) 2654 3210', '(P)'],
  ['9 8 2 5 0 1 2 3 4 5', '(P)'],
  ['98250/12345', '(P)'],
  ['٩٨٢٥٠١٢٣٤٥', '(P)'],
  ['98\u200d250\u00a012345', '(P)'],
  ['9\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e35012345', '(P)'],
  ['Write to kokila.patel@example.org, soon', 'Write to (E), soon'],
  ['kokila @ example . org', 'kokila @ example . org'],
  ['kokila @ example.org', '(E)'],
  ['pay 9825012345@okaxis', 'pay (U)'],
  ['kokila@ybl, thank you', '(U), thank you'],
  ['see https://wa.me/919825012345?text=a', 'see (L)'],
  ['see www.kokila.in/help.', 'see (L).'],
  ['see https://www.google.com/maps/@23.02,72.57,15z', 'see (L)'],
  ['(http://kokila.in/@//@)', '((L))'],
  ['kokila@www.example.org', '(E)'],
  ['wa.me/919825012345', '(L)'],
  ['instagram.com/kokila', '(L)'],
  ['my shop is kokila.co.in', 'my shop is (L)'],
])('%s becomes %s', (text, hidden) => {
  expect(hide(text)).toBe(hidden);
});

test.each([
  'An operation of the eyes for my mother, 62 years old',
  'PIN 360001, and the fee is Rs. 2,50,000 a year',
  'Since 12/11/2024, or 12-11-2024, or ૧૨.૧૧.૨૦૨૪',
  'The years 2023-2024 and ૨૦૨૩-૨૦૨૪',
  'She passed B.Com in 2019. M.Com is next.',
  'She is blind.In June she fell.',
  'We live at the lake, house 12/4, ward 7',
  'મારી માતાને મોતિયો છે, અને અમારી પાસે પૈસા નથી.',
])('nothing is hidden in: %s', (text) => {
  expect(hide(text)).toBe(text);
});

/** The code points of zero in five scripts: ASCII, Gujarati, Devanagari, Bengali, full width. */
const ZEROS = [0x30, 0xae6, 0x966, 0x9e6, 0xff10];
const digit = fc
  .tuple(fc.constantFrom(...ZEROS), fc.nat(9))
  .map(([zero, value]) => String.fromCodePoint(zero + value));
const between = fc.constantFrom('', ' ', '-', '–', '\u00a0', '. ', ') ', '\u200d');
const prose = fc.stringMatching(/^[a-z\u0a95-\u0ab9\u0905-\u0939 ]{0,40}$/);

describe('in any context', () => {
  test('hides a number of ten digits in any script and keeps the words around it', () => {
    const number = fc.array(fc.tuple(digit, between), { minLength: 10, maxLength: 13 });
    fc.assert(
      fc.property(prose, number, prose, (before, signs, after) => {
        const pieces = signs.map(([sign, gap], at) => (at === signs.length - 1 ? sign : sign + gap)).join('');
        expect(hide(`${before} ${pieces} ${after}`)).toBe(`${before} (P) ${after}`);
      }),
    );
  });

  test('leaves no seven digits in a row, address or link', () => {
    const part = fc.oneof(prose, fc.stringMatching(/^\d{7,12}$/), fc.emailAddress(), fc.webUrl());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const hidden = hide(parts.join(' '));
        expect(hidden).not.toMatch(/\d{7}|@|https?:/);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const once = hide(text);
        expect(hide(once)).toBe(once);
      }),
    );
  });
});

test('no text takes long', () => {
  const bad = [
    'a',
    '1',
    '1 ',
    'a.',
    '@',
    'a@',
    'a@a.',
    '9-',
    'www.',
    'e\u0323',
    '+(',
    'a-a.',
    'https://',
    '1/',
  ];
  for (const one of bad) {
    expectNoBlowUp({ size: 100_000, act: (size) => hide(one.repeat(size)) });
    expectNoBlowUp({ size: 3999, act: (size) => hide(`${one.repeat(size / one.length)}!`) });
  }
});

test.each([
  ['Call +91 98250-12345 or ૦૨૬૫ ૨૨૩ ૪૫૬૭.', ['9825012345', '2652234567']],
  ['https://Sathi.example.org/ is www.sathi.example.org', ['sathi.example.org', 'sathi.example.org']],
  ['Write to Help@Example.org, soon', ['help@example.org']],
  ['evil.org.in/x is not evil.org', ['evil.org.in/x', 'evil.org']],
  [
    'evil.shop/login, evil.xyz, evil.in, evil.com.ru',
    ['evil.shop/login', 'evil.xyz', 'evil.in', 'evil.com.ru'],
  ],
  ['98,765,43,210', ['9876543210']],
  ['On 12-11-2026, 62 years, Rs 2,50,000. She is blind.In June she came. Rs.500/person', []],
])('the contact details in %s are %j', (text, found) => {
  expect(listContactDetails(text)).toEqual(found);
  expect(holdsContactDetails(text)).toBe(found.length > 0);
});

test('listing takes linear time', () => {
  for (const one of ['a', 'a.', 'a.b/', '9', '9,', '@', 'www.', 'a-', '. '])
    expectNoBlowUp({ size: 100_000, act: (size) => listContactDetails(one.repeat(size / one.length)) });
});
