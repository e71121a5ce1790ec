/** Shifts of an NGO that are not over. */
export const SHIFTS_MOST = 300;

// Maximum lengths, in characters.
export const SHIFT_TITLE_MOST = 150;
export const SHIFT_DETAILS_MOST = 1000;
export const SHIFT_PLACE_MOST = 200;
export const SHIFT_REASON_MOST = 500;
/** A number as people write it, with blanks and commas. */
export const NUMBER_TEXT_MOST = 20;
/** A day or a time of day as text. */
export const TIME_TEXT_MOST = 20;
/** A later year is a slip of the hand. */
export const SHIFT_YEARS_AHEAD = 2;

/** The parts of the list of shifts. */
export const SHIFT_LISTS = ['upcoming', 'past'] as const;
export type ShiftList = (typeof SHIFT_LISTS)[number];

/** The fields of the form in their order. */
export const SHIFT_FIELDS = [
  'title',
  'details',
  'place',
  'day',
  'startTime',
  'endTime',
  'needed',
  'eventId',
] as const;
export type ShiftField = (typeof SHIFT_FIELDS)[number];
