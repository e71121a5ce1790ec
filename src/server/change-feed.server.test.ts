import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { startDatabaseForwarder } from '../../tests/support/database-forwarder.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { listenForChanges, type ChangeFeed } from './change-feed.server.ts';

const { pool, url } = await testDatabase();
const log = pino({ level: 'silent' });
const PATIENCE = { timeout: 20_000 };

let feed: ChangeFeed;
afterEach(() => feed.stop());

function listen(address = url) {
  const payloads: string[] = [];
  feed = listenForChanges({
    url: address,
    name: 'change feed',
    channel: 'Some changes',
    log,
    onChange: (payload) => payloads.push(`change ${payload}`),
    onReady: () => payloads.push('ready'),
    onLost: ({ isSilent }) => payloads.push(isSilent ? 'silent' : 'lost'),
  });
  return payloads;
}

const announce = (payload: string) => pool.query('select pg_notify($1, $2)', ['Some changes', payload]);
const breakConnection = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'Sahay change feed' and datname = current_database()`);

test('receives every announcement after it is ready', async () => {
  const payloads = listen();
  expect(feed.isListening()).toBe(false);
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  await announce('ngo 7');
  await vi.waitUntil(() => payloads.length === 2, PATIENCE);
  expect(payloads).toEqual(['ready', 'change ngo 7']);
});

test('reports each lost connection before it is ready again', async () => {
  const payloads = listen();
  for (const length of [1, 3, 5]) {
    await vi.waitUntil(() => payloads.length === length && feed.isListening(), PATIENCE);
    if (length < 5) await breakConnection();
  }
  await announce('after all');
  await vi.waitUntil(() => payloads.length === 6, PATIENCE);
  expect(payloads).toEqual(['ready', 'lost', 'ready', 'lost', 'ready', 'change after all']);
});

test('notices that its connection has fallen silent, and listens over another', async () => {
  const forwarder = await startDatabaseForwarder(url);
  const payloads = listen(forwarder.through(url));
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  forwarder.silence();
  await vi.waitUntil(() => payloads.length === 3, PATIENCE);
  await announce('after silence');
  await vi.waitUntil(() => payloads.length === 4, PATIENCE);
  expect(payloads).toEqual(['ready', 'silent', 'ready', 'change after silence']);
  forwarder.close();
});

test('does not listen to a read-only server until that takes writes', async () => {
  const forwarder = await startDatabaseForwarder(url);
  const payloads = listen(forwarder.through(url));
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  const { pathname } = new URL(url);
  await pool.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`);
  await breakConnection();
  await vi.waitUntil(() => forwarder.count() > 3, PATIENCE);
  expect(payloads).toEqual(['ready', 'lost']);
  await pool.query(`alter database ${pathname.slice(1)} reset default_transaction_read_only`);
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  forwarder.close();
});

/** Listens where no database is until it was tried so many times, and returns what was reported. */
async function failToConnect(times: number): Promise<string[]> {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts++;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const payloads = listen(`postgres://app@127.0.0.1:${port}/nowhere`);
  await vi.waitUntil(() => attempts >= times, PATIENCE);
  server.close();
  return payloads;
}

test('keeps trying while there is no database, without reporting a loss', async () => {
  const payloads = await failToConnect(2);
  expect(feed.isListening()).toBe(false);
  expect(payloads).toEqual([]);
});

test('reports no loss when it is stopped, and does not connect again', async () => {
  const payloads = listen();
  await vi.waitUntil(() => feed.isListening(), PATIENCE);
  await feed.stop();
  expect(feed.isListening()).toBe(false);
  // Another feed has tried three times meanwhile.
  await failToConnect(3);
  expect(payloads).toEqual(['ready']);
  expect((await breakConnection()).rowCount).toBe(0);
});
