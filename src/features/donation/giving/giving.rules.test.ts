import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPaise, comparePaise, paise, plainRupees, rupees, ZERO } from '#src/shared/money.ts';
import { checkGift, firstMethod, missingOf, type GivingForm, type GivingTerms } from './giving.rules.ts';

const TERMS: GivingTerms = { purposeIds: ['7'], foreign: 'no', pan: 'AAATS1234K' };
const FORM: GivingForm = {
  amount: '500',
  purpose: '7',
  name: 'કોકિલા પટેલ',
  email: 'Kokila@Example.org',
  mobile: '+91 ૯૮૭૬૫ ૪૩૨૧૦',
  address: '5 Station Road,\r\n\r\n Rajkot 360001',
  pan: 'abcpd 1234 e',
  origin: 'india',
  hidesName: 'no',
  consent: 'yes',
};
const errorsOf = (form: GivingForm, terms: Partial<GivingTerms> = {}) =>
  checkGift({ form: { ...FORM, ...form }, terms: { ...TERMS, ...terms } }).errors;

test('normalises what people type', () => {
  expect(checkGift({ form: FORM, terms: TERMS })).toEqual({
    gift: {
      amount: rupees(500),
      purposeId: '7',
      name: 'કોકિલા પટેલ',
      email: 'kokila@example.org',
      mobile: '9876543210',
      address: '5 Station Road, Rajkot 360001',
      pan: 'ABCPD1234E',
      origin: 'india',
      hidesName: false,
      isMonthly: false,
      hasConsent: true,
    },
    errors: {},
  });
});

test('an empty form has an error at each field that is needed, and hides the name', () => {
  const { gift, errors } = checkGift({ form: {}, terms: TERMS });
  expect(gift.hidesName).toBe(true);
  expect(errors).toEqual({
    amount: 'amountRequired',
    name: 'donorNameRequired',
    email: 'donorEmailWrong',
    mobile: 'donorMobileWrong',
    address: 'donorAddressRequired',
    origin: 'donationCitizenRequired',
    consent: 'donationConsentRequired',
  });
});

describe('the amount', () => {
  test.each([
    ['0', 'amountSmall'],
    ['0.99', 'amountSmall'],
    ['-500', 'amountNegative'],
    ['1.005', 'amountTooPrecise'],
    ['10,00,00,000', 'amountLarge'],
    ['1,00,00,000.01', 'amountLarge'],
    ['5e3', 'amountUnclear'],
    ['1,2', 'amountUnclear'],
    ['પાંચસો', 'amountUnclear'],
    [' ', 'amountRequired'],
  ])('%s is an error at the field it is typed into', (ownAmount, error) => {
    expect(errorsOf({ amount: 'own', ownAmount })).toEqual({ ownAmount: error });
    if (ownAmount.trim()) expect(errorsOf({ amount: '', ownAmount })).toEqual({ ownAmount: error });
  });

  test.each([
    ['750', ''],
    ['', '₹ ૭૫૦'],
    ['own', '750/-'],
    ['750', '750.00'],
  ])('is chosen or typed: %j, %j', (amount, ownAmount) => {
    const { gift, errors } = checkGift({ form: { ...FORM, amount, ownAmount }, terms: TERMS });
    expect(errors).toEqual({});
    expect(plainRupees(gift.amount)).toBe('750.00');
  });

  test('is never guessed from two', () => {
    expect(errorsOf({ amount: '500', ownAmount: '700' })).toEqual({ ownAmount: 'amountTwo' });
    expect(errorsOf({ amount: '500', ownAmount: 'seven' })).toEqual({ ownAmount: 'amountTwo' });
  });

  test('that is accepted is what was typed, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_00_00_000_00 }), (integer) => {
        const typed = plainRupees(paise(integer));
        const { gift, errors } = checkGift({
          form: { ...FORM, amount: 'own', ownAmount: typed },
          terms: TERMS,
        });
        expect(errors).toEqual({});
        expect(gift.amount).toBe(paise(integer));
      }),
    );
  });
});

test.each([
  [{ purpose: '8' }, { purpose: 'donationPurposeClosed' }],
  [{ name: 'Meena 2341 2341 2346' }, { name: 'aadhaar' }],
  [{ name: 'x'.repeat(101) }, { name: 'textLong' }],
  [{ email: 'kokila@' }, { email: 'donorEmailWrong' }],
  [{ mobile: '98765' }, { mobile: 'donorMobileWrong' }],
  [{ address: '5 Station Road 234123412346' }, { address: 'aadhaar' }],
  [{ address: 'x'.repeat(501) }, { address: 'textLong' }],
  [{ pan: 'ABCPD1234' }, { pan: 'donorPanWrong' }],
  [{ pan: 'ABCDD1234E' }, { pan: 'donorPanKind' }],
  [{ pan: 'AAATS1234K' }, { pan: 'donorPanOfNgo' }],
  [{ pan: '2341 2341 2346' }, { pan: 'aadhaar' }],
  [{ consent: '' }, { consent: 'donationConsentRequired' }],
])('%j is refused', (form, errors) => {
  expect(errorsOf(form)).toEqual(errors);
});

describe('gifts from abroad', () => {
  const abroad = { origin: 'abroad', mobile: '' };

  test.each(['no', 'contact'] as const)('are refused if the NGO has no account for them (%s)', (foreign) => {
    expect(errorsOf(abroad, { foreign })).toMatchObject({ origin: 'donationCitizenRequired' });
    expect(errorsOf({ origin: 'india' }, { foreign })).toEqual({});
  });

  test('are accepted with an account for them, without an Indian number, and without reminders', () => {
    const foreign = 'bankTransfer';
    expect(errorsOf(abroad, { foreign })).toEqual({});
    expect(errorsOf({ ...abroad, mobile: '+44 20 7946 0000' }, { foreign })).toEqual({
      mobile: 'donorMobileAbroad',
    });
    expect(errorsOf({ ...abroad, monthly: 'yes' }, { foreign })).toEqual({
      monthly: 'donationMonthlyAbroad',
    });
    expect(errorsOf({ origin: '' }, { foreign })).toEqual({ origin: 'donationOriginRequired' });
  });
});

test('UPI comes first up to its limit, and never for gifts from abroad', () => {
  const way = { isForeign: false, hasUpi: true, upiLimit: rupees(1_00_000) };
  expect(firstMethod({ ...way, amount: rupees(1_00_000) })).toBe('upi');
  expect(firstMethod({ ...way, amount: paise(1_00_000_01) })).toBe('bankTransfer');
  expect(firstMethod({ ...way, amount: rupees(500), hasUpi: false })).toBe('bankTransfer');
  expect(firstMethod({ ...way, amount: rupees(500), isForeign: true })).toBe('bankTransfer');
});

test('what is missing to a goal and what is given make the goal, unless more was given', () => {
  const amounts = fc.integer({ min: 0, max: 2 ** 50 }).map(paise);
  fc.assert(
    fc.property(amounts, amounts, (goal, given) => {
      const missing = missingOf({ goal, given });
      if (comparePaise(given, goal) >= 0) expect(missing).toBe(ZERO);
      else expect(addPaise(given, missing)).toBe(goal);
    }),
  );
});
