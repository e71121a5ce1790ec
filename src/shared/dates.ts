const DAY_MS = 86_400_000;
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, as `2026-11-21`. */
export function dayInIndia(time: Date): string {
  return indianDay.format(time);
}

/** Today in India, as `2026-11-21`. */
export function todayInIndia(): string {
  return dayInIndia(new Date());
}

/** Whole days from one calendar day to another, both as `2026-11-21`; negative when `to` is earlier. */
export function daysBetween({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * A calendar day in words: `14 October 2026`. The month names come from the page's own messages, so that the server and
 * every phone write the same (their Intl tables differ).
 */
export function formatDay({ day, months }: { day: string; months: readonly string[] }): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** The same without the day: `March 2027`. */
export function formatMonth({ day, months }: { day: string; months: readonly string[] }): string {
  const [year, month] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${year}`;
}

/** A near calendar day with its weekday and without the year: `Tue 24 November`; `weekdays` begin with Sunday. */
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
