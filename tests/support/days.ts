import { todayInIndia } from '../../src/shared/dates.ts';
import { addDays } from '../../src/shared/india-time.ts';

/**
 * Returns the calendar day in India, such as `2026-11-30`, so many days from today. Tests take their days from here,
 * because from 18:30 UTC on India has the next day, and the next month on the last evening of a month.
 */
export function dayIn(days: number): string {
  return addDays(todayInIndia(), days);
}

const HOUR_MS = 3_600_000;

/**
 * Returns functions for times before now. Of one call, equal numbers return equal times, however long the
 * tests take.
 */
export function timesBeforeNow() {
  const now = Date.now();
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR_MS);
  return {
    minutesAgo: (minutes: number) => hoursAgo(minutes / 60),
    hoursAgo,
    daysAgo: (days: number) => hoursAgo(days * 24),
  };
}

/** Returns the next day on which the clocks change in a time zone, at least two days from now. */
export function nextClockChange(timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset', hour: 'numeric' });
  const offsetAt = (time: number) =>
    offset.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  let time = Date.now() + 48 * HOUR_MS;
  for (const before = offsetAt(time); offsetAt(time) === before;) time += HOUR_MS;
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
}
