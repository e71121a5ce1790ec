import { sql } from 'drizzle-orm';
import { bigint, date, pgTable } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { checkDatabase, waitForDatabase } from './database/database-checks.server.ts';
import { openDatabase, pingDatabase } from './database.server.ts';
import { createLog } from './log.server.ts';

const { db, pool, url } = await testDatabase();
const log = createLog({ demo: false, logLevel: 'silent' });

test('bigint comes as a number, a date as YYYY-MM-DD, both from drizzle and from SQL', async () => {
  const thing = pgTable('thing', { id: bigint({ mode: 'number' }), day: date() });
  await pool.query('create table thing (id bigint, day date); grant insert, select on thing to public');
  await db.insert(thing).values({ id: 9_007_199_254_740_991, day: '2026-03-31' });
  const expected = { id: 9_007_199_254_740_991, day: '2026-03-31' };
  expect(await db.select().from(thing)).toEqual([expected]);
  expect((await db.execute(sql`select * from ${thing}`)).rows).toEqual([expected]);
  expect((await pool.query('select * from thing')).rows).toEqual([expected]);
});

test('a bigint that a number cannot hold is an error rather than another number', async () => {
  await expect(pool.query('select 9007199254740993 as id')).rejects.toThrow('does not fit');
});

test('sessions run in UTC and end what runs too long', async () => {
  const { rows } = await pool.query(`select current_setting('timezone') as zone,
    current_setting('statement_timeout') as statement, current_setting('application_name') as name`);
  expect(rows).toEqual([{ zone: 'UTC', statement: '15s', name: 'Sahay' }]);
});

test('connections that break, idle or in use, are replaced', async () => {
  const database = openDatabase({ url, poolSize: 2 });
  const client = await database.pool.connect();
  await client.query('begin');
  await database.pool.query('select 1');
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'Sahay'`);
  await expect(client.query('select 1')).rejects.toBeInstanceOf(Error);
  client.release(true);
  await vi.waitUntil(() => pingDatabase(database.db), { timeout: 20_000 });
  await database.close();
});

test('a database that does not answer does not ping, and is waited for only so long', async () => {
  const nowhere = openDatabase({ url: 'postgres://sahay:word@127.0.0.1:1/sahay', poolSize: 1 });
  expect(await pingDatabase(nowhere.db)).toBe(false);
  await expect(waitForDatabase({ pool: nowhere.pool, log, withinMs: 10 })).rejects.toThrow(
    'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  );
  await nowhere.close();
});

test('a database that keeps what it acknowledges and knows the letters of Gujarati passes', async () => {
  await expect(checkDatabase(pool)).resolves.toBeUndefined();
});

test('a database that would lose what it acknowledged is refused', async () => {
  const careless = openDatabase({ url, poolSize: 1 });
  await careless.pool.query('set synchronous_commit = off');
  await expect(checkDatabase(careless.pool)).rejects.toThrow('PostgreSQL runs with synchronous_commit = off');
  await careless.close();
});

test('a database without trigrams is refused', async () => {
  const without = openDatabase({ url, poolSize: 1 });
  await without.pool.query('set search_path = pg_catalog');
  await expect(checkDatabase(without.pool)).rejects.toThrow('create extension pg_trgm');
  await without.close();
});
