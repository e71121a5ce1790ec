// Cache tags of events. The triggers of migration 024 announce them.

/** Covers every public event, and the names, category and verification of its NGO. */
export const EVENTS = 'events';

/** Returns the tag of one event. */
export function eventTag(id: string): string {
  return `event:${id}`;
}

/** Returns the tag of all public events of one NGO. */
export function eventsOfNgoTag(ngoId: string): string {
  return `events-of:${ngoId}`;
}
