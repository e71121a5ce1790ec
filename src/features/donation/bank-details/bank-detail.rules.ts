import { cleanLine } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { isNameOnCheque } from './cheque-words.rules.ts';
import {
  ACCOUNT_HOLDER_MOST,
  ACCOUNT_TEXT_MOST,
  BRANCH_MOST,
  FOREIGN_BANK_CODE,
  IFSC_TEXT_MOST,
  UPI_TEXT_MOST,
} from './bank-detail.values.ts';

/** The form as it was filled in. In a change, an empty account number and UPI id mean those of before. */
export type BankDetailForm = {
  accountHolder?: string | undefined;
  accountNumber?: string | undefined;
  /** The account number a second time, because nobody notices a wrong digit. */
  accountNumberAgain?: string | undefined;
  ifsc?: string | undefined;
  /** 'yes': the IFSC is right although the list of branches does not contain it. */
  ifscRight?: string | undefined;
  branch?: string | undefined;
  upiId?: string | undefined;
  /** 'yes' takes the UPI id away. */
  upiRemoved?: string | undefined;
  /** 'yes': donors see this account first. */
  primary?: string | undefined;
  /** 'yes': the account for gifts from abroad. Cannot be changed later. */
  foreign?: string | undefined;
};
export type BankDetailField = keyof BankDetailForm;

export type BankDetailErrorKey =
  | 'bankHolderRequired'
  | 'bankAccountRequired'
  | 'bankAccountAgain'
  | 'bankAccountWrong'
  | 'bankAccountDifferent'
  | 'bankIfscRequired'
  | 'bankIfscWrong'
  | 'bankIfscUnknown'
  | 'bankBranchUnknown'
  | 'bankIfscForeign'
  | 'bankForeignNotAllowed'
  | 'bankBranchRequired'
  | 'bankNameOnly'
  | 'bankUpiWrong'
  | 'bankUpiEmail'
  | 'textLong'
  | 'aadhaar';
export type BankDetailErrors = Partial<Record<BankDetailField, BankDetailErrorKey>>;

export type CleanBankDetail = {
  accountHolder: string;
  /** Undefined if it stays as it is. */
  accountNumber: string | undefined;
  ifsc: string;
  branch: string;
  /** Undefined if it stays as it is; null for none. */
  upiId: string | null | undefined;
  makesPrimary: boolean;
  isForeign: boolean;
};

const ACCOUNT_NUMBER = /^[0-9]{9,18}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const HANDLE = /^[a-z][a-z0-9]{1,63}$/;
const UPI_NAME = /^[a-z0-9](?:[a-z0-9.-]{0,253}[a-z0-9])?$/;
const UPI_NAME_WITH_UNDERSCORE = /^[a-z0-9](?:[a-z0-9._-]{0,253}[a-z0-9])?$/;

type Context = {
  /**
   * What the change is about; undefined for new bank details. Without an IFSC, nothing of it was ever active, and
   * nothing is kept.
   */
  saved: { ifsc: string | undefined; isForeign: boolean } | undefined;
  /** What the list of banks says about the IFSC; null if it knows no such bank, undefined if nobody looked. */
  bank: { isBranchKnown: boolean } | null | undefined;
  /** Whether the NGO may have an account for gifts from abroad: its FCRA registration is valid. */
  allowsForeign: boolean;
  /** Whether UPI ids may contain an underscore. */
  allowsUnderscore: boolean;
};

/** Returns the cleaned values of the form, and the first rule that each field breaks. */
export function checkBankDetail(
  form: BankDetailForm,
  { saved, bank, allowsForeign, allowsUnderscore }: Context,
): { values: CleanBankDetail; errors: BankDetailErrors } {
  const accountHolder = cleanLine(form.accountHolder);
  const branch = cleanLine(form.branch);
  const accountNumber = cleanAccountNumber(form.accountNumber);
  const ifsc = cleanIfsc(form.ifsc);
  const upiId = cleanUpiId(form.upiId);
  const isForeign = saved?.isForeign ?? form.foreign === 'yes';
  const isUpiChanged = upiId !== '' || form.upiRemoved === 'yes';
  const isAccountNeeded = !saved?.ifsc || ifsc !== saved.ifsc || isUpiChanged;
  const errors: Record<BankDetailField, BankDetailErrorKey | undefined> = {
    accountHolder: findNameError({
      text: accountHolder,
      most: ACCOUNT_HOLDER_MOST,
      empty: 'bankHolderRequired',
    }),
    accountNumber: findAccountError({
      text: form.accountNumber,
      accountNumber,
      isNeeded: isAccountNeeded,
      isNew: !saved,
    }),
    accountNumberAgain:
      accountNumber === cleanAccountNumber(form.accountNumberAgain) ? undefined : 'bankAccountDifferent',
    ifsc: findIfscError({ text: form.ifsc, ifsc, bank, isForeign, isRight: form.ifscRight === 'yes' }),
    branch: findNameError({ text: branch, most: BRANCH_MOST, empty: 'bankBranchRequired' }),
    upiId: findUpiError({ text: form.upiId, upiId, allowsUnderscore }),
    foreign: !saved && isForeign && !allowsForeign ? 'bankForeignNotAllowed' : undefined,
    ifscRight: undefined,
    upiRemoved: undefined,
    primary: undefined,
  };
  return {
    values: {
      accountHolder,
      ifsc,
      branch,
      isForeign,
      accountNumber: accountNumber === '' ? undefined : accountNumber,
      upiId: upiId !== '' ? upiId : form.upiRemoved === 'yes' || !saved?.ifsc ? null : undefined,
      makesPrimary: form.primary === 'yes',
    },
    errors: Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined)),
  };
}

/** Returns the digits of an account number, of any script, without blanks and hyphens. */
export function cleanAccountNumber(text = ''): string {
  return toAsciiDigits(text.slice(0, ACCOUNT_TEXT_MOST + 1)).replace(/[\s-]/g, '');
}

/** Returns an IFSC in capitals and without blanks. */
export function cleanIfsc(text = ''): string {
  return toAsciiDigits(text.slice(0, IFSC_TEXT_MOST + 1))
    .replace(/[\s-]/g, '')
    .toUpperCase();
}

/** Checks the form of a cleaned IFSC. Only the list of banks tells whether it exists. */
export function isIfsc(ifsc: string): boolean {
  return IFSC.test(ifsc);
}

/** Returns a UPI id without blanks. Capitals mean the same as small letters. */
function cleanUpiId(text = ''): string {
  return toAsciiDigits(text.slice(0, UPI_TEXT_MOST + 1))
    .replace(/\s/g, '')
    .toLowerCase();
}

function findNameError(field: {
  text: string;
  most: number;
  empty: 'bankHolderRequired' | 'bankBranchRequired';
}): BankDetailErrorKey | undefined {
  return findTextError(field) ?? (isNameOnCheque(field.text) ? undefined : 'bankNameOnly');
}

function findAccountError({
  text = '',
  accountNumber,
  isNeeded,
  isNew,
}: {
  text: string | undefined;
  accountNumber: string;
  isNeeded: boolean;
  isNew: boolean;
}): BankDetailErrorKey | undefined {
  if (text.length > ACCOUNT_TEXT_MOST) return 'textLong';
  if (accountNumber === '') {
    if (!isNeeded) return undefined;
    return isNew ? 'bankAccountRequired' : 'bankAccountAgain';
  }
  return ACCOUNT_NUMBER.test(accountNumber) ? undefined : 'bankAccountWrong';
}

function findIfscError({
  text = '',
  ifsc,
  bank,
  isForeign,
  isRight,
}: {
  text: string | undefined;
  ifsc: string;
  bank: Context['bank'];
  isForeign: boolean;
  isRight: boolean;
}): BankDetailErrorKey | undefined {
  if (text.length > IFSC_TEXT_MOST) return 'textLong';
  if (ifsc === '') return 'bankIfscRequired';
  if (!isIfsc(ifsc)) return 'bankIfscWrong';
  if (bank === null) return 'bankIfscUnknown';
  if (isForeign && !ifsc.startsWith(FOREIGN_BANK_CODE)) return 'bankIfscForeign';
  return bank?.isBranchKnown === false && !isRight ? 'bankBranchUnknown' : undefined;
}

function findUpiError({
  text = '',
  upiId,
  allowsUnderscore,
}: {
  text: string | undefined;
  upiId: string;
  allowsUnderscore: boolean;
}): BankDetailErrorKey | undefined {
  if (text.length > UPI_TEXT_MOST) return 'textLong';
  if (upiId === '') return undefined;
  const [name = '', handle = '', ...more] = upiId.split('@');
  // The bank of a UPI id has no dot, which tells it from a mail address.
  if (more.length === 0 && name !== '' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(handle)) return 'bankUpiEmail';
  const shape = allowsUnderscore ? UPI_NAME_WITH_UNDERSCORE : UPI_NAME;
  return more.length === 0 && shape.test(name) && HANDLE.test(handle) ? undefined : 'bankUpiWrong';
}
