import type { EventList } from '#src/features/event/management/management.values.ts';

export const EVENTS = '/ngopage/events';
export const ADD_EVENT = '/ngopage/addEvent';

export function eventPath(id: string): string {
  return `${EVENTS}/${id}`;
}

/** Returns the path of a list of events. */
export function listPath(list: EventList): string {
  return list === 'upcoming' ? EVENTS : `${EVENTS}?list=${list}`;
}

export function checkInPath(id: string): string {
  return `/ngopage/checkIn/${id}`;
}

/**
 * Returns the path of the registrations that the specification defines. The name in it is only for readers; the id
 * selects the event.
 */
export function registrationsPath({ _id, title }: { _id: string; title: string }): string {
  // URLs resolve `.` and `..` as path segments, so neither can stand for a name.
  const name = /^\.{1,2}$/.test(title) ? '-' : encodeURIComponent(title);
  return `/ngopage/event/${name}/registerUser/${_id}`;
}
