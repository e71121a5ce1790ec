import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskUpiId } from '#src/features/donation/bank-changes/masks.rules.ts';
import { BANK_FORM } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import { checkBankDetail, type BankDetailForm } from './bank-detail.rules.ts';

const context = {
  saved: undefined,
  bank: { isBranchKnown: true },
  allowsForeign: false,
  allowsUnderscore: false,
};
const saved = { ifsc: 'SBIN0000001', isForeign: false };
const check = (form: BankDetailForm, more: Partial<Parameters<typeof checkBankDetail>[1]> = {}) =>
  checkBankDetail({ ...BANK_FORM, ...form }, { ...context, ...more });
const errorsOf = (...input: Parameters<typeof check>) => check(...input).errors;

describe('new bank details', () => {
  test('are cleaned as people type them', () => {
    const { values, errors } = check({
      accountHolder: '  Sathi  Seva Mandal ',
      accountNumber: '૫૦૧૦૦-૦૧૨૩૪ ૫૬૭૮',
      accountNumberAgain: '50100 01234 5678',
      ifsc: ' sbin 0000001',
      upiId: ' Sathi@ExampleBank ',
    });
    expect(errors).toEqual({});
    expect(values).toEqual({
      accountHolder: 'Sathi Seva Mandal',
      accountNumber: '50100012345678',
      ifsc: 'SBIN0000001',
      branch: 'Rajkot',
      upiId: 'sathi@examplebank',
      makesPrimary: false,
      isForeign: false,
    });
  });

  test('need everything but the UPI id', () => {
    expect(checkBankDetail({}, context).errors).toEqual({
      accountHolder: 'bankHolderRequired',
      accountNumber: 'bankAccountRequired',
      ifsc: 'bankIfscRequired',
      branch: 'bankBranchRequired',
    });
    expect(check({ upiId: '' }).values.upiId).toBeNull();
  });

  test.each([
    ['12345678', 'bankAccountWrong'],
    ['1234567890123456789', 'bankAccountWrong'],
    ['12345678a', 'bankAccountWrong'],
    ['1'.repeat(41), 'textLong'],
    ['123456789', undefined],
    ['012345678901234567', undefined],
  ])('an account number %s: %s', (text, error) => {
    expect(errorsOf({ accountNumber: text, accountNumberAgain: text }).accountNumber).toBe(error);
  });

  test('a repetition that differs is refused', () => {
    expect(errorsOf({ accountNumberAgain: '50100012345679' })).toEqual({
      accountNumberAgain: 'bankAccountDifferent',
    });
    expect(errorsOf({ accountNumberAgain: '' })).toEqual({ accountNumberAgain: 'bankAccountDifferent' });
  });

  test.each([
    ['SBIN1000001', 'bankIfscWrong'],
    ['SBINO000001', 'bankIfscWrong'],
    ['SBI00000001', 'bankIfscWrong'],
    ['SBIN000001', 'bankIfscWrong'],
    ['S'.repeat(31), 'textLong'],
  ])('an IFSC %s: %s', (ifsc, error) => {
    expect(errorsOf({ ifsc })).toEqual({ ifsc: error });
  });

  test('an unknown bank is refused, an unknown branch asked about', () => {
    expect(errorsOf({}, { bank: null })).toEqual({ ifsc: 'bankIfscUnknown' });
    const bank = { isBranchKnown: false };
    expect(errorsOf({}, { bank })).toEqual({ ifsc: 'bankBranchUnknown' });
    expect(errorsOf({ ifscRight: 'yes' }, { bank })).toEqual({});
    // Saying that it is right helps neither an unknown bank nor a wrong form.
    expect(errorsOf({ ifscRight: 'yes' }, { bank: null })).toEqual({ ifsc: 'bankIfscUnknown' });
  });

  test('an account for gifts from abroad needs a valid FCRA registration and the State Bank of India', () => {
    expect(errorsOf({ foreign: 'yes' })).toEqual({ foreign: 'bankForeignNotAllowed' });
    expect(errorsOf({ foreign: 'yes' }, { allowsForeign: true })).toEqual({});
    expect(errorsOf({ foreign: 'yes', ifsc: 'HDFC0000001' }, { allowsForeign: true })).toEqual({
      ifsc: 'bankIfscForeign',
    });
  });

  test.each([
    ['sathi@examplebank', undefined],
    ['9876543210@ybl', undefined],
    ['sathi.seva-1@okSBI', undefined],
    ['a@b1', undefined],
    ['sathi@gmail.com', 'bankUpiEmail'],
    ['sathi@mail.example.org', 'bankUpiEmail'],
    ['sathi', 'bankUpiWrong'],
    ['@bank', 'bankUpiWrong'],
    ['sathi@', 'bankUpiWrong'],
    ['sathi@b', 'bankUpiWrong'],
    ['sathi@1bank', 'bankUpiWrong'],
    ['.sathi@bank', 'bankUpiWrong'],
    ['sathi-@bank', 'bankUpiWrong'],
    ['sa@thi@bank', 'bankUpiWrong'],
    ['સાથી@bank', 'bankUpiWrong'],
    [`${'a'.repeat(256)}@bank`, 'bankUpiWrong'],
    ['a'.repeat(331), 'textLong'],
  ])('a UPI id %s: %s', (upiId, error) => {
    expect(errorsOf({ upiId }).upiId).toBe(error);
  });

  test('a UPI id may contain an underscore only if the setting says so', () => {
    expect(errorsOf({ upiId: 'sathi_seva@bank' })).toEqual({ upiId: 'bankUpiWrong' });
    expect(errorsOf({ upiId: 'sathi_seva@bank' }, { allowsUnderscore: true })).toEqual({});
    expect(errorsOf({ upiId: '_sathi@bank' }, { allowsUnderscore: true })).toEqual({ upiId: 'bankUpiWrong' });
  });

  test('an Aadhaar number in a text is refused', () => {
    expect(errorsOf({ accountHolder: 'Sathi 234123412346' })).toEqual({ accountHolder: 'aadhaar' });
  });
});

describe('a change', () => {
  const same = { accountNumber: '', accountNumberAgain: '', upiId: '' };

  test('keeps account number and UPI id if they are empty', () => {
    const { values, errors } = check({ ...same, accountHolder: 'Sathi Trust' }, { saved });
    expect(errors).toEqual({});
    expect([values.accountNumber, values.upiId]).toEqual([undefined, undefined]);
  });

  test.each([
    ['another bank', { ifsc: 'HDFC0000001' }],
    ['another UPI id', { upiId: 'other@bank' }],
    ['no UPI id any more', { upiRemoved: 'yes' }],
  ])('to %s needs the account number again', (_name, form) => {
    expect(errorsOf({ ...same, ...form }, { saved })).toEqual({ accountNumber: 'bankAccountAgain' });
    const { accountNumber, accountNumberAgain } = BANK_FORM;
    expect(errorsOf({ ...same, ...form, accountNumber, accountNumberAgain }, { saved })).toEqual({});
  });

  test('cannot make an account one for gifts from abroad', () => {
    expect(check({ ...same, foreign: 'yes' }, { saved }).values.isForeign).toBe(false);
    const foreign = { ...saved, isForeign: true };
    expect(check(same, { saved: foreign }).values.isForeign).toBe(true);
    // It can still be changed when the registration is over.
    expect(errorsOf(same, { saved: foreign })).toEqual({});
  });
});

test('a masked UPI id fits its column and shows no more than two letters of the name', () => {
  const upiId = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,100}[a-z0-9]@[a-z][a-z0-9]{1,63}$/);
  fc.assert(
    fc.property(upiId, (id) => {
      const masked = maskUpiId(id);
      expect(masked.length).toBeLessThanOrEqual(80);
      expect(masked).toMatch(/^.{0,2}…@[a-z0-9]+$/);
      expect(id.startsWith(masked.slice(0, masked.indexOf('…')))).toBe(true);
    }),
  );
});

test('no text makes the check throw', () => {
  const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined });
  const form = fc.record({ accountHolder: text, accountNumber: text, ifsc: text, branch: text, upiId: text });
  fc.assert(fc.property(form, (any) => void checkBankDetail(any, context)));
});
