import { parseDay } from '#src/shared/india/dates.ts';

/** Earlier days of receipt are slips of the hand. */
const DAY_LEAST = '2000-01-01';

export type ReceivedDayError = 'giftDayRequired' | 'giftDayFuture' | 'giftDayOld';

/** Reads the day on which a gift arrived, in India: not later than `today` (YYYY-MM-DD). */
export function readReceivedDay({
  text,
  today,
}: {
  text: string;
  today: string;
}): { day: string } | { error: ReceivedDayError } {
  const day = parseDay(text);
  if (day === undefined) return { error: 'giftDayRequired' };
  if (day > today) return { error: 'giftDayFuture' };
  return day < DAY_LEAST ? { error: 'giftDayOld' } : { day };
}
