/** Random choices that are the same for the same seed on every machine. */
export type Random = {
  /** An integer from 0 to `below` - 1. */
  below(below: number): number;
  /** True with a probability of `percent` percent. */
  chance(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
};

/** Splitmix32: fast, small, and random enough for fake data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return { below, chance: (percent) => below(100) < percent, pick: (from) => from[below(from.length)]! };
}

/** Returns a list that repeats each item according to its share, for use with `random.pick`. */
export function byShare<T>(items: readonly T[], shareOf: (item: T) => number): T[] {
  return items.flatMap((item) => Array<T>(shareOf(item)).fill(item));
}
