/** The longest answer to the question of an event, in characters. */
export const ANSWER_MOST = 500;
/** People in one registration. */
export const PARTY_MOST = 5;

/** What the public learns about the seats that are left. */
export const PUBLIC_SEATS = ['free', 'few', 'full'] as const;
export type PublicSeats = (typeof PUBLIC_SEATS)[number];

export type EventStatus = 'draft' | 'published' | 'cancelled';

export const REGISTRATION_STATUSES = ['registered', 'waiting', 'cancelled', 'attended'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/**
 * Who cancelled a registration. `offer`: the party did not take the seats it was offered in time. `hold`: it did not
 * open its link in time. `event`: the event was cancelled.
 */
export const CANCELLED_BY = ['person', 'ngo', 'offer', 'event', 'hold'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** Days after an event for which its registrations are stored. */
export const REGISTRATION_RETENTION_DAYS = 90;
