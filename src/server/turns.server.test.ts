import { expect, test } from 'vitest';
import { turnTaker } from './turns.server.ts';

test('runs works in order, as many at once as there may be, and refuses too many', async () => {
  const takeTurn = turnTaker({ atOnce: 2, waitingMost: 3, message: 'busy', retryAfter: 5 });
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
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, number) => work(number)));
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 4]);
  expect(outcomes[5]).toMatchObject({
    status: 'rejected',
    reason: { status: 429, key: 'busy', retryAfter: 5 },
  });
  await expect(takeTurn(async () => 'free again')).resolves.toBe('free again');
});
