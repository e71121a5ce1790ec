/** Rows of a page of any list, when nobody asks for another number, and at most. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MOST = 100;
