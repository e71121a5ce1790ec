import { financialYearOf, formatFinancialYear, monthsOfFinancialYear } from '#src/shared/financial-year.ts';
import { addPaise, ZERO, type Paise } from '#src/shared/money.ts';
import { DONATION_STATUSES, type DonationStatus } from '#src/features/donation/donation.values.ts';

/** How many donations of a status belong to a month, and what they are worth. `month` is its first day. */
export type MonthCount = { month: string; status: DonationStatus; donations: number; amount: Paise };
export type StatusCount = Omit<MonthCount, 'month'>;
export type Figure = { donations: number; amount: Paise };

/** Adds up numbers and amounts. */
export function sumFigures(counts: readonly Figure[]): Figure {
  return {
    donations: counts.reduce((sum, { donations }) => sum + donations, 0),
    amount: counts.reduce((sum, { amount }) => addPaise(sum, amount), ZERO),
  };
}

/** Returns the number of donations of every status. */
export function countsByStatus(counts: readonly StatusCount[]): Record<DonationStatus, number> {
  const entries = DONATION_STATUSES.map((status) => [
    status,
    sumFigures(counts.filter((count) => count.status === status)).donations,
  ]);
  return Object.fromEntries(entries) as Record<DonationStatus, number>;
}

/** Sums up what an NGO received: this month (`2026-11`), in a financial year, and in each of its months. */
export function summarize({
  counts,
  year,
  thisMonth,
}: {
  counts: readonly MonthCount[];
  year: number;
  thisMonth: string;
}) {
  const received = counts.filter(({ status }) => status === 'received');
  const inMonth = (month: string) => sumFigures(received.filter((count) => count.month.startsWith(month)));
  const months = monthsOfFinancialYear(year).map((month) => ({ month, ...inMonth(month) }));
  const years = new Set(
    counts.filter(({ donations }) => donations > 0).map(({ month }) => financialYearOf(month)),
  );
  return {
    waiting: countsByStatus(counts).claimed,
    thisMonth: inMonth(thisMonth),
    year: { label: formatFinancialYear(year), ...sumFigures(months) },
    months,
    years: [...years].sort((a, b) => b - a).map(formatFinancialYear),
  };
}
