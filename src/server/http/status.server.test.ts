import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#src/server/database.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { statusResponses } from './status.server.ts';

const { db, url } = await testDatabase({ empty: true });
// Nothing listens there.
const away = openDatabase({ url: 'postgresql://nobody@127.0.0.1:9/none', poolSize: 1 });
afterAll(() => away.close());

/** Serves the status of a process, and returns a function that reads it. */
async function statusOf(options: { db?: Database; isListening?: boolean } = {}) {
  const handlers = statusResponses({ db: options.db ?? db, isListening: () => options.isListening ?? true });
  const server = createServer((request, response) => {
    const handle = handlers[request.url ?? ''];
    void handle?.(request).then(({ status, text }) => response.writeHead(status).end(text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: response.status, text: await response.text() };
  };
}

test('is ready while the database answers and changes are heard, and else says what is missing', async () => {
  expect(await (await statusOf())('/readyz')).toEqual({ status: 200, text: 'ready' });
  const unheard = 'changes of the data cannot be heard';
  const unreached = 'the database cannot be reached';
  for (const [options, missing] of [
    [{ isListening: false }, unheard],
    [{ db: away.db }, unreached],
    [{ db: away.db, isListening: false }, `${unreached}, ${unheard}`],
  ] as const)
    expect(await (await statusOf(options))('/readyz')).toEqual({
      status: 503,
      text: `not ready: ${missing}`,
    });
});

test('is not ready while the database is read-only', async () => {
  const readOnly = openDatabase({ url, poolSize: 1 });
  await readOnly.pool.query('set default_transaction_read_only = on');
  const text = 'not ready: the database is read-only';
  expect(await (await statusOf({ db: readOnly.db }))('/readyz')).toEqual({ status: 503, text });
  await readOnly.close();
});

test('is alive even if it is not ready', async () => {
  const read = await statusOf({ db: away.db, isListening: false });
  expect(await read('/healthz')).toEqual({ status: 200, text: 'ok' });
});

test('shows the metrics to programs on this machine, and to nobody behind a proxy', async () => {
  const read = await statusOf();
  const { status, text } = await read('/metrics');
  expect([status, text.includes('process_cpu_seconds_total')]).toEqual([200, true]);
  for (const name of ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'])
    expect(await read('/metrics', { [name]: '127.0.0.1' })).toEqual({ status: 404, text: 'Not found' });
});
