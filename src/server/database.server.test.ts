import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { checkConnection, checkDatabase } from './database/database-checks.server.ts';
import { retryWhileAway } from './database/retry-while-away.server.ts';
import { openDatabase, pingDatabase, type Database } from './database.server.ts';
import { createLog } from './log.server.ts';
import { runNamed } from './run-query.server.ts';
import { runSql } from '../../tests/support/run-sql.ts';

const { db, pool, url } = await testDatabase();
const log = createLog({ demo: false, logLevel: 'silent' });

test('returns bigint as a number and dates as YYYY-MM-DD, from Kysely and from raw SQL', async () => {
  await pool.query('create table thing (id bigint, day date); grant insert, select on thing to public');
  const things = db.withTables<{ thing: { id: number; day: string } }>();
  const expected = { id: 9_007_199_254_740_991, day: '2026-03-31' };
  await things.insertInto('thing').values(expected).execute();
  expect(await things.selectFrom('thing').select(['id', 'day']).execute()).toEqual([expected]);
  expect((await pool.query('select * from thing')).rows).toEqual([expected]);
});

test('Kysely queries and raw SQL share one transaction', async () => {
  const add = (database: Database, email: string) =>
    database.insertInto('account').values({ email, name: 'N', role: 'staff', password_hash: 'x' }).execute();
  const undone = db.transaction().execute(async (transaction) => {
    await add(transaction, 'one@example.org');
    const text = `select count(*)::int from account where email = $1`;
    const rows = await runSql<[number]>(transaction, { text, values: ['one@example.org'] });
    expect(rows).toEqual([[1]]);
    expect(await runSql<[number]>(db, { text, values: ['one@example.org'] })).toEqual([[0]]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await db.transaction().execute((transaction) => add(transaction, 'two@example.org'));
  const emails = await db.selectFrom('account').select('email').execute();
  expect(emails).toEqual([{ email: 'two@example.org' }]);
});

test('a transaction with a failed statement does not count as committed', async () => {
  const swallowed = db.transaction().execute(async (transaction) => {
    await sql`select 1 / 0`.execute(transaction).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back');
});

test('prepares a named query once per connection', async () => {
  const first = openDatabase({ url, poolSize: 1 });
  const query = (id: number) => first.db.selectFrom('account').select('id').where('id', '=', id);
  for (const id of [7, 8, 9]) expect(await runNamed(first.db, 'account-by-id', query(id))).toEqual([]);
  const { rows } = await first.pool.query<{ name: string; used: number }>(
    'select name, (generic_plans + custom_plans)::int as used from pg_prepared_statements',
  );
  expect(rows).toEqual([{ name: 'account-by-id', used: 3 }]);
  await first.close();
});

test('throws if a bigint exceeds the safe integers', async () => {
  await expect(pool.query('select 9007199254740993 as id')).rejects.toThrow('does not fit');
});

test('sessions use UTC and cancel statements that run too long', async () => {
  const { rows } = await pool.query(`select current_setting('timezone') as zone,
    current_setting('statement_timeout') as statement, current_setting('application_name') as name`);
  expect(rows).toEqual([{ zone: 'UTC', statement: '15s', name: 'Sahay' }]);
});

test('replaces broken connections, idle or in use', async () => {
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

test('a connection that breaks while it is being closed is not reported', async () => {
  const warn = vi.spyOn(log, 'warn');
  const database = openDatabase({ url, poolSize: 1, log });
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.release();
  for (const { pid } of rows) {
    process.kill(pid, 'SIGSTOP'); // It gets the order to terminate before it reads the farewell.
    await database.close();
    await pool.query('select pg_terminate_backend($1)', [pid]);
    process.kill(pid, 'SIGCONT');
  }
  await ended;
  expect(warn).not.toHaveBeenCalled();
});

test('the ping fails in time if the database does not respond', async () => {
  const nowhere = openDatabase({ url: 'postgres://sahay:word@127.0.0.1:1/sahay', poolSize: 1 });
  expect(await pingDatabase(nowhere.db)).toBe(false);
  await nowhere.close();
});

test('a start waits for the database for a while, and then names the reason', async () => {
  const variable = 'DATABASE_URL';
  const nowhere = openDatabase({ url: 'postgres://sahay:word@127.0.0.1:1/sahay', poolSize: 1 });
  const work = () => checkConnection({ pool: nowhere.pool, variable });
  await expect(retryWhileAway({ work, log, withinMs: 10 })).rejects.toThrow(
    'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.',
  );
  await nowhere.close();
});

test('a start tries again after a connection that took too long, and not after another error', async () => {
  const late = new Error('Connection terminated due to connection timeout');
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(late).mockResolvedValue('started');
  expect(await retryWhileAway({ work, log })).toBe('started');
  const wrong = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('password authentication failed'));
  await expect(retryWhileAway({ work: wrong, log })).rejects.toThrow('password');
  expect(wrong).toHaveBeenCalledTimes(1);
});

test('accepts a durable database that knows Gujarati letters', async () => {
  await expect(checkDatabase(pool)).resolves.toBeUndefined();
});

test('refuses a database that could lose committed data', async () => {
  const careless = openDatabase({ url, poolSize: 1 });
  await careless.pool.query('set synchronous_commit = off');
  await expect(checkDatabase(careless.pool)).rejects.toThrow('PostgreSQL runs with synchronous_commit = off');
  await careless.close();
});

test('refuses a database without pg_trgm', async () => {
  const without = openDatabase({ url, poolSize: 1 });
  await without.pool.query('set search_path = pg_catalog');
  await expect(checkDatabase(without.pool)).rejects.toThrow('create extension pg_trgm');
  await without.close();
});
