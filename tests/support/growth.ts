import { expect } from 'vitest';

const TIMES = 8;
/** Shorter times are noise. */
const NOISE_MS = 30;

/**
 * Expects that eight times the input takes at most 32 times the processor time. In proportion it would be 8, and 64 if
 * the time grew with the square. Both are measured in this run, so that a slow or busy machine changes nothing.
 */
export function expectNoBlowUp({ size, act }: { size: number; act: (size: number) => void }): void {
  const first = measure(() => act(size));
  if (first < NOISE_MS) return;
  // The least of several: collecting garbage may take longer than the work itself.
  const least = (length: number) => Math.min(...Array.from({ length: 5 }, () => measure(() => act(length))));
  const [large, small] = [Math.min(first, least(size)), least(Math.floor(size / TIMES))];
  expect(large / Math.max(small, 1), `${large} ms against ${small} ms`).toBeLessThan((TIMES * TIMES) / 2);
}

/** Returns the milliseconds for which this thread worked. */
function measure(act: () => void): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
