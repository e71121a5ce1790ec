import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectNoBlowUp } from '../../../tests/support/growth.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { categories } from '#src/features/reference/reference.server.ts';
import {
  cleanHelpForm,
  findHelpFormErrors,
  HELP_FIELDS,
  type HelpField,
  type HelpForm,
} from './help-request.rules.ts';
import { HELP_CATEGORIES, NGO_CATEGORIES_OF_HELP, REQUEST_STATUSES } from './help-request.values.ts';
import {
  readReference,
  REFERENCE_CHARACTERS,
  referenceLength,
  referenceOf,
} from '#src/shared/reference-number.ts';
import { moveOfOutcome, publicStanding, statusAfter, type RequestMove } from './request-status.rules.ts';

const GOOD: HelpForm = {
  userName: 'Kokila Patel',
  userMobile: '9876543210',
  userEmail: 'kokila@example.org',
  userOTP: '123456',
  userAddress: '12 Main Road, near the temple',
  helpDescription: 'My mother needs an operation of the eyes.',
  userCity: 'Rajkot',
  userHelpCategory: 'Health',
  userPin: '360001',
};
const findErrors = (form: HelpForm) => findHelpFormErrors(cleanHelpForm({ ...GOOD, ...form }));
/** Returns the English error message for a field. */
const errorOf = (field: HelpField, text: string) => {
  const error = findErrors({ [field]: text })[field];
  return error && apiMessages.en[error];
};

test('accepts a valid form', () => {
  expect(findErrors({})).toEqual({});
});

test.each([
  ['userName', '  ', 'Name is required'],
  ['userName', 'Kokila2', 'Name cannot contain numbers or special characters'],
  ['userName', 'કોકિલા૨', 'Name cannot contain numbers or special characters'],
  ['userName', 'Kokila-Patel', 'Name cannot contain numbers or special characters'],
  ['userName', 'Ko', 'Name must be between 3 and 25 characters'],
  ['userName', 'K'.repeat(26), 'Name must be between 3 and 25 characters'],
  ['userMobile', '', 'Mobile No is required'],
  ['userMobile', '98765', 'Mobile No must be 10 digits'],
  ['userMobile', '98765432101', 'Mobile No must be 10 digits'],
  ['userEmail', '', 'Email is required'],
  ['userEmail', 'kokila@', 'Email address is invalid'],
  ['userOTP', ' ', 'OTP is required'],
  ['userAddress', '', 'Address is required'],
  ['helpDescription', '\n', 'Help description is required'],
  ['userCity', '', 'City  is required'],
  ['userCity', 'Demo', 'City  is required'],
  ['userHelpCategory', '', 'Category of help is required'],
  ['userHelpCategory', 'Money', 'Category of help is required'],
  ['userPin', '', 'Pin code is required'],
] as const)(
  'reports each broken rule with the message of the specification: %s "%s": %s',
  (field, text, message) => {
    expect(errorOf(field, text)).toBe(message);
  },
);

test('counts the letters of a name as people see them', () => {
  for (const letter of ['K', 'કિ', 'ક્ષ', 'श्री']) {
    expect(errorOf('userName', letter.repeat(25)), letter).toBeUndefined();
    expect(errorOf('userName', letter.repeat(26)), letter).toBe('Name must be between 3 and 25 characters');
  }
  const segmenter = new Intl.Segmenter('gu', { granularity: 'grapheme' });
  const parts = fc.constantFrom(...'કરષિાે્ंक्षीAe ');
  fc.assert(
    fc.property(fc.string({ unit: parts, minLength: 3, maxLength: 90 }), (typed) => {
      const name = `ક${cleanHelpForm({ userName: typed }).userName}`;
      fc.pre(/^[\p{L}\p{M} ]{3,100}$/u.test(name) && !/ \p{M}|[A-Za-z]\p{M}/u.test(name));
      const isAccepted = [...segmenter.segment(name)].length <= 25;
      expect(errorOf('userName', name) === undefined, name).toBe(isAccepted);
    }),
    { numRuns: 500 },
  );
});

test.each(['રવિ', 'કોકિલાબેન પટેલ', 'लक्ष्मी देवी', 'K'.repeat(25), 'Ana', 'ક્ષ્મા'])(
  'accepts the name %s',
  (name) => {
    expect(errorOf('userName', name)).toBeUndefined();
  },
);

describe('a mobile number', () => {
  test.each([
    '98250 12345',
    '+91 98250-12345',
    '09825012345',
    '૯૮૨૫૦૧૨૩૪૫',
    '+९१ ९८२५० १२३४५',
    '(98250) 12345',
  ])('normalizes %s to ten digits', (input) => {
    const form = cleanHelpForm({ ...GOOD, userMobile: input });
    expect(form.userMobile).toBe('9825012345');
    expect(findHelpFormErrors(form)).toEqual({});
  });

  test('is accepted in every spelling', () => {
    const digit = fc.constantFrom(...'0123456789');
    // Starts with a digit that Indian mobile numbers start with, so that a prefix of 0 or 91 is unambiguous.
    const numbers = fc
      .tuple(fc.constantFrom(...'6789'), fc.array(digit, { minLength: 9, maxLength: 9 }))
      .map(([first, rest]) => first + rest.join(''));
    const before = fc.constantFrom('', '0', '+91', '91 ', '+91 ', '0091-', '+91 0');
    const between = fc.array(fc.constantFrom('', '', '', ' ', '-', '\u00a0'), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(numbers, before, between, fc.constantFrom('0', '૦', '०'), (number, prefix, gaps, zero) => {
        const spelling = prefix + [...number].map((digit, at) => digit + gaps[at]!).join('');
        const inScript = spelling.replace(/[0-9]/g, (digit) =>
          String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
        );
        expect(cleanHelpForm({ userMobile: ` ${inScript} ` }).userMobile).toBe(number);
      }),
    );
  });

  test.each([
    '98250 1234',
    '98250 123456',
    '98250x12345',
    '9825012345, 9825012346',
    '+1 98250 12345',
    '9825012345 '.repeat(20),
  ])('%s is none', (input) => expect(errorOf('userMobile', input)).toBe('Mobile No must be 10 digits'));
});

test('rejects input above the raw limits without processing it', () => {
  const findErrors = (length: number) => {
    const long = `e${'\u0323\u0301'.repeat(length / 2)}`;
    return findHelpFormErrors(cleanHelpForm(Object.fromEntries(HELP_FIELDS.map((field) => [field, long]))));
  };
  expectNoBlowUp({ size: 1_000_000, act: findErrors });
  expect(Object.keys(findErrors(1_000_000)).sort()).toEqual([...HELP_FIELDS].sort());
});

test('accepts digits of all three scripts', () => {
  for (const zero of ['0', '૦', '०']) {
    const write = (text: string) =>
      [...text].map((digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit))).join('');
    const form = {
      ...GOOD,
      userMobile: write('9876543210'),
      userOTP: ` ${write('123456')} `,
      userPin: write('360001'),
    };
    const clean = cleanHelpForm(form);
    expect(findHelpFormErrors(clean)).toEqual({});
    expect([clean.userMobile, clean.userOTP, clean.userPin]).toEqual(['9876543210', '123456', '360001']);
  }
});

test('rejects Aadhaar numbers in all free text fields', () => {
  for (const field of ['helpDescription', 'userAddress', 'safeContact'] as const)
    expect(findErrors({ [field]: 'my number is 2345 6789 0124' })[field]).toBe('aadhaar');
  expect(findErrors({ helpDescription: '૨૩૪૫ ૬૭૮૯ ૦૧૨૪' }).helpDescription).toBe('aadhaar');
});

test('cleans any input idempotently, and validates it without throwing', () => {
  fc.assert(
    fc.property(
      fc.record({ userName: fc.string(), userMobile: fc.string(), helpDescription: fc.string() }),
      (form) => {
        const once = cleanHelpForm(form);
        expect(cleanHelpForm(once)).toEqual(once);
        expect(typeof findHelpFormErrors(once)).toBe('object');
      },
    ),
  );
});

test('has the help categories of the specification', () => {
  expect(HELP_CATEGORIES).toEqual(['Education', 'Occupation', 'Health']);
  for (const category of ['Education', 'Occupation', 'Health'])
    expect(errorOf('userHelpCategory', category)).toBeUndefined();
});

test('maps every NGO category to the help category of the reference data', () => {
  for (const help of HELP_CATEGORIES) {
    const named = categories.filter(({ helpCategory }) => helpCategory === help).map(({ slug }) => slug);
    expect([...NGO_CATEGORIES_OF_HELP[help]].sort()).toEqual(named.sort());
  }
});

describe('a reference', () => {
  const characters = fc
    .array(fc.constantFrom(...REFERENCE_CHARACTERS), {
      minLength: referenceLength('SH'),
      maxLength: referenceLength('SH'),
    })
    .map((all) => all.join(''));

  test('is accepted in every spelling', () => {
    fc.assert(
      fc.property(characters, (input) => {
        const reference = referenceOf(input);
        expect(reference).toMatch(/^SH-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
        for (const input of [
          reference.toLowerCase(),
          ` ${reference} `,
          reference.replaceAll('-', ''),
          reference.slice(3),
        ])
          expect(readReference(input)).toBe(reference);
      }),
    );
  });

  test('is rejected with one wrong character or two swapped characters', () => {
    fc.assert(
      fc.property(
        characters,
        fc.nat(5),
        fc.nat(5),
        fc.constantFrom(...REFERENCE_CHARACTERS),
        (input, at, to, character) => {
          const plain = [...referenceOf(input).replaceAll('-', '').slice(2)];
          const wrong = plain.with(at, character).join('');
          if (wrong !== plain.join('')) expect(readReference(wrong)).toBeUndefined();
          const swapped = plain.with(at, plain[to]!).with(to, plain[at]!).join('');
          if (swapped !== plain.join('')) expect(readReference(swapped)).toBeUndefined();
        },
      ),
    );
  });

  test.each(['', 'SH-', 'SH-0000-00', 'x'.repeat(50)])('%s is none', (input) => {
    expect(readReference(input)).toBeUndefined();
  });
});

test('keeps closed requests closed, and defines a status for every move', () => {
  const moves: RequestMove[] = [
    'accept',
    'resolve',
    'passOn',
    'withdraw',
    'reportHelped',
    'reopen',
    'reassign',
    'close',
  ];
  for (const move of moves) {
    expect(statusAfter({ move, status: 'closed' })).toBeUndefined();
    for (const status of REQUEST_STATUSES)
      expect([undefined, ...REQUEST_STATUSES]).toContain(statusAfter({ move, status }));
  }
  expect(statusAfter({ move: 'accept', status: 'accepted' })).toBeUndefined();
  expect(moveOfOutcome('noCapacity')).toBe('passOn');
  expect(moveOfOutcome('helped')).toBe('resolve');
  expect(publicStanding('open')).toBe('received');
  expect(publicStanding('closed')).toBe('answered');
});
