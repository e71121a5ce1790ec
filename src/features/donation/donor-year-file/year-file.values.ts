/** A year with more receipts is drawn by a job, and mailed as a link. */
export const RECEIPTS_AT_ONCE_MOST = 100;
/** Receipts in the file of a year: more need too much memory. */
export const RECEIPTS_IN_A_YEAR_MOST = 500;
/** Days for which such a file is kept. */
export const YEAR_FILE_DAYS = 7;
