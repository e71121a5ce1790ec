import { sql, type Compilable } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startDatabaseForwarder } from '../../tests/support/database-forwarder.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { APP_ROLE } from './database/app-role.server.ts';
import { checkConnection, checkDatabase } from './database/database-checks.server.ts';
import { isDatabaseAway } from './database/database-errors.server.ts';
import { retryWhileAway } from './database/retry-while-away.server.ts';
import { openDatabase, readDatabaseState, type Database } from './database.server.ts';
import { createLog } from './log.server.ts';
import { namedQuery } from './run-query.server.ts';
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
  const build = vi.fn<(db: Database, values: { id: number }) => Compilable<{ id: number }>>((db, values) =>
    db.selectFrom('account').select('id').where('id', '=', values.id),
  );
  const selectById = namedQuery({ name: 'account-by-id', build });
  for (const id of [7, 8, 9]) expect(await selectById(first.db, { id })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
  const { rows } = await first.pool.query<{ name: string; used: number }>(
    'select name, (generic_plans + custom_plans)::int as used from pg_prepared_statements',
  );
  expect(rows).toEqual([{ name: 'account-by-id', used: 3 }]);
  await first.close();
});

test('refuses a named query that would keep the time of its first run', async () => {
  const recent = namedQuery({
    name: 'recent',
    build: () => db.selectFrom('account').select('id').where('created_at', '>', new Date()),
  });
  expect(() => recent(db, {})).toThrow('would keep a time');
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
  await expect.poll(() => readDatabaseState(database.db)).toBe('writable');
  await database.close();
});

test('a statement without an answer ends with its connection, and so do all others that are open', async () => {
  const forwarder = await startDatabaseForwarder(url);
  const answerWithin = 1_000;
  const database = openDatabase({ url: forwarder.through(url), poolSize: 3, answerWithin });
  const read = async (on: Database) => (await sql`select 1`.execute(on)).rows;
  await database.db.transaction().execute(async (transaction) => {
    await Promise.all([read(transaction), read(database.db), read(database.db)]);
  });
  expect(database.pool.totalCount).toBe(3);
  forwarder.silence();
  // In a transaction, the rollback would wait for an answer too.
  const failed: unknown = await database.db
    .transaction()
    .execute(read)
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failed)).toBe(true);
  // Otherwise each of the other two would wait in vain too.
  expect(await read(database.db)).toHaveLength(1);
  expect([database.pool.totalCount, forwarder.count()]).toEqual([1, 4]);
  await database.close();
  forwarder.close();
});

test('after a write that is refused, no connection to the read-only server is used again', async () => {
  const database = openDatabase({ url, role: APP_ROLE, poolSize: 2 });
  const write = (on: Database) => sql`delete from search_count`.execute(on);
  await database.db.transaction().execute(async (inUse) => {
    for (const each of [inUse, database.db])
      await sql`set session characteristics as transaction read only`.execute(each);
    await expect(write(database.db)).rejects.toMatchObject({ code: '25006' });
    expect(await readDatabaseState(inUse)).toBe('writable');
  });
  await Promise.all([write(database.db), write(database.db)]);
  await database.close();
});

test('closing does not wait for a connection that has fallen silent', async () => {
  const forwarder = await startDatabaseForwarder(url);
  const database = openDatabase({ url: forwarder.through(url), poolSize: 1 });
  await sql`select 1`.execute(database.db);
  forwarder.silence();
  const waiting = sql`select 1`.execute(database.db).catch((error: unknown) => isDatabaseAway(error));
  await database.close();
  expect(await waiting).toBe(true);
  forwarder.close();
});

test('reports that a server is read-only', async () => {
  const database = openDatabase({ url, poolSize: 1 });
  expect(await readDatabaseState(database.db)).toBe('writable');
  await database.pool.query('set session characteristics as transaction read only');
  expect(await readDatabaseState(database.db)).toBe('readOnly');
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

test('the database is away if it does not respond in time', async () => {
  const nowhere = openDatabase({ url: 'postgres://sahay:word@127.0.0.1:1/sahay', poolSize: 1 });
  expect(await readDatabaseState(nowhere.db)).toBe('away');
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

test('a start with a read-only server says so, and is tried again', async () => {
  const standby = openDatabase({ url, poolSize: 1 });
  await standby.pool.query('set default_transaction_read_only = on');
  const refusal: unknown = await checkConnection({
    pool: standby.pool,
    variable: 'DATABASE_OWNER_URL',
  }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    message:
      'The database is read-only, as a standby is. Check that DATABASE_OWNER_URL leads to the primary.',
  });
  expect(isDatabaseAway(refusal)).toBe(true);
  await standby.close();
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
