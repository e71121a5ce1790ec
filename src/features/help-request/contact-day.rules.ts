import { daysBetween } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { CONTACT_DAYS, CONTACT_DAYS_MOST } from './help-request.values.ts';

/** Returns the day by which an NGO is in touch unless it says otherwise. Days are those of India: `2026-11-27`. */
export function defaultContactDay(today: string): string {
  return addDays(today, CONTACT_DAYS);
}

/** Returns the last day that an NGO may choose. */
export function lastContactDay(today: string): string {
  return addDays(today, CONTACT_DAYS_MOST);
}

/** Returns whether an NGO that accepts a request today may say that it will be in touch by this day. */
export function isContactDay({ day, today }: { day: string; today: string }): boolean {
  const ahead = daysBetween({ from: today, to: day });
  return ahead >= 0 && ahead <= CONTACT_DAYS_MOST;
}

/** Returns whether the person can say whether the NGO was in touch: from the day after the one it chose. */
export function isContactDayOver({ contactBy, today }: { contactBy: string | null; today: string }): boolean {
  return contactBy !== null && contactBy < today;
}
