import { connect } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/server/database.server.ts';
import { isDatabaseAway } from './database-errors.server.ts';

test('recognises an unreachable database, also as the cause of another error', async () => {
  const { db, close } = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
  const error: unknown = await sql`select 1`.execute(db).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error('outer', { cause: error }))).toBe(true);
  await close();
});

test.each([
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client was closed and is not queryable',
])('the driver says that the database is unavailable: %s', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

test('recognises a missing Unix socket, but not a missing file', async () => {
  const [error] = (await once(connect('/nowhere/.s.PGSQL.5432'), 'error').catch((reason: unknown) => [
    reason,
  ])) as [Error];
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  );
});

test.each(['08006', '25006', '57P01', '57P03', '53300'])(
  'SQLSTATE %s means that the database is unavailable',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(true);
  },
);

test.each(['23505', '22P05', '42P01', '57014', '40001'])(
  'SQLSTATE %s is an error of the application',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(false);
  },
);
