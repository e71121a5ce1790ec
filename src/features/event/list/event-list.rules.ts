import { dayInIndia } from '#src/shared/dates.ts';
import {
  addDays,
  addMonths,
  endOfMonth,
  endOfWeek,
  monthInIndia,
  startOfDay,
} from '#src/shared/india-time.ts';
import { MONTHS_AHEAD, MONTHS_BACK, type WHEN } from './event-list.values.ts';

/** A span of time. An event lies in it if it starts before `to` and ends after `from`. */
export type Period = { from: Date; to: Date | null };

/** Returns the time in which the events of a list take place: a day, the rest of a week or month, or any time from now on. */
export function periodOf({
  when,
  day,
  now,
}: {
  when?: (typeof WHEN)[number] | '' | undefined;
  day?: string | undefined;
  now: Date;
}): Period {
  if (day) return { from: startOfDay(day), to: startOfDay(addDays(day, 1)) };
  const today = dayInIndia(now);
  const lastDay =
    when === 'week' ? endOfWeek(today) : when === 'month' ? endOfMonth(today.slice(0, 7)) : undefined;
  return { from: now, to: lastDay === undefined ? null : startOfDay(addDays(lastDay, 1)) };
}

/** Returns the period of a month (`2026-11`) in India. */
export function periodOfMonth(month: string): { from: Date; to: Date } {
  return { from: startOfDay(`${month}-01`), to: startOfDay(`${addMonths(month, 1)}-01`) };
}

/** Returns whether there is a month view for this month: from a year ago to two years ahead. */
export function isMonthShown(month: string, now: Date): boolean {
  const current = monthInIndia(now);
  return month >= addMonths(current, -MONTHS_BACK) && month <= addMonths(current, MONTHS_AHEAD);
}
