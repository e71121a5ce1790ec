import { expect, test } from 'vitest';
import { takeTurn } from './photo-turns.server.ts';

test('runs jobs one at a time in order and refuses too many', async () => {
  const finished: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    takeTurn(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running--;
      if (number === 3) throw new Error('This one fails');
      finished.push(number);
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 13 }, (_, number) => work(number)));
  expect(most).toBe(1);
  expect(finished).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
  expect(outcomes.slice(11)).toMatchObject([
    { status: 'rejected', reason: { status: 429, retryAfter: 5 } },
    { status: 'rejected', reason: { status: 429 } },
  ]);
  await expect(takeTurn(async () => 'free again')).resolves.toBe('free again');
});
