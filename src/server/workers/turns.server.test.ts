import { expect, test } from 'vitest';
import { turnTaker } from './turns.server.ts';

/** Starts works that end when they are told to, and lists them in the order in which they begin. */
function startWorks(limits: { waitingMost?: number; waitingOfOneMost?: number } = {}) {
  const most = { waitingMost: 10, waitingOfOneMost: 10, ...limits };
  const takeTurn = turnTaker({ ...most, message: 'photosBusy', retryAfter: 5 });
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string) => {
    const ending = Promise.withResolvers<void>();
    endings.set(name, ending);
    const work = async () => {
      begun.push(name);
      await ending.promise;
      return name;
    };
    // The first letter names the sender.
    return takeTurn({ sender: name.charAt(0), work });
  };
  return { start, begun, takeTurn, end: (name: string) => endings.get(name)?.resolve() };
}

test('runs one work at a time, in order, and goes on after one that fails', async () => {
  const { start, begun, end, takeTurn } = startWorks();
  const failing = takeTurn({ sender: 'x', work: () => Promise.reject(new Error('This one fails')) });
  const works = ['a1', 'b1', 'c1'].map(start);
  await expect(failing).rejects.toThrow('This one fails');
  expect(begun).toEqual(['a1']);
  ['c1', 'b1'].forEach(end);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1']);
  end('a1');
  await expect(Promise.all(works)).resolves.toEqual(['a1', 'b1', 'c1']);
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('many works of one sender delay another by the one that runs', async () => {
  const { start, begun, end } = startWorks();
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(start);
  const good = start('b1');
  ['b1', 'a1'].forEach(end);
  await good;
  expect(begun.slice(0, 2)).toEqual(['a1', 'b1']);
  ['a2', 'a3', 'a4', 'a5', 'a6'].forEach(end);
  await Promise.all(many);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6']);
});

test('who used much time comes after those who wait for less, also if they came later', async () => {
  const { start, begun, end } = startWorks();
  const slow = start('a1');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const works = ['b1', 'a2', 'c1'].map(start);
  ['b1', 'c1', 'a2', 'a1'].forEach(end);
  await Promise.all([slow, ...works]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('refuses what one sender or all together may not let wait', async () => {
  const { start, end } = startWorks({ waitingMost: 3, waitingOfOneMost: 2 });
  const works = ['a1', 'a2', 'a3'].map(start);
  const busy = { status: 429, key: 'photosBusy', retryAfter: 5 };
  await expect(start('a4')).rejects.toMatchObject(busy);
  works.push(start('b1'));
  await expect(start('c1')).rejects.toMatchObject(busy);
  ['a1', 'a2', 'a3', 'b1'].forEach(end);
  await Promise.all(works);
  end('c2');
  const last = start('c2');
  end('c2');
  await expect(last).resolves.toBe('c2');
});
