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
  ['98250, 12345', '(P)'],
  ['98250:12345', '(P)'],
  ['98250|12345', '(P)'],
  ['98.25-01.23.45', '(P)'],
  ['９８２５０-१२३४५', '(P)'],
  ['wa.me/919825012345', '(L)'],
  ['instagram.com/kokila', '(L)'],
  ['my shop is kokila.co.in', 'my shop is (L)'],
  ['Telegram @kokila_help, please', '(L), please'],
  ['write to @kokila on Instagram', 'write to (L)'],
])('%s becomes %s', (text, hidden) => {
  expect(hide(text)).toBe(hidden);
});

test.each([
  'An operation of the eyes for my mother, 62 years old',
  'PIN 360001, and the fee is Rs. 2,50,000 a year',
  'Since 12/11/2024, or 12-11-2024, or ૧૨.૧૧.૨૦૨૪',
  'The years 2023-2024 and ૨૦૨૩-૨૦૨૪',
  'At home 9.00-11.00, 16.30 – 18.00 and (૯.૦૦-૧૧.૩૦)',
  'From 01.04.2026-31.03.2027, Rs. 1500.00-2500.00',
  'She passed B.Com in 2019. M.Com is next.',
  'She is blind.In June she fell.',
  'We live at the lake, house 12/4, ward 7',
  'She learns by YouTube and has no Facebook',
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
  ['98765, 43210', ['9876543210']],
  ['98765:43210', ['9876543210']],
  ['98765|43210', ['9876543210']],
  ['Call ９８７６５４３２１０', ['9876543210']],
  ['কল ৯৮৭৬৫৪৩২১০', ['9876543210']],
  ['૯૮૭૬૫ ૪૩૨૧૦, ९८७६५-४३२१०', ['9876543210', '9876543210']],
  ['Call 99999 88888 / 98250 12345', ['9999988888', '9825012345']],
  ['99999 88888 98250 12345', ['9999988888', '9825012345']],
  ['99999 88888 (98250 12345)', ['9999988888', '9825012345']],
  ['99999 88888\n98250 12345', ['9999988888', '9825012345']],
  ['98250 76543 / 98765 43210', ['9825076543', '9876543210']],
  ['99999888889825012345', ['99999888889825012345']],
  ['98250 12345 or 12, 919825012345', ['9825012345', '9825012345']],
  ['1800 233 5500 and 2652234567', ['18002335500', '2652234567']],
  ['+44 20 7946 0958, +91 265 2234567', ['+442079460958', '2652234567']],
  ['9.12 8345678', ['9128345678']],
  ['98/12/12/2012', ['9812122012']],
  ['6000, 1-1-1900', ['6000111900']],
  ['Evil.shop', ['evil.shop']],
  ['EVIL.SHOP', ['evil.shop']],
  ['Evil.Ru now', ['evil.ru']],
  ['see Evil.Help', ['evil.help']],
  ['see evil.help, evil.ai or evil.ru', ['evil.help', 'evil.ai', 'evil.ru']],
  ['evil.bond, evil.mobi, evil.asia or evil.quest', ['evil.bond', 'evil.mobi', 'evil.asia', 'evil.quest']],
  ['દાન.ભારત અને દાન.संगठन', ['દાન.ભારત', 'દાન.संगठन']],
  ['evil\u3002com and 203.0.113.5/pay', ['evil.com', '203.0.113.5/pay']],
  ['hello(at)example(dot)org', ['hello@example.org']],
  ['hello @ gmail . com or hello@gmail. com', ['hello@gmail.com', 'hello@gmail.com']],
  ['hello @ evil . in', ['hello@evil.in']],
  ['ev\u0001il.bond and 98765\u000143210', ['evil.bond', '9876543210']],
  ['Phone 2658 1234 or ring 26581234', ['26581234', '26581234']],
  ['ફોન: ૨૬૫૮ ૧૨૩૪, कॉल २६५८-१२३४', ['26581234', '26581234']],
  ['Ph. 2355110, landline 235511, કૉલ કરો ૨૩૫૫૧૧', ['2355110', '235511', '235511']],
  ['evil-sahay.cоm', ['evil-sahay.com']],
  ['tg://resolve?domain=evil, skype:evil?call', ['tg://resolve?domain=evil', 'skype:evil?call']],
  [
    'Email:help@example.org, (help@example.org), "help@example.org"',
    Array<string>(3).fill('help@example.org'),
  ],
  ['2752-225577, (2752) 225577', ['2752225577', '2752225577']],
  ['00 44 20 7946 0958', ['+442079460958']],
  ['ｅｖｉｌ．ｓｈｏｐ and ev\u200bil.ai', ['evil.shop', 'evil.ai']],
])('the contact details in %s are %j', (text, found) => {
  expect(listContactDetails(text)).toEqual(found);
  expect(holdsContactDetails(text)).toBe(true);
});

test.each([
  'On 12-11-2026, 62 years, Rs 2,50,000. She is blind.In June she came. Rs.500/person',
  'Open 10.00 - 13.00 and 16:30-19:30',
  '6.30 - 8.30 / 7.30 - 9.30',
  '01/04/2026 - 31/03/2027',
  '01/04/2026-31/3/27, 7/1/2026-9/1/2026, 6/7, 7/7, 8/7, 9/7, 10/7',
  '26-01-2026 / 27-01-2026, 2026-01-26 to 2026-01-27',
  'The camp of 7.1.26 - 9.1.2026, or ૭.૧.૨૬ - ૯.૧.૨૦૨૬',
  'Rs 1500000, ₹75000-80000, ₹75000, ₹80000 and Rs 7,50,000 - 9,000',
  '1000 - 1500 people',
  'Plot 12-13-14-15, Ward 71-72-73-74-75, Classes 6, 7, 8, 9, 10, 11, 12',
  'Registered as E/7425 / 2009-10, or as E/7425/2009-10',
  'Helplines 108, 1098, 181, 112, 1930',
  'Meeting ID: 812 3456 7890',
  'Dr.Ambedkar, Smt.Usha, Pvt.Ltd. and Sr.No.5, e.g. i.e. a.m. 500 sq.mt.',
  'Dr.Mehta/Dr.Shah, M.Com/B.Com, Reg.No/Date, 10.Food/Shelter',
  'Donate.The next sentence. Volunteers.Help us. Donate.Help the poor. Mon.to Sat.',
  'We teach.In Rajkot too.It is free.',
  'We contact 250-3000 patients, 250-400 times a day',
  'A UPI id looks like name @ bank. Please compare it. Our stall @ Rajkot. In June too.',
  'Come and see.it is free. Call 1098 or 1800 233',
  'In 2024-225577, call 2 or 3 times, phone 100',
  'દાન કરો.આ સંસ્થા. ડૉ.આંબેડકર, रु.500 दान करें.यह संस्था. डॉ.अंबेडकर',
])('there are no contact details in %s', (text) => {
  expect(listContactDetails(text)).toEqual([]);
});

test('a name holds not even the number of a landline without its area code', () => {
  expect(holdsContactDetails('Ravi 2656 1234')).toBe(true);
  expect(holdsContactDetails('Ravi Patel, 1985')).toBe(false);
});

describe('numbers among others', () => {
  const gap = fc.constantFrom('', '', ' ', '-', '–', '. ', ', ', ':', '|', '/', ') ', '\n', '\u200d', '🙂');
  // Without the zeros that fast-check prefers: 6/1 0:00) 0:00 1/1 reads like days and times.
  const mobile = fc.noBias(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 })).map(String);
  const written = fc
    .tuple(
      mobile,
      fc.array(gap, { minLength: 10, maxLength: 10 }),
      fc.constantFrom('', '0', '91 ', '+91-'),
      fc.constantFrom(...ZEROS),
    )
    .map(([number, gaps, prefix, zero]) => {
      const digits = [...number].map((one) => String.fromCodePoint(zero + Number(one)));
      return { number, text: prefix + digits.map((one, at) => gaps[at] + one).join('') };
    });

  test('each is found, whatever separates its digits and it from the others', () => {
    const between = fc.constantFrom(' ', ' / ', ', ', '\n', ' (', ') ', ' or ', ' | ');
    const numbers = fc.array(fc.tuple(written, between), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(prose, numbers, (before, parts) => {
        const text = parts.map(([{ text: one }, end]) => one + end).join('');
        const found = listContactDetails(`${before} ${text}`);
        expect(found).toEqual(expect.arrayContaining(parts.map(([{ number }]) => number)));
      }),
    );
  });

  const two = (value: number) => String(value).padStart(2, '0');
  const time = fc
    .tuple(fc.nat(23), fc.nat(59), fc.constantFrom('.', ':'))
    .map(([hour, minute, sign]) => `${hour}${sign}${two(minute)}`);
  const day = fc
    .tuple(
      fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      fc.constantFrom('.', '-', '/'),
    )
    .map(([date, sign]) =>
      [two(date.getUTCDate()), two(date.getUTCMonth() + 1), date.getUTCFullYear()].join(sign),
    );
  const rupees = fc.integer({ min: 1, max: 99_99_99_999 });
  const amount = fc.oneof(
    rupees.map((value) => `Rs ${value}`),
    rupees.map((value) => `₹${value.toLocaleString('en-IN')}`),
    rupees.map((value) => `${value.toLocaleString('en-US')}/-`),
    fc
      .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }))
      .map(([least, more]) => `${least * 100} - ${(least + more) * 100}`),
  );
  const twoOf = (one: fc.Arbitrary<string>) =>
    fc.tuple(one, fc.constantFrom(' - ', '–', ' / ', ', ', '\n'), one).map((parts) => parts.join(''));

  test('times, days and amounts are none', () => {
    const honest = fc.oneof(
      twoOf(time),
      twoOf(day),
      amount,
      fc.tuple(day, twoOf(time)).map((parts) => parts.join(', ')),
    );
    fc.assert(
      fc.property(prose, honest, prose, (before, text, after) => {
        expect(listContactDetails(`${before} ${text} ${after}`)).toEqual([]);
      }),
    );
  });
});

test('listing takes linear time', () => {
  const bad = [
    ...['a', 'a.', 'a.b/', '9', '9,', '9 ', '12.30 ', '1/2/', '7,', 'call ', '2752-', '@a '],
    ...['a.de ', 'દા.', '100-', '@', 'www.', 'a-', '. ', 'O1', '❶', '1〇', '(202) ', 'fb '],
    ...['@a on ', ' ', '\n'],
  ];
  for (const one of bad)
    expectNoBlowUp({ size: 40_000, act: (size) => listContactDetails(one.repeat(size / one.length)) });
});
