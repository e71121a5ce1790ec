import { dayInIndia } from './dates.ts';

const DAY_MS = 86_400_000;
/** India has one time zone and no summer time. */
const OFFSET = '+05:30';

/** Returns the moment at which a calendar day begins in India. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`);
}

/** Returns the moment of a clock time (`09:30`) on a calendar day in India. */
export function momentInIndia({ day, clock }: { day: string; clock: string }): Date {
  return new Date(`${day}T${clock}:00${OFFSET}`);
}

/** Adds days to a calendar day; subtracts them if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Adds months to a month (`2026-11`); subtracts them if negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the Sunday that ends the week of a calendar day. */
export function endOfWeek(day: string): string {
  return addDays(day, (7 - new Date(day).getUTCDay()) % 7);
}

/** Returns the last calendar day of a month (`2026-11`). */
export function endOfMonth(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Returns the current month in India: `2026-11`. */
export function monthInIndia(time: Date): string {
  return dayInIndia(time).slice(0, 7);
}
