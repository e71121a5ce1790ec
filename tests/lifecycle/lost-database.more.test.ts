import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { startDatabaseForwarder, type DatabaseForwarder } from '../support/database-forwarder.ts';
import { startProduct, type Product } from '../support/product.ts';
import { removeFolder } from '../support/remove-folder.ts';

/** Milliseconds within which the product must have recovered. */
const BACK_WITHIN = { timeout: 25_000, interval: 100 };
/** Milliseconds that a request may take. */
const ANSWER_WITHIN = 15_000;

const dataDir = await mkdtemp(join(tmpdir(), 'sahay-lost-'));
let postgres: EmbeddedPostgres;
let admin: pg.Client;
let forwarder: DatabaseForwarder;
let product: Product;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'fatal' }) });
  admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  forwarder = await startDatabaseForwarder(postgres.url);
});
afterAll(async () => {
  await product.stop();
  forwarder.close();
  await admin.end();
  await postgres.stop();
  await removeFolder(findHome(dataDir));
  await removeFolder(dataDir);
});

async function setReadOnly(value: 'on' | 'off') {
  await admin.query(`alter system set default_transaction_read_only = ${value}`);
  await admin.query('select pg_reload_conf()');
}

async function read(path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(ANSWER_WITHIN);
  const response = await fetch(product.origin + path, { signal, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

let messages = 0;

/** An equal message would not be stored again. A random one may read like an Aadhaar number, which is refused. */
async function write() {
  const body = JSON.stringify({ rating: 5, message: `Light number ${++messages}` });
  const headers = { 'content-type': 'application/json' };
  return (await read('/api/feedback/addFeedback', { method: 'POST', headers, body })).status;
}

const readState = async () => (await read('/readyz')).text;

test('starts although a balancer has no primary at first, and then only a read-only one', async () => {
  forwarder.refuse(true);
  await setReadOnly('on');
  const starting = startProduct({
    env: {
      DATABASE_URL: forwarder.through(postgres.url),
      DATABASE_OWNER_URL: forwarder.through(postgres.ownerUrl),
      SECRET_KEY: 'x'.repeat(40),
    },
  });
  await expect.poll(() => forwarder.count()).toBeGreaterThan(1);
  forwarder.refuse(false);
  const refused = forwarder.count();
  await expect.poll(() => forwarder.count()).toBeGreaterThan(refused + 1);
  await setReadOnly('off');
  product = await starting;
  // So that more than one connection is open.
  await Promise.all(Array.from({ length: 5 }, write));
  await read('/category/health');
});

test('writes are back after all open connections fell silent, as when an address moves', async () => {
  forwarder.silence();
  await expect.poll(write, BACK_WITHIN).toBe(201);
  for (let count = 0; count < 5; count++) expect(await write()).toBe(201);
  await expect.poll(readState, BACK_WITHIN).toBe('ready');
});

test('requests are answered while the database swallows everything, and writes are back afterwards', async () => {
  await expect.poll(async () => (await read('/category/health')).headers.get('age')).toBe(null);
  forwarder.silence();
  forwarder.swallow(true);
  const page = read('/category/education');
  expect(await write()).toBe(503);
  expect((await page).status).toBe(503);
  const cached = await read('/category/health');
  expect([cached.status, Number(cached.headers.get('age'))]).toEqual([200, expect.any(Number)]);
  expect(cached.text).toContain('class="stale"');
  expect(await readState()).toContain('the database cannot be reached');
  forwarder.swallow(false);
  await expect.poll(write, BACK_WITHIN).toBe(201);
  await expect.poll(readState, BACK_WITHIN).toBe('ready');
});

test('a read-only database counts as away for writes, and is used again when it takes writes', async () => {
  await setReadOnly('on');
  await expect.poll(write).toBe(503);
  expect((await read('/category/education')).status).toBe(200);
  await expect.poll(readState).toContain('the database is read-only');
  await setReadOnly('off');
  await expect.poll(write, BACK_WITHIN).toBe(201);
  await expect.poll(readState, BACK_WITHIN).toBe('ready');
});

test('ends cleanly while the database swallows everything, sooner than a supervisor kills it', async () => {
  await read('/category/health');
  forwarder.silence();
  forwarder.swallow(true);
  // Its own connections have fallen silent by now, as those of a database that has been away for a while.
  expect(await write()).toBe(503);
  const pending = Promise.allSettled([write(), read('/category/disability')]);
  const start = performance.now();
  expect(await product.stop(), product.output()).toBe(0);
  expect(performance.now() - start).toBeLessThan(9_000);
  await pending;
});
