import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { freshFolderForEachTest } from './fresh-folder.ts';
import {
  endApp,
  findPostgresProcesses,
  isHealthy,
  query,
  readPostgresPid,
  startApp,
  until,
} from './start-app.ts';

const folder = freshFolderForEachTest();
const { start } = folder;

test('restarts PostgreSQL after kill -9 and continues', async () => {
  await folder.fill();
  const app = start();
  await query(app, `create table note as select 'kept' as text`);
  const postgres = readPostgresPid(folder.dataDir);
  process.kill(postgres, 'SIGKILL');
  await until(() => !findPostgresProcesses(folder.dataDir).includes(postgres));
  await until(() => isHealthy(app));
  expect(readPostgresPid(folder.dataDir)).not.toBe(postgres);
  expect(await query(app, 'select text from note')).toEqual([{ text: 'kept' }]);
  expect(await endApp(app)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('continues after kill -9 of a connection, at which PostgreSQL closes all of them', async () => {
  await folder.fill();
  const app = start();
  const victim = query(app, 'select pg_sleep(600)').catch(() => 'broken');
  const find = () => query(app, `select pid from pg_stat_activity where query = 'select pg_sleep(600)'`);
  await until(async () => (await find()).length > 0);
  process.kill(Number((await find())[0]!['pid']), 'SIGKILL');
  expect(await victim).toBe('broken');
  await until(() => app.output().includes('PostgreSQL is back'));
  await until(() => isHealthy(app));
  const second = start();
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output()).toContain('is already running on');
  expect(await endApp(app)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('exits with 1 and a message if PostgreSQL keeps crashing', async () => {
  await folder.fill();
  const app = start();
  await app.serving;
  const countReturns = () => app.output().split('PostgreSQL is back').length - 1;
  let ended: boolean;
  do {
    const returnsBefore = countReturns();
    process.kill(readPostgresPid(folder.dataDir), 'SIGKILL');
    const restarted = until(() => countReturns() > returnsBefore).then(() => false);
    ended = await Promise.race([restarted, app.ended.then(() => true)]);
  } while (!ended);
  expect(app.output()).toMatch(/PostgreSQL ended \d times within a minute/);
  expect(await app.ended).toEqual({ code: 1, signal: null });
});

test('a command uses the PostgreSQL of a running app and leaves it running', async () => {
  await folder.fill();
  const app = start();
  const { databaseUrl } = await app.serving;
  const { dataDir } = folder;
  const log = pino({ level: 'silent' });
  const beside = await startEmbeddedPostgres({ dataDir, log, shared: true });
  expect(beside.url).toBe(databaseUrl);
  await beside.stop();
  expect(await isHealthy(app)).toBe(true);
  await endApp(app);

  const alone = await startEmbeddedPostgres({ dataDir, log, shared: true });
  expect(findPostgresProcesses(dataDir)).not.toEqual([]);
  await alone.stop();
  expect(findPostgresProcesses(dataDir)).toEqual([]);
});

test('an interrupted command leaves no process, at work or during startup', async () => {
  const { dataDir } = folder;
  const fixture = fileURLToPath(new URL('command.fixture.ts', import.meta.url));
  const starting = startApp({ dataDir, fixture });
  await until(() => existsSync(`${dataDir}/postgres.log`));
  await endApp(starting, 'SIGTERM');
  expect(findPostgresProcesses(dataDir)).toEqual([]);

  const working = startApp({ dataDir, fixture });
  await working.serving;
  process.kill(-working.pid, 'SIGINT');
  expect(await working.ended).toEqual({ code: 130, signal: null });
  expect(findPostgresProcesses(dataDir)).toEqual([]);
});
