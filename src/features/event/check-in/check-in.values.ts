/** Tickets in one response of the door list. */
export const TICKETS_IN_PART = 1000;
/** Check-ins in one request. */
export const CHECK_INS_MOST = 200;
/** How long after the end a device keeps the list, in hours. It also waits until everything is sent. */
export const HOURS_AFTER = 12;
/** Days after the end after which a device erases the list even if something could not be sent. */
export const DAYS_AFTER_MOST = 30;

/**
 * What the server answers to a check-in. `already`: another device was first. `unknown`: this event has no such
 * ticket.
 */
export const CHECK_IN_RESULTS = ['admitted', 'already', 'waiting', 'cancelled', 'unknown'] as const;
export type CheckInResult = (typeof CHECK_IN_RESULTS)[number];
