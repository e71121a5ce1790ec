/** Hours as people write them. */
export const HOURS_TEXT_MOST = 10;
/** Volunteers that a search for a shift finds. */
export const FOUND_MOST = 20;
