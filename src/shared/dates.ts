const DAY_MS = 86_400_000;
/** Created on first use: loading ICU data takes 15 ms on a slow phone. */
let indianDay: Intl.DateTimeFormat | undefined;

/** Returns the calendar day in India, such as `2026-11-21`. */
export function dayInIndia(time: Date): string {
  indianDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  return indianDay.format(time);
}

/** Returns today's date in India, such as `2026-11-21`. */
export function todayInIndia(): string {
  return dayInIndia(new Date());
}

/** Returns the number of days between two calendar days (`2026-11-21`); negative if `to` is earlier. */
export function daysBetween({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * Formats a calendar day in words: `14 October 2026`. The month names are passed in from the page's messages,
 * because servers and phones differ in their Intl data.
 */
export function formatDay({ day, months }: { day: string; months: readonly string[] }): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** Formats the month and year of a calendar day: `March 2027`. */
export function formatMonth({ day, months }: { day: string; months: readonly string[] }): string {
  const [year, month] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${year}`;
}

/** Formats a calendar day with weekday but no year: `Tue 24 November`. `weekdays` start with Sunday. */
export function formatNearDay({
  day,
  weekdays,
  months,
}: {
  day: string;
  weekdays: readonly string[];
  months: readonly string[];
}): string {
  const date = new Date(day);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}
