/** Created on first use: loading ICU data takes 15 ms on a slow phone. */
let indian: Intl.NumberFormat | undefined;

/** Formats a count with Indian digit grouping, in Latin digits in all three languages: 1,23,456. */
export function formatCount(count: number): string {
  indian ??= new Intl.NumberFormat('en-IN');
  return indian.format(count);
}
