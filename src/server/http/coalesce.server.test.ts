import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs a few calls immediately', () => {
  const work = vi.fn<() => void>();
  const call = coalesce(work);
  for (let calls = 1; calls <= 5; calls++) {
    call();
    expect(work).toHaveBeenCalledTimes(calls);
  }
});

test('runs twice a second during a burst, and within half a second after the last call', () => {
  const times: number[] = [];
  const call = coalesce(() => times.push(performance.now()));
  const startedAt = performance.now();
  let last = startedAt;
  while (performance.now() - startedAt < 10_000) {
    call();
    last = performance.now();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(times.length).toBeLessThanOrEqual(5 + 21);
  expect(times.length).toBeGreaterThan(20);
  expect(times.at(-1)).toBeGreaterThanOrEqual(last);
  expect(times.at(-1)! - last).toBeLessThanOrEqual(510);
});

test('runs the work within half a second after every call', () => {
  const calls: number[] = [];
  const works: number[] = [];
  const call = coalesce(() => works.push(performance.now()));
  for (const wait of [0, 1, 2, 3, 5, 8, 499, 1, 500, 250, 7, 1200, 0, 0, 0, 0, 0, 0, 0, 90, 3000, 1]) {
    vi.advanceTimersByTime(wait);
    call();
    calls.push(performance.now());
  }
  vi.advanceTimersByTime(1_000);
  for (const at of calls) expect(works.some((work) => work >= at && work <= at + 501)).toBe(true);
});
