/** The longest text in the field for hours, in characters: blanks are allowed. */
export const HOURS_TEXT_MOST = 20;
/** The longest reason for withdrawing a certificate, in characters. */
export const WITHDRAW_REASON_MOST = 500;
/** Volunteers that the search for the holder of a certificate returns. */
export const FOUND_VOLUNTEERS_MOST = 10;
