import { cleanLines } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { LANGUAGES, type Language } from '#src/shared/languages.ts';
import { comparePaise, ZERO, type Paise } from '#src/shared/money.ts';
import { readAmount, type GiftAmountError } from '#src/features/donation/amount.rules.ts';
import { readReceivedDay, type ReceivedDayError } from '#src/features/donation/day.rules.ts';
import {
  HAND_AMOUNT_MOST,
  HAND_METHODS,
  KIND_DESCRIPTION_MOST,
  NATURES,
  type HandMethod,
  type Nature,
} from '#src/features/donation/donation.values.ts';
import {
  checkDonor,
  type DonorDetails,
  type DonorErrors,
  type DonorForm,
} from '#src/features/donation/donor/donor-details.rules.ts';
import { cleanUtr, findUtrError, type UtrError } from '#src/features/donation/utr.rules.ts';
import type { GiftField } from './by-hand.values.ts';

/** The data of a form. Every field may be missing. */
export type HandForm = DonorForm & { [field in GiftField | 'language']?: string | null | undefined };

export type HandGift = DonorDetails & {
  method: HandMethod;
  amount: Paise;
  kindDescription: string | null;
  chequeNumber: string | null;
  utr: string | null;
  /** '' if it is wrong. */
  receivedOn: string;
  purposeId: string | null;
  nature: Nature;
  language: Language;
};

export type HandErrorKey =
  | Exclude<GiftAmountError, 'amountRequired' | 'amountLarge'>
  | 'giftAmountRequired'
  | 'giftAmountLarge'
  | 'giftMethodRequired'
  | 'giftKindRequired'
  | 'giftChequeWrong'
  | ReceivedDayError
  | Exclude<UtrError, 'utrRequired'>
  | 'textLong'
  | 'aadhaar';
export type HandErrors = Partial<Record<GiftField, HandErrorKey>> & DonorErrors;

const CHEQUE_NUMBER = /^[0-9]{6}$/;

/**
 * Returns the normalised gift of a form, and for each field the first rule that it breaks, in the order of the form. The
 * browser and the server both use it; only the server knows the PAN of the NGO, its purposes and other gifts.
 */
export function checkHandGift({
  form,
  today,
  ngoPan = null,
}: {
  form: HandForm;
  today: string;
  ngoPan?: string | null;
}): { gift: HandGift; errors: HandErrors } {
  const method = HAND_METHODS.find((known) => known === form.method);
  const money = readMoney({ method, text: form.amount ?? '' });
  const kindDescription = method === 'kind' ? cleanLines(form.kindDescription) : '';
  const chequeNumber = method === 'cheque' ? toAsciiDigits(form.chequeNumber ?? '').replace(/\s/g, '') : '';
  const transfer = method === 'upi' || method === 'bankTransfer' ? method : undefined;
  const utr = transfer ? cleanUtr(form.utr ?? '') : '';
  const day = readReceivedDay({ text: form.receivedOn ?? '', today });
  const { donor, errors: donorErrors } = checkDonor({ form, ngoPan });
  const found: Record<GiftField, HandErrorKey | undefined> = {
    method: method ? undefined : 'giftMethodRequired',
    amount: 'error' in money ? money.error : undefined,
    kindDescription:
      method === 'kind'
        ? findTextError({ text: kindDescription, most: KIND_DESCRIPTION_MOST, empty: 'giftKindRequired' })
        : undefined,
    chequeNumber: method !== 'cheque' || CHEQUE_NUMBER.test(chequeNumber) ? undefined : 'giftChequeWrong',
    utr: transfer && utr !== '' ? transferError({ utr, method: transfer }) : undefined,
    receivedOn: 'error' in day ? day.error : undefined,
    purposeId: undefined,
    nature: undefined,
  };
  const errors = Object.entries(found).filter(([, key]) => key !== undefined);
  return {
    gift: {
      ...donor,
      method: method ?? 'cash',
      amount: 'amount' in money ? money.amount : ZERO,
      kindDescription: kindDescription || null,
      chequeNumber: chequeNumber || null,
      utr: utr || null,
      receivedOn: 'day' in day ? day.day : '',
      purposeId: form.purposeId || null,
      nature: NATURES.find((known) => known === form.nature) ?? 'others',
      language: LANGUAGES.find((known) => known === form.language) ?? 'en',
    },
    errors: { ...(Object.fromEntries(errors) as Partial<Record<GiftField, HandErrorKey>>), ...donorErrors },
  };
}

/** Nobody needs to say what a gift in kind is worth. */
function readMoney({
  method,
  text,
}: {
  method: HandMethod | undefined;
  text: string;
}): { amount: Paise } | { error: HandErrorKey } {
  if (method === 'kind' && text.trim() === '') return { amount: ZERO };
  const read = readAmount({ text, most: HAND_AMOUNT_MOST });
  if (!('error' in read)) return read;
  if (read.error === 'amountRequired') return { error: 'giftAmountRequired' };
  return { error: read.error === 'amountLarge' ? 'giftAmountLarge' : read.error };
}

function transferError(input: { utr: string; method: 'upi' | 'bankTransfer' }) {
  const error = findUtrError(input);
  return error === 'utrRequired' ? undefined : error;
}

/** The limits for cash that apply from a day. */
export type CashLimits = { appliesFrom: string; cashLimit: Paise; cashDayLimit: Paise };

/** Returns the limits for cash on a day (YYYY-MM-DD). `laws` are in any order; there is always one. */
export function cashLimitsOn({ laws, day }: { laws: readonly CashLimits[]; day: string }): CashLimits {
  const [latest] = laws
    .filter(({ appliesFrom }) => appliesFrom <= day)
    .sort((a, b) => (a.appliesFrom < b.appliesFrom ? 1 : -1));
  return latest ?? laws[0]!;
}

/** What to say about the receipt of a gift before it is saved. */
export type ReceiptNotice = 'nameless' | 'cash' | 'kind' | 'unsigned' | undefined;

/** Returns what is special about the receipt of a gift. */
export function findReceiptNotice({
  gift,
  laws,
  hasSignatory,
}: {
  gift: Pick<HandGift, 'method' | 'amount' | 'receivedOn' | 'donorName'>;
  laws: readonly CashLimits[];
  hasSignatory: boolean;
}): ReceiptNotice {
  if (gift.donorName === null) return 'nameless';
  if (gift.method === 'kind') return 'kind';
  const { cashLimit } = cashLimitsOn({ laws, day: gift.receivedOn });
  if (gift.method === 'cash' && comparePaise(gift.amount, cashLimit) > 0) return 'cash';
  return hasSignatory ? undefined : 'unsigned';
}
