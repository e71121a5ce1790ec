import { daysBetween } from '#src/shared/dates.ts';
import { daysOfFinancialYear } from '#src/shared/financial-year.ts';
import { addDays } from '#src/shared/india-time.ts';
import { REMINDER_DAYS, type Duty, type ReminderDays } from './compliance.values.ts';

/** A date that an NGO must keep. `year` is the financial year of a statement, by the year in which it begins. */
export type DutyDate = { duty: Duty; dueOn: string; year: number | null };

/** Number of days before a date from which it is listed. */
const NOTICE_DAYS = 365;

/**
 * Returns the dates that are due within a year or have passed, the nearest first, with the days that are left (negative
 * after the date). Days are YYYY-MM-DD, in India.
 */
export function datesToKeep<Date extends DutyDate>({
  dates,
  today,
}: {
  dates: readonly Date[];
  today: string;
}): (Date & { days: number })[] {
  return dates
    .map((date) => ({ ...date, days: daysBetween({ from: today, to: date.dueOn }) }))
    .filter(({ days }) => days <= NOTICE_DAYS)
    .toSorted((a, b) => a.days - b.days);
}

/**
 * Returns the day on which the statement of a financial year is due: the first `statementDue` (month and day, `05-31`)
 * after the year ends.
 */
export function statementDueOn({ year, statementDue }: { year: number; statementDue: string }): string {
  const { to } = daysOfFinancialYear(year);
  const inSameYear = `${to.slice(0, 4)}-${statementDue}`;
  return inSameYear > to ? inSameYear : `${year + 2}-${statementDue}`;
}

/**
 * Returns for each reminder the due dates to which it belongs today: the nearest reminder that is not later than the
 * date. So a date is reminded of once if some were missed, and not after it has passed.
 */
export function reminderRanges(today: string): { daysBefore: ReminderDays; from: string; to: string }[] {
  return REMINDER_DAYS.map((daysBefore, at) => ({
    daysBefore,
    from: at === 0 ? today : addDays(today, REMINDER_DAYS[at - 1]! + 1),
    to: addDays(today, daysBefore),
  }));
}
