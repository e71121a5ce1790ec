/** Entries of the log on a page. */
export const AUDIT_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE_MOST = 100;
