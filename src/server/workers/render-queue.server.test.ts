import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderQueue } from './render-queue.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Queues works that end when they are told to. `started` holds the numbers of those that began. */
function queueWorks(count: number) {
  const run = createRenderQueue({ atOnce: 2, countedMs: 50 });
  const started: number[] = [];
  const works = Array.from({ length: count }, (_, number) => {
    const ending = Promise.withResolvers<number>();
    const result = run(() => {
      started.push(number);
      return ending.promise;
    });
    return { result, end: () => ending.resolve(number), fail: () => ending.reject(new Error('failed')) };
  });
  return { started, works };
}

test('runs a few at once, and the others in their order as soon as one ends or fails', async () => {
  const { started, works } = queueWorks(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([0, 1]);
  works[1]!.end();
  await expect(works[1]!.result).resolves.toBe(1);
  expect(started).toEqual([0, 1, 2]);
  works[0]!.fail();
  await expect(works[0]!.result).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2, 3]);
});

test('no longer counts one that takes long, and does not count it twice', async () => {
  const { started, works } = queueWorks(8);
  await vi.advanceTimersByTimeAsync(49);
  expect(started).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual([0, 1, 2, 3]);
  works[0]!.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([0, 1, 2, 3]);
  works[2]!.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('begins at once when nothing else runs', async () => {
  const { started, works } = queueWorks(2);
  for (const { end, result } of works) {
    end();
    await result;
  }
  expect(started).toEqual([0, 1]);
  const run = createRenderQueue({ atOnce: 1, countedMs: 50 });
  for (let number = 0; number < 3; number++) expect(await run(async () => number)).toBe(number);
});
