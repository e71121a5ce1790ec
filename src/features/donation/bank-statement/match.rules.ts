import { addDays } from '#src/shared/india-time.ts';
import { comparePaise, type Paise } from '#src/shared/money.ts';
import type { MatchReason } from './bank-statement.values.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

/** A donation that the NGO has not received yet, as far as it knows. Days are those in India, YYYY-MM-DD. */
export type OpenDonation = {
  id: string;
  reference: string;
  status: 'created' | 'claimed' | 'refused';
  amount: Paise;
  /** The number of the payment that the donor named. */
  utr: string | null;
  createdOn: string;
  claimedOn: string | null;
};

export type Match = {
  line: StatementLine;
  donation: OpenDonation;
  reason: MatchReason;
  /** Other donations that the line may belong to. */
  others: OpenDonation[];
};

/** Banks book a payment up to so many days after it was made, and some donors tell us days later. */
const DAYS_AROUND = 5;
/**
 * A donor who has not said that the money is on its way pays after the gift was begun; clocks differ by a day
 * at most.
 */
const DAYS_BEFORE = 1;
/** Digits by which a mistyped number differs from the right one. */
const SLIPS_MOST = 2;

/** Returns the first and the last day on which the bank may have booked the payment of a donation. */
export function payDays({ createdOn, claimedOn }: Pick<OpenDonation, 'createdOn' | 'claimedOn'>): {
  from: string;
  to: string;
} {
  const before = claimedOn === null ? DAYS_BEFORE : DAYS_AROUND;
  return { from: addDays(createdOn, -before), to: addDays(claimedOn ?? createdOn, DAYS_AROUND) };
}

/**
 * Returns whether two payment numbers differ by a slip of the finger: one or two digits, or two that are
 * swapped.
 */
export function isLikeNumber(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  return [...a].filter((digit, at) => digit !== b[at]).length <= SLIPS_MOST;
}

/** Orders lines by day, and those of one day by what they say, so that their order in the file does not matter. */
export function compareLines(a: StatementLine, b: StatementLine): number {
  return (
    compareTexts(a.day, b.day) ||
    compareTexts(a.narration, b.narration) ||
    compareTexts(a.reference, b.reference) ||
    comparePaise(a.amount, b.amount) ||
    compareTexts(a.utrs.join(' '), b.utrs.join(' ')) ||
    compareTexts(a.references.join(' '), b.references.join(' '))
  );
}

/** Orders donations from the oldest to the latest. */
export function compareDonations(a: OpenDonation, b: OpenDonation): number {
  return compareTexts(a.createdOn, b.createdOn) || a.id.length - b.id.length || compareTexts(a.id, b.id);
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
