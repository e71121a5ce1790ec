// The longest texts in characters, and limits that the database repeats (migration 021).

export const TITLE_MOST = 150;
export const DESCRIPTION_MOST = 4000;
export const VENUE_MOST = 200;
export const ADDRESS_MOST = 500;
export const ONLINE_LINK_MOST = 300;
export const NOTE_MOST = 500;
export const QUESTION_MOST = 200;
export const ANSWER_MOST = 500;
export const CANCEL_REASON_MOST = 500;
/** Whole rupees, paid at the event. */
export const FEE_MOST = 100_000;
export const CAPACITY_MOST = 100_000;
/** People in one registration. */
export const PARTY_MOST = 5;
/** The longest event, in days. */
export const EVENT_DAYS_MOST = 31;
/** How far ahead an event can be planned, in days. */
export const DAYS_AHEAD_MOST = 731;

export const EVENT_STATUSES = ['draft', 'published', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const REGISTRATION_STATUSES = ['registered', 'waiting', 'cancelled', 'attended'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Who cancelled a registration. 'offer': the party did not take the seats it was offered in time. */
export const CANCELLED_BY = ['person', 'ngo', 'offer', 'event'] as const;

/** Periods by which the public list is filtered. Weeks start on Monday, in India. */
export const EVENT_PERIODS = ['week', 'month', 'past'] as const;
export type EventPeriod = (typeof EVENT_PERIODS)[number];

/** Where an event takes place. 'online' includes events that can also be visited. */
export const EVENT_PLACES = ['online', 'inPerson'] as const;

/** All events take place in India. The zone has no summer time. */
export const EVENT_TIME_ZONE = 'Asia/Kolkata';
