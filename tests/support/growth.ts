import { expect } from 'vitest';

const TIMES = 8;
/** Shorter times are noise. */
const NOISE_MS = 30;

/**
 * Expects that eight times the input takes at most 32 times the processor time. In proportion it would be 8, and 64 if
 * the time grew with the square. Both are measured in this run, so that a slow or busy machine changes nothing.
 */
export function expectNoBlowUp({ size, act }: { size: number; act: (size: number) => void }): void {
  if (measure(() => act(size)) < NOISE_MS) return;
  // The small input as often as its part of the large one: some systems count processor time in steps of 4 ms.
  const actOnParts = () => {
    for (let part = 0; part < TIMES; part++) act(Math.floor(size / TIMES));
  };
  const [whole, parts] = [leastOf(() => act(size)), leastOf(actOnParts)];
  expect(whole / Math.max(parts, 1), `${whole} ms against ${parts} ms in parts`).toBeLessThan(TIMES / 2);
}

/**
 * Expects that `act` takes at most `most` times the processor time of `than`. Both are measured in this run, each
 * `times` times in a row.
 */
export function expectNoDearer({
  act,
  than,
  times,
  most,
}: {
  act: () => void;
  than: () => void;
  times: number;
  most: number;
}): void {
  const repeat = (work: () => void) => () => {
    for (let time = 0; time < times; time++) work();
  };
  const [dear, usual] = [leastOf(repeat(act)), leastOf(repeat(than))];
  expect(dear / Math.max(usual, 1), `${dear} ms against ${usual} ms`).toBeLessThan(most);
}

/** Returns the least time of several attempts: collecting garbage may take longer than the work itself. */
function leastOf(act: () => void): number {
  return Math.min(...Array.from({ length: 5 }, () => measure(act)));
}

/** Returns the milliseconds for which this thread worked. */
function measure(act: () => void): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
