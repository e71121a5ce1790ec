import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { checkDatabase, waitForDatabase } from './database/database-checks.server.ts';
import { openDatabase, pingDatabase, type Database } from './database.server.ts';
import { createLog } from './log.server.ts';
import { runNamed } from './run-query.server.ts';
import { runSql } from '../../tests/support/run-sql.ts';

const { db, pool, url } = await testDatabase();
const log = createLog({ demo: false, logLevel: 'silent' });

test('bigint comes as a number, a date as YYYY-MM-DD, both from Kysely and from SQL', async () => {
  await pool.query('create table thing (id bigint, day date); grant insert, select on thing to public');
  const things = db.withTables<{ thing: { id: number; day: string } }>();
  const expected = { id: 9_007_199_254_740_991, day: '2026-03-31' };
  await things.insertInto('thing').values(expected).execute();
  expect(await things.selectFrom('thing').select(['id', 'day']).execute()).toEqual([expected]);
  expect((await pool.query('select * from thing')).rows).toEqual([expected]);
});

test('what Kysely builds and what is written as SQL are one transaction', async () => {
  const add = (of: Database, email: string) =>
    of.insertInto('account').values({ email, name: 'N', role: 'staff', password_hash: 'x' }).execute();
  const undone = db.transaction().execute(async (transaction) => {
    await add(transaction, 'one@example.org');
    const text = `select count(*)::int from account where email = $1`;
    const found = await runSql<[number]>(transaction, { text, values: ['one@example.org'] });
    expect(found).toEqual([[1]]);
    expect(await runSql<[number]>(db, { text, values: ['one@example.org'] })).toEqual([[0]]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await db.transaction().execute((transaction) => add(transaction, 'two@example.org'));
  const emails = await db.selectFrom('account').select('email').execute();
  expect(emails).toEqual([{ email: 'two@example.org' }]);
});

test('a transaction in which a statement failed does not pass for committed', async () => {
  const swallowed = db.transaction().execute(async (transaction) => {
    await sql`select 1 / 0`.execute(transaction).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back');
});

test('a query of Kysely with a name is prepared once a connection', async () => {
  const one = openDatabase({ url, poolSize: 1 });
  const query = (id: number) => one.db.selectFrom('account').select('id').where('id', '=', id);
  for (const id of [7, 8, 9]) expect(await runNamed(one.db, 'account-by-id', query(id))).toEqual([]);
  const { rows } = await one.pool.query<{ name: string; used: number }>(
    'select name, (generic_plans + custom_plans)::int as used from pg_prepared_statements',
  );
  expect(rows).toEqual([{ name: 'account-by-id', used: 3 }]);
  await one.close();
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
