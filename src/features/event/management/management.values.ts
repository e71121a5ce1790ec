/** Events of an NGO that are not over, drafts included. */
export const EVENTS_MOST = 300;
export const EVENTS_MOST_UNCHECKED = 30;

// Maximum lengths, in characters.
export const EVENT_TITLE_MOST = 150;
export const EVENT_DESCRIPTION_MOST = 4000;
export const VENUE_MOST = 200;
export const EVENT_ADDRESS_MOST = 500;
export const EVENT_NOTE_MOST = 500;
export const QUESTION_MOST = 200;
export const CANCEL_REASON_MOST = 500;
/** A number as people write it, with blanks and commas. */
export const NUMBER_TEXT_MOST = 20;
/** A date and time as text. */
export const TIME_TEXT_MOST = 40;

export const CAPACITY_MOST = 100_000;
/** Whole rupees. */
export const FEE_MOST = 100_000;
/** A later year is a slip of the hand. */
export const YEARS_AHEAD_MOST = 3;

/** Copies made at once. */
export const COPIES_MOST = 26;
export const REPEATS = ['none', 'weekly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** The parts of the list of events. */
export const EVENT_LISTS = ['upcoming', 'drafts', 'past'] as const;
export type EventList = (typeof EVENT_LISTS)[number];

/** The fields of the form in their order. */
export const EVENT_FIELDS = [
  'title',
  'titleGu',
  'titleHi',
  'description',
  'descriptionGu',
  'descriptionHi',
  'category',
  'photoId',
  'startsAt',
  'endsAt',
  'city',
  'venue',
  'venueGu',
  'venueHi',
  'address',
  'onlineLink',
  'capacity',
  'registrationEndsAt',
  'question',
  'questionGu',
  'questionHi',
  'fee',
  'whoFor',
  'whoForGu',
  'whoForHi',
  'whatToBring',
  'whatToBringGu',
  'whatToBringHi',
  'languages',
  'stepFree',
  'signLanguage',
  'contactName',
  'contactPhone',
  'contactEmail',
] as const;
export type EventField = (typeof EVENT_FIELDS)[number];
