/** Default number of rows per page of any list; `PAGE_SIZE_MOST` is the maximum. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MOST = 100;

/** Reads the number of a page from a query string. Anything that is none is the first page. */
export function readPageNumber(text: string | null): number {
  return Math.max(1, Math.trunc(Number(text)) || 1);
}

/** Returns the number of the last page of a list. An empty list has one page. */
export function lastPageOf({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
