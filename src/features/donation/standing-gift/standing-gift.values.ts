/** Reminders in a row that no gift follows, after which they end by themselves. */
export const UNANSWERED_MOST = 6;
