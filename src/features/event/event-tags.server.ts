// Cache tags of event data. The triggers of migration 021 send the notifications for them.

/**
 * Covers every public event, its free seats, and the names of its NGO. Affects lists, the month view and
 * calendars. During a burst of registrations, its cached responses are dropped late.
 */
export const EVENTS = 'events';

/** One event: its texts, status and free seats. */
export const eventTag = (id: string) => `event:${id}`;
