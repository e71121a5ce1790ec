import { expect, test } from 'vitest';
import { HashingQueue, type HashingRequester } from './hashing-queue.server.ts';

const TRUSTED: HashingRequester = { trusted: true };
const from = (network: string): HashingRequester => ({ trusted: false, network });

/** A queue whose work ends on demand, and the order in which work began. */
function controlledQueue() {
  const queue = new HashingQueue({ running: 2, waiting: 8, waitingOfNetwork: 3 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, who: HashingRequester) =>
    queue.run(who, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return {
    begun,
    add,
    endOne: async () => {
      ends.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('hashes two at once, queues eight and refuses more with Retry-After', async () => {
  const { begun, add, endOne } = controlledQueue();
  const all = Array.from({ length: 10 }, (_, at) => add(`${at}`, from(`192.0.2.${at}`)));
  await Promise.resolve();
  expect(begun).toEqual(['0', '1']);
  const late = add('late', from('192.0.2.99'));
  await expect(late).rejects.toMatchObject({ status: 503, key: 'busy', retryAfter: expect.any(Number) });
  for (let ended = 0; ended < 10; ended++) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('limits the places of one network; trusted requesters have their own and go first', async () => {
  const { begun, add, endOne } = controlledQueue();
  const flood = from('198.51.100.1');
  const all = [add('f1', flood), add('f2', flood), add('f3', flood), add('f4', flood), add('f5', flood)];
  await expect(add('f6', flood)).rejects.toMatchObject({ status: 503 });
  all.push(add('other', from('192.0.2.1')), add('owner', TRUSTED));
  for (let ended = 0; ended < 7; ended++) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['f1', 'f2', 'owner', 'f3', 'f4', 'f5', 'other']);
});

test('failed work frees its place', async () => {
  const queue = new HashingQueue({ running: 1, waiting: 1, waitingOfNetwork: 1 });
  const failed = queue.run(TRUSTED, () => Promise.reject(new Error('no memory')));
  const next = queue.run(TRUSTED, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toBe('done');
  expect(await queue.run(TRUSTED, () => Promise.resolve('again'))).toBe('again');
});
