import { addDays, addMonths, endOfMonth } from '#src/shared/india-time.ts';

/** Two reminders are at least this many days apart, also if the first one was late. */
const LEAST_DAYS_BETWEEN = 14;

/**
 * Returns the first day from `from` on (YYYY-MM-DD) for a reminder of a standing gift whose first gift was received on
 * `startedOn`: the same day of each later month, or its last day if the month is shorter.
 */
export function nextReminderOn({ startedOn, from }: { startedOn: string; from: string }): string {
  const months = [addMonths(monthOf(startedOn), 1), monthOf(from)].toSorted();
  const month = months[1]!;
  const day = dayInMonth({ month, startedOn });
  return day >= from ? day : dayInMonth({ month: addMonths(month, 1), startedOn });
}

/** Returns the day of the reminder after one that was sent on `sentOn`. */
export function reminderAfter({ startedOn, sentOn }: { startedOn: string; sentOn: string }): string {
  return nextReminderOn({ startedOn, from: addDays(sentOn, LEAST_DAYS_BETWEEN) });
}

function dayInMonth({ month, startedOn }: { month: string; startedOn: string }): string {
  const same = `${month}-${startedOn.slice(8)}`;
  const last = endOfMonth(month);
  return same < last ? same : last;
}

const monthOf = (day: string) => day.slice(0, 7);
