const indian = new Intl.NumberFormat('en-IN');

/** A count as Indians group it, in Latin digits in all three languages: 1,23,456. */
export function formatCount(count: number): string {
  return indian.format(count);
}
