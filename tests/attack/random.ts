/** Random numbers and choices that are repeatable for the same seed. */
export type Random = {
  /** Returns an integer from 0 to `below` - 1. */
  below(below: number): number;
  /** Returns true in this percentage of cases. */
  percent(share: number): boolean;
  pick<T>(from: readonly T[]): T;
};

/**
 * Returns a separate generator for each request of a run (mulberry32), so that any request can be repeated
 * alone.
 */
export function createRandom({ seed, number }: { seed: number; number: number }): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (share) => next() * 100 < share,
    pick: (from) => from[below(from.length)]!,
  };
}
