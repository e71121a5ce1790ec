import { daysOfFinancialYear, financialYearOf } from '#src/shared/financial-year.ts';
import { RECEIVED_RETENTION_YEARS } from '#src/features/donation/donation.values.ts';

/**
 * Returns the first day of receipt (YYYY-MM-DD) whose donations keep their donor: the year of `today` and the financial
 * years before it, as section 128 of the Companies Act, 2013 keeps books.
 */
export function firstDayKept(today: string): string {
  return daysOfFinancialYear(financialYearOf(today) - RECEIVED_RETENTION_YEARS).from;
}
