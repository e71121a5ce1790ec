import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { QUEUE_CHANNEL } from '../../tests/support/queue-channel.ts';
import { createLog } from './log.server.ts';
import { openQueue } from './queue.server.ts';

const { db, pool, url } = await testDatabase();

test('jobs start once, however often their start is repeated while the database is away', async () => {
  const queue = await openQueue({ url, log: createLog({ demo: false, logLevel: 'silent' }) });
  let running = 0;
  let most = 0;
  let done = 0;
  const kinds = [
    {
      name: 'countRunning',
      async run() {
        most = Math.max(most, ++running);
        await sleep(300);
        running--;
        done++;
      },
    },
  ];
  await queue.prepare(kinds);
  for (let count = 0; count < 20; count++) await queue.send({ db, name: 'countRunning', data: {} });
  for (let times = 0; times < 4; times++) await queue.work({ kinds, services: {} });
  await vi.waitUntil(() => done === 20, 20_000);
  expect(most).toBe(5);
  await queue.stop();
});

test('a failed job runs again soon after it is due, though its kind is seldom polled', async () => {
  const queue = await openQueue({ url, log: createLog({ demo: false, logLevel: 'error' }) });
  let runs = 0;
  const kind = {
    name: 'failsOnce',
    options: { retryLimit: 1, retryDelay: 1 },
    async run() {
      if (++runs === 1) throw new Error('the first run fails');
    },
  };
  await queue.prepare([kind]);
  await queue.work({ kinds: [kind], services: {} });
  await queue.send({ db, name: kind.name, data: {} });
  const readJob = async () => {
    const { rows } = await pool.query<{ state: string; retries: number; waits: boolean }>(
      `select state, retry_count as retries, start_after > now() as waits from pgboss.job where name = $1`,
      [kind.name],
    );
    return rows[0];
  };
  await vi.waitFor(async () => {
    expect({ runs, ...(await readJob()) }).toEqual({ runs: 2, state: 'completed', retries: 1, waits: false });
  }, 20_000);
  await queue.stop();
});

test('a job is announced when its transaction commits, also in a queue from before announcements', async () => {
  const queue = await openQueue({ url, log: createLog({ demo: false, logLevel: 'silent' }) });
  const kinds = [{ name: 'announced' }];
  await queue.prepare(kinds);
  await pool.query(`update pgboss.queue set notify = false where name = 'announced'`);
  await queue.prepare(kinds);
  const { rows } = await pool.query<{ channel: string }>(`select ${QUEUE_CHANNEL} as channel`);
  const listener = await pool.connect();
  const announced: (string | undefined)[] = [];
  // The schedules of the app announce jobs of their own at each full minute.
  listener.on('notification', ({ payload }) => payload === 'announced' && announced.push(payload));
  await listener.query(`listen ${rows[0]!.channel}`);
  const rolledBack = db.transaction().execute(async (transaction) => {
    await queue.send({ db: transaction, name: 'announced', data: {} });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await queue.send({ db, name: 'announced', data: {}, afterMinutes: 5 });
  expect(announced).toEqual([]);
  await queue.send({ db, name: 'announced', data: {} });
  await vi.waitUntil(() => announced.length > 0, 20_000);
  expect(announced).toEqual(['announced']);
  listener.release(true);
  await queue.stop();
});

test('changed options and schedules are stored, and those that have not changed are left alone', async () => {
  const queue = await openQueue({ url, log: createLog({ demo: false, logLevel: 'silent' }) });
  const read = async () => {
    const { rows } = await pool.query<{ retry: number; cron: string; written: string }>(
      `select retry_limit as retry, cron, concat(q.xmin, ' ', s.xmin) as written
        from pgboss.queue q join pgboss.schedule s using (name) where name = 'nightly'`,
    );
    return rows[0];
  };
  const prepare = (retryLimit: number, schedule: string) =>
    queue.prepare([{ name: 'nightly', options: { retryLimit }, schedule }]);
  await prepare(3, '0 2 * * *');
  const first = await read();
  expect(first).toMatchObject({ retry: 3, cron: '0 2 * * *' });
  await prepare(3, '0 2 * * *');
  expect(await read()).toEqual(first);
  await prepare(4, '0 3 * * *');
  expect(await read()).toMatchObject({ retry: 4, cron: '0 3 * * *' });
  await queue.stop();
});
