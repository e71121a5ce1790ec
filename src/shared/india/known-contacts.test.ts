import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hideContactDetails, listContactDetails } from './hide-contact-details.ts';

const words = { phone: '(P)', email: '(E)', payment: '(U)', link: '(L)' };

test.each([
  ['+44 79263 01234, +7 79263 01234', ['+447926301234', '+77926301234']],
  ['(202) 555-0143, 202-555-0143 or (44) 20 7946 0958', ['2025550143', '2025550143', '442079460958']],
  ['Bit.ly/UdanKanya is not bit.ly/UDANKANYA', ['bit.ly/UdanKanya', 'bit.ly/UDANKANYA']],
  // What stands beside an address is read too.
  ['Call 98111-22233,help@example.org', ['help@example.org', '9811122233']],
  ['Open evil-donate.com,help@example.org', ['help@example.org', 'evil-donate.com']],
  ['a@evil.org,b@evil.org;c@evil.org/evil.com', ['a@evil.org', 'b@evil.org', 'c@evil.org', 'evil.com']],
  ['(98111-22233)help@example.org:evil.com', ['help@example.org', 'evil.com', '9811122233']],
  ['See, @evil.com', ['evil.com']],
  ['own.org/x,98111-22233', ['own.org/x,98111-22233']],
  ['https://evil.com,help@example.org', ['evil.com,help@example.org']],
  // As people read it.
  ['Call ❾❽❷❺⓿❶❷❸❹❺ or ➒➑➋➎⓿➊➋➌➍➎', ['9825012345', '9825012345']],
  ['9825O12345, 98250 I2345, 9825ОІ2345', ['9825012345', '9825012345', '9825012345']],
  ['98250 l2345, ⑨⑧②⑤⓪①②③④⑤', ['9825012345', '9825012345']],
  ['ᴇᴠɪʟ.ᴄᴏᴍ, help@ɢᴍᴀɪʟ.com, 🅴🆅🅸🅻.com', ['help@gmail.com', 'evil.com', 'evil.com']],
  ['Telegram @drishtihelp, @drishti on Telegram', ['telegram@drishtihelp', '@drishtiontelegram']],
  ['Instagram: drishti_help', ['instagram:drishti_help']],
  ['evil⸳com and evilꓸcom', ['evil.com', 'evil.com']],
])('the contact details in %s are %j', (text, found) => {
  expect(listContactDetails(text)).toEqual(found);
});

describe('what is known hides nothing that is new', () => {
  const knownOnes = [
    '0265 223 4567',
    'office@sathi.example.org',
    'https://sathi.example.org',
    'sathi.example.org',
  ];
  const newOnes = [
    '98111-22233',
    '+44 79263 01234',
    'thief@evil.org',
    'evil-donate.com',
    'https://evil.org/x',
  ];
  const known = new Set(knownOnes.flatMap(listContactDetails));
  /** Every sign on a keyboard, and others that stand between words. */
  const separators = [
    ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).filter(
      (one) => !/[\da-z]/i.test(one),
    ),
    ...[
      ', ',
      ' - ',
      '\n',
      '\t',
      '..',
      '–',
      '—',
      '।',
      '·',
      '•',
      '…',
      '“',
      '❯',
      '→',
      '➕',
      '🙂',
      ' x ',
      '，',
      '︰',
      '⸴',
    ],
  ];
  const isFound = (text: string) => listContactDetails(text).some((contact) => !known.has(contact));

  test('beside it, before or after, whatever stands between', () => {
    const missed = separators.flatMap((between) =>
      knownOnes.flatMap((one) =>
        newOnes.flatMap((other) =>
          [one + between + other, other + between + one].filter((text) => !isFound(text)),
        ),
      ),
    );
    expect(missed).toEqual([]);
  });

  test('among words and several separators', () => {
    const between = fc
      .array(fc.constantFrom(...separators), { minLength: 1, maxLength: 3 })
      .map((signs) => signs.join(''));
    const [one, other] = [fc.constantFrom(...knownOnes), fc.constantFrom(...newOnes)];
    fc.assert(
      fc.property(
        fc.constantFrom('', 'see ', 'દાન '),
        one,
        between,
        other,
        between,
        one,
        (before, first, gap, middle, end, last) => {
          expect(isFound(`${before}${first}${gap}${middle}${end}${last}`)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is hidden together with it', () => {
    for (const between of separators)
      for (const one of knownOnes.slice(1))
        for (const text of [`98111-22233${between}${one}`, `${one}${between}98111-22233`])
          expect(hideContactDetails({ text, words }), text).not.toMatch(/98111|22233/);
  });
});
