/** Default number of rows per page of any list; `PAGE_SIZE_MOST` is the maximum. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MOST = 100;
