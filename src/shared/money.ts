import { toAsciiDigits } from './india/digits.ts';
import { formatCount } from './numbers.ts';

/**
 * An amount of Indian money in whole paise. At run time it is an integer that is not negative. The type is opaque:
 * arithmetic with it, or with it and a plain number, does not compile outside this file.
 */
export type Paise = { readonly '~unit': 'paise' };

/** The longest text of an amount that is read, in characters. */
export const AMOUNT_TEXT_MOST = 30;

/**
 * Converts whole paise from a database, an API or a test.
 * @throws {RangeError} if the number is not a whole number from 0 to 2^53 - 1.
 */
export function paise(integer: number): Paise {
  if (!Number.isSafeInteger(integer) || integer < 0) throw new RangeError(`${integer} is no amount in paise`);
  return integer as unknown as Paise;
}

/** Converts whole rupees. Throws as `paise` does. */
export function rupees(integer: number): Paise {
  return paise(integer * 100);
}

/** Returns the whole number of paise, for systems that count in paise, such as a payment gateway, and for charts. */
export function integerOf(amount: Paise): number {
  return amount as unknown as number;
}

export const ZERO = paise(0);

/** Returns the sum of amounts. Throws as `paise` does. */
export function addPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + integerOf(amount), 0));
}

/**
 * Returns what is left of an amount.
 * @throws {RangeError} if more is taken away than there is.
 */
export function subtractPaise(amount: Paise, less: Paise): Paise {
  return paise(integerOf(amount) - integerOf(less));
}

/** Orders amounts, for `sort` and comparisons: negative if `a` is less than `b`. */
export function comparePaise(a: Paise, b: Paise): number {
  return integerOf(a) - integerOf(b);
}

/** Returns the share of `part` in `whole` in whole per cent, rounded down, at most 100. A whole of 0 is reached. */
export function percentOf({ part, whole }: { part: Paise; whole: Paise }): number {
  const all = BigInt(integerOf(whole));
  if (all === 0n) return 100;
  const percent = (BigInt(integerOf(part)) * 100n) / all;
  return percent > 100n ? 100 : Number(percent);
}

export type AmountError = 'amountRequired' | 'amountUnclear' | 'amountNegative' | 'amountTooPrecise';

const CURRENCY = /^(?:₹|rs\.?|inr|રૂ\.?|रु\.?)|(?:\/-|₹|રૂપિયા|रुपये|rupees)$/giu;
/** Digits, grouped in the Indian or the international way or not at all, with decimals. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;

/**
 * Reads an amount in rupees as people in India write it, in digits of any of the three scripts: `1,00,000`,
 * `₹ 500.50`, `૧૦૦૦/-`. Never guesses: a text that could mean two amounts is an error.
 */
export function parseRupees(text: string): { amount: Paise } | { error: AmountError } {
  if (text.length > AMOUNT_TEXT_MOST) return { error: 'amountUnclear' };
  const plain = toAsciiDigits(text).replace(/\s/g, '').replace(CURRENCY, '');
  if (plain === '') return { error: 'amountRequired' };
  if (/^[-−–]/.test(plain)) return { error: 'amountNegative' };
  const match = AMOUNT.exec(plain);
  if (!match) return { error: 'amountUnclear' };
  const [, decimals = ''] = match;
  if (decimals.replace(/0+$/, '').length > 2) return { error: 'amountTooPrecise' };
  const [whole = ''] = plain.replaceAll(',', '').split('.');
  const digits = whole + decimals.slice(0, 2).padEnd(2, '0');
  const integer = Number(digits);
  return Number.isSafeInteger(integer) ? { amount: paise(integer) } : { error: 'amountUnclear' };
}

/** Formats an amount as Indians write it: `₹1,23,456`, and `₹1,23,456.50` if there are paise. */
export function formatRupees(amount: Paise): string {
  const [whole, rest] = splitAmount(amount);
  return `₹${formatCount(whole)}${rest === 0 ? '' : `.${twoDigits(rest)}`}`;
}

/** Formats an amount with its paise in any case, as on receipts: `₹1,23,456.00`. */
export function formatExactRupees(amount: Paise): string {
  const [whole, rest] = splitAmount(amount);
  return `₹${formatCount(whole)}.${twoDigits(rest)}`;
}

/** Formats an amount for programs, such as payment links and files: `123456.00`. */
export function plainRupees(amount: Paise): string {
  const [whole, rest] = splitAmount(amount);
  return `${whole}.${twoDigits(rest)}`;
}

/** Returns an amount as people type it into a field: `500`, `500.50`. */
export function typedRupees(amount: Paise): string {
  return plainRupees(amount).replace(/\.00$/, '');
}

/** Splits an amount into whole rupees and the paise that remain. */
export function splitAmount(amount: Paise): [rupees: number, paise: number] {
  const integer = integerOf(amount);
  const rest = integer % 100;
  return [(integer - rest) / 100, rest];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
