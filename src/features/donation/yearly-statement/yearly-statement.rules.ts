import { comparePaise, rupees, splitAmount, type Paise } from '#src/shared/money.ts';
import type { ReceiptMode, RowNote, RowProblem } from './yearly-statement.values.ts';

/** All gifts of one donor in a year that have the same nature and came in the same way. */
export type StatementRowFacts = {
  name: string | null;
  address: string | null;
  hasId: boolean;
  mode: ReceiptMode;
  /** What was received and not given back. */
  amount: Paise;
  /** The largest single gift in the row. */
  largest: Paise;
};

/** Returns what is missing in a row. */
export function findRowProblems({ name, address, hasId, amount }: StatementRowFacts): RowProblem[] {
  return [
    ...(name === null ? (['name'] as const) : []),
    ...(hasWholeRupees(amount) ? [] : (['amount'] as const)),
    ...(hasId ? [] : (['id'] as const)),
    ...(address === null ? (['address'] as const) : []),
  ];
}

/** Returns whether the portal takes a row with these problems: it asks at least for a name and an amount. */
export function isInFile(problems: readonly RowProblem[]): boolean {
  return !problems.includes('name') && !problems.includes('amount');
}

/**
 * Returns what people should know about a row. Gifts in kind, and cash above the limit, are reported but cannot be
 * deducted (section 80G(5D) of the Income-tax Act, 1961, section 133 of that of 2025).
 */
export function findRowNotes({
  mode,
  amount,
  largest,
  cashLimit,
}: StatementRowFacts & { cashLimit: Paise }): RowNote[] {
  const isOverLimit = mode === 'cash' && comparePaise(largest, cashLimit) > 0;
  return [
    ...(mode === 'kind' ? (['kind'] as const) : []),
    ...(isOverLimit ? (['cash'] as const) : []),
    ...(splitAmount(amount)[1] === 0 ? [] : (['paise'] as const)),
  ];
}

/**
 * Returns the amount as the portal wants it: whole rupees. Paise are left off and not rounded up, because no
 * donor may deduct more than was given.
 */
export function wholeRupees(amount: Paise): string {
  return String(splitAmount(amount)[0]);
}

function hasWholeRupees(amount: Paise): boolean {
  return comparePaise(amount, rupees(1)) >= 0;
}

/**
 * Returns the year whose statement is shown first: the last one until it is due, then the latest with
 * donations. `years` have donations, the latest first; days are YYYY-MM-DD.
 */
export function firstYear({
  years,
  current,
  today,
  dueOn,
}: {
  years: readonly number[];
  current: number;
  today: string;
  /** When the statement of the last year is due. */
  dueOn: string;
}): number {
  if (years.includes(current - 1) && today <= dueOn) return current - 1;
  return years[0] ?? current;
}
