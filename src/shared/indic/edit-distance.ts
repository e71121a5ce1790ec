/**
 * Returns the optimal string alignment distance: the number of insertions, deletions, substitutions and swaps
 * of adjacent letters that turn `a` into `b`, where no substring is edited twice. Stops early: any distance
 * above `atMost` is returned as `atMost + 1`.
 */
export function editDistance({ a, b, atMost }: { a: string; b: string; atMost: number }): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(current[column - 1]! + 1, last[column]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap refers to the row before the last one, so both rows must exceed the limit.
    if (least > atMost && Math.min(...last) > atMost) return atMost + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length]!, atMost + 1);
}
