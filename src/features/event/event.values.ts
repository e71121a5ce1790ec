/** The longest answer to the question of an event, in characters. */
export const ANSWER_MOST = 500;
/** People in one registration. */
export const PARTY_MOST = 5;

export type EventStatus = 'draft' | 'published' | 'cancelled';

export const REGISTRATION_STATUSES = ['registered', 'waiting', 'cancelled', 'attended'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Who cancelled a registration. 'offer': the party did not take the seats it was offered in time. */
export type CancelledBy = 'person' | 'ngo' | 'offer' | 'event';

/** Days after an event for which its registrations are stored. */
export const REGISTRATION_RETENTION_DAYS = 90;
