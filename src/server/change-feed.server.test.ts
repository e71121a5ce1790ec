import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { listenForChanges, type ChangeFeed } from './change-feed.server.ts';

const { pool, url } = await testDatabase();
const log = pino({ level: 'silent' });
const PATIENCE = { timeout: 20_000 };

let feed: ChangeFeed;
afterEach(() => feed.stop());

function listen(address = url) {
  const heard: string[] = [];
  feed = listenForChanges({
    url: address,
    channel: 'Some changes',
    log,
    onChange: (payload) => heard.push(`change ${payload}`),
    onReady: () => heard.push('ready'),
    onLost: () => heard.push('lost'),
  });
  return heard;
}

const announce = (payload: string) => pool.query('select pg_notify($1, $2)', ['Some changes', payload]);
const breakConnection = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'Sahay change feed' and datname = current_database()`);

test('hears what is announced from the moment it says it is ready', async () => {
  const heard = listen();
  expect(feed.isListening()).toBe(false);
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  await announce('ngo 7');
  await vi.waitUntil(() => heard.length === 2, PATIENCE);
  expect(heard).toEqual(['ready', 'change ngo 7']);
});

test('tells that it was lost before it is ready again, each time', async () => {
  const heard = listen();
  for (const length of [1, 3, 5]) {
    await vi.waitUntil(() => heard.length === length && feed.isListening(), PATIENCE);
    if (length < 5) await breakConnection();
  }
  await announce('after all');
  await vi.waitUntil(() => heard.length === 6, PATIENCE);
  expect(heard).toEqual(['ready', 'lost', 'ready', 'lost', 'ready', 'change after all']);
});

test('keeps trying while there is no database, without saying that anything was lost', async () => {
  const heard = listen(url.replace(/\/sahay_test_\w+/, '/nowhere'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(feed.isListening()).toBe(false);
  expect(heard).toEqual([]);
});

test('stopping is no loss', async () => {
  const heard = listen();
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  await feed.stop();
  expect(feed.isListening()).toBe(false);
  expect(heard).toEqual(['ready']);
});
