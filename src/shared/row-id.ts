/** Matches the id of a database row. Any other id is treated as not found. */
export const ROW_ID = /^[1-9]\d{0,15}$/;
