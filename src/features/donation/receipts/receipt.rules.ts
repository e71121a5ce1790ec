import { formatFinancialYear, parseFinancialYear } from '#src/shared/financial-year.ts';
import { comparePaise, type Paise } from '#src/shared/money.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import type { DonationMethod } from '#src/features/donation/donation.values.ts';

/** Why a receipt does not say that the donor can deduct the gift. */
export type ReceiptReason = 'cash' | 'kind' | 'noRegistration' | 'noAddress';

const NUMBER_DIGITS = 5;

/** A registration with its period. Both days are inclusive; one that is missing does not limit it. */
export type Registration = { number: string | null; validFrom: string | null; validTo: string | null };

/** Returns whether a registration is valid on a day (YYYY-MM-DD). */
export function isValidOn({ number, validFrom, validTo }: Registration, day: string): boolean {
  return number !== null && (validFrom ?? day) <= day && day <= (validTo ?? day);
}

/**
 * Returns why a donor cannot deduct a gift, or null if nothing speaks against it. Sources: section 80G(5D) of the
 * Income-tax Act, 1961 and section 133 of that of 2025: neither gifts in kind, nor cash above a limit.
 */
export function reasonAgainstDeduction({
  method,
  amount,
  cashLimit,
  isRegistered,
  hasAddress,
}: {
  method: DonationMethod;
  amount: Paise;
  cashLimit: Paise;
  /** Whether the NGO's 80G registration is valid on the day of receipt. */
  isRegistered: boolean;
  hasAddress: boolean;
}): ReceiptReason | null {
  if (method === 'kind') return 'kind';
  if (method === 'cash' && comparePaise(amount, cashLimit) > 0) return 'cash';
  if (!isRegistered) return 'noRegistration';
  return hasAddress ? null : 'noAddress';
}

/** Formats the number of a receipt: `2026-27/00042`. */
export function formatReceiptNumber({ year, number }: { year: number; number: number }): string {
  return `${formatFinancialYear(year)}/${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

/** Reads the number of a receipt, with digits of any of the three scripts. Returns undefined if it is none. */
export function parseReceiptNumber(text: string): { year: number; number: number } | undefined {
  if (text.length > 40) return undefined;
  const match = /^(20\d{2}-\d{2})\s*\/\s*(\d{1,9})$/.exec(toAsciiDigits(text).trim());
  const year = match && parseFinancialYear(match[1]!);
  const number = Number.parseInt(match?.[2] ?? '', 10);
  return typeof year === 'number' && number > 0 ? { year, number } : undefined;
}
