import { afterEach, expect, test, vi } from 'vitest';
import { runHeavyWork } from './heavy-work.server.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Starts a work that ends when it is told to. */
function startWork() {
  const ending = Promise.withResolvers<string>();
  const work = vi.fn<() => Promise<string>>(() => ending.promise);
  return { work, result: runHeavyWork(work), ...ending };
}

test('heavy works run one after the other, also after one that fails', async () => {
  const [first, second, third] = [startWork(), startWork(), startWork()];
  await new Promise(setImmediate);
  expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0]);
  first.reject(new Error('This one fails'));
  await expect(first.result).rejects.toThrow('This one fails');
  await vi.waitUntil(() => second.work.mock.calls.length > 0);
  expect(third.work).not.toHaveBeenCalled();
  second.resolve('second');
  third.resolve('third');
  expect([await second.result, await third.result]).toEqual(['second', 'third']);
});

test('a heavy work waits a second for another at most', async () => {
  vi.useFakeTimers();
  const slow = startWork();
  const next = startWork();
  await vi.advanceTimersByTimeAsync(999);
  expect(next.work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(next.work).toHaveBeenCalled();
  for (const { resolve } of [slow, next]) resolve('done');
  await Promise.all([slow.result, next.result]);
});
