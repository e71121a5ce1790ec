/** The kinds of records with contact details of people. */
export type RecordKind =
  | 'helpRequest'
  | 'eventRegistration'
  | 'schemeRegistration'
  | 'volunteer'
  | 'donation'
  | 'feedback';

/**
 * The number of people whose contact details one account sees in a day, in lists, details and papers together. Whoever
 * was seen today counts once, however often. It is more than the largest lists that people work through by hand, and a
 * whole list comes as a file, with the password.
 */
export const PEOPLE_A_DAY = 500;

/**
 * The share of a limit of the day that is kept, beside it, for calls that carry the password. A thief of a token may use up
 * the others, but keeps the owner from nothing.
 */
export const KEPT_FOR_PASSWORD = 0.5;
