const indian = new Intl.NumberFormat('en-IN');

/** Formats a count with Indian digit grouping, in Latin digits in all three languages: 1,23,456. */
export function formatCount(count: number): string {
  return indian.format(count);
}
