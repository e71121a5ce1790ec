import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { makePrivateCheckout } from './checkout.ts';
import {
  endApp,
  findPostgresProcesses,
  isHealthy,
  makeDataDir,
  query,
  removeDataDir,
  startApp,
} from './start-app.ts';

const { pool, url } = await testDatabase({ empty: true });
const dataDir = await makeDataDir();
const checkout = await makePrivateCheckout();

afterAll(async () => {
  await removeDataDir(dataDir);
  await checkout.remove();
});

const addMigration = (name: string, text: string) => writeFile(join(checkout.migrations, name), text);
const start = () => startApp({ dataDir, fixture: checkout.fixture });

test('five processes that start concurrently on one database all serve, and apply each migration once', async () => {
  await addMigration('990-once.sql', 'create table once (); select pg_sleep(0.3);');
  const { fixture } = checkout;
  const apps = Array.from({ length: 5 }, () => startApp({ dataDir, fixture, env: { DATABASE_URL: url } }));
  expect(await Promise.all(apps.map(isHealthy))).toEqual([true, true, true, true, true]);
  const { rows } = await pool.query('select count(*) from migration where name = $1', ['990-once.sql']);
  expect(rows).toEqual([{ count: 1 }]);
  for (const app of apps) expect(await endApp(app)).toEqual({ code: 0, signal: null });
});

test('a failing migration stops the start with its name and reason, and leaves no process', async () => {
  await addMigration('991-broken.sql', 'create table half_done ();\nselect * from nowhere;\n');
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toContain(
    'The migration 991-broken.sql failed at line 2 and was undone: relation "nowhere" does not exist.',
  );
  expect(findPostgresProcesses(dataDir)).toEqual([]);

  await addMigration('991-broken.sql', 'create table whole ()');
  const repaired = start();
  expect(
    await query(repaired, `select to_regclass('half_done') as half, to_regclass('whole')::text as whole`),
  ).toEqual([{ half: null, whole: 'whole' }]);
  await endApp(repaired);
});

test('an older app refuses a newer database with one sentence', async () => {
  await rm(join(checkout.migrations, '991-broken.sql'));
  const older = start();
  expect(await older.ended).toEqual({ code: 1, signal: null });
  expect(older.output().trim()).toBe(
    'The database is newer than this version of Sahay: it has the migration 991-broken.sql, which this version does not know. Start the newer version.',
  );
  expect(findPostgresProcesses(dataDir)).toEqual([]);
});
