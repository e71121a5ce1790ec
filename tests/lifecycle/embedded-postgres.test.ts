import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshFolderForEachTest } from './fresh-folder.ts';
import {
  endApp,
  findPostgresProcesses,
  isHealthy,
  query,
  readPostgresPid,
  until,
  type StartedApp,
} from './start-app.ts';

const folder = freshFolderForEachTest();
const { start } = folder;

async function startWithNote(): Promise<StartedApp> {
  const app = start();
  await query(app, `create table note as select 'kept' as text`);
  return app;
}

const readNote = (app: StartedApp) => query(app, 'select text from note');
const KEPT = [{ text: 'kept' }];

test('the first start makes the database, SIGTERM leaves no process behind, a later start finds the data', async () => {
  const first = await startWithNote();
  expect(await isHealthy(first)).toBe(true);
  expect(await endApp(first, 'SIGTERM')).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);

  const later = start();
  expect(await readNote(later)).toEqual(KEPT);
  expect(await endApp(later)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('Ctrl-C, which reaches the whole process group, leaves no process behind and loses nothing', async () => {
  const app = await startWithNote();
  process.kill(-app.pid, 'SIGINT');
  expect(await app.ended).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
  expect(await readNote(start())).toEqual(KEPT);
});

test('SIGTERM in the middle of the first start leaves no process behind', async () => {
  const app = start();
  await until(() => existsSync(`${folder.dataDir}/postgres.log`));
  await endApp(app, 'SIGTERM');
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('a second start on the same folder says so in one sentence and ends with 1; the first goes on', async () => {
  const first = start();
  await first.serving;
  const second = start();
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output().trim()).toBe(
    `Sahay is already running on ${folder.dataDir} (process ${first.pid}). Stop that one first, or give this one another DATA_DIR.`,
  );
  expect(await isHealthy(first)).toBe(true);
});

test('of several first starts at the same moment one serves, and the others say why they do not', async () => {
  const apps = [start(), start(), start()];
  const serve = (app: StartedApp) => app.serving.then(() => true).catch(() => false);
  const served = await Promise.all(apps.map(serve));
  expect(served.filter(Boolean)).toHaveLength(1);
  for (const [index, app] of apps.entries()) {
    if (served[index]) expect(await isHealthy(app)).toBe(true);
    else expect(app.output()).toContain('Sahay is already running on');
  }
});

test('after kill -9 of the app the next start takes over the PostgreSQL that lives on', async () => {
  const first = await startWithNote();
  const postgres = readPostgresPid(folder.dataDir);
  await endApp(first, 'SIGKILL');
  expect(findPostgresProcesses(folder.dataDir)).toContain(postgres);

  const second = start();
  expect(await readNote(second)).toEqual(KEPT);
  expect(readPostgresPid(folder.dataDir)).toBe(postgres);
  expect(await endApp(second)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('after kill -9 of both, with a query that outlives them, the next start works', async () => {
  const first = await startWithNote();
  // This query never checks for interrupts, so it keeps the shared memory after PostgreSQL itself is gone.
  const busy = query(first, 'select count(*) from generate_series(1, 10000000)').catch(() => 'broken');
  await until(
    async () =>
      (
        await query(
          first,
          `select from pg_stat_activity where query like '%generate_series(1%' and pid <> pg_backend_pid()`,
        )
      ).length > 0,
  );
  process.kill(first.pid, 'SIGKILL');
  process.kill(readPostgresPid(folder.dataDir), 'SIGKILL');
  await first.ended;

  const second = start();
  expect(await readNote(second)).toEqual(KEPT);
  await busy;
  expect(await endApp(second)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('kill -9 during the very first start does no harm to the next one', async () => {
  const first = start();
  await until(() => existsSync(`${folder.dataDir}/postgres/data.new-${first.pid}/PG_VERSION`));
  await endApp(first, 'SIGKILL');
  expect(await isHealthy(start())).toBe(true);
});
