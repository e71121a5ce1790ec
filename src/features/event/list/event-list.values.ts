/** How far ahead a list reaches: to the end of this week (Sunday) or of this month. */
export const WHEN = ['week', 'month'] as const;
/** How people take part. An event may be both. */
export const HOW = ['inPerson', 'online'] as const;
/** Events of one day that the month view names. The others are counted. */
export const DAY_EVENTS_MOST = 3;
/** Month views reach this many months back and ahead. */
export const MONTHS_BACK = 12;
export const MONTHS_AHEAD = 24;
