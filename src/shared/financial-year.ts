import { dayInIndia } from './dates.ts';

/**
 * Returns the financial year of a calendar day in India, by the calendar year in which it begins: 2026 for all days from
 * 1 April 2026 to 31 March 2027. The Income-tax Act, 2025 calls it tax year.
 */
export function financialYearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** Returns the current financial year in India. */
export function currentFinancialYear(now = new Date()): number {
  return financialYearOf(dayInIndia(now));
}

/** Formats a financial year as usual: `2026-27`. */
export function formatFinancialYear(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Reads `2026-27`, or returns undefined. */
export function parseFinancialYear(text: string): number | undefined {
  const year = Number(/^(20\d{2})-\d{2}$/.exec(text)?.[1]);
  return Number.isInteger(year) && formatFinancialYear(year) === text ? year : undefined;
}

/** Returns the first and the last day of a financial year. */
export function daysOfFinancialYear(year: number): { from: string; to: string } {
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** Returns the months of a financial year in order, as `2026-04`. */
export function monthsOfFinancialYear(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = ((at + 3) % 12) + 1;
    return `${at < 9 ? year : year + 1}-${String(month).padStart(2, '0')}`;
  });
}
