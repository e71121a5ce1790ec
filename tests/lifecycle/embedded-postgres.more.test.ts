import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { prepareSite } from '#src/server/embedded/prepare-site.server.ts';
import { reachServer } from '#src/server/embedded/reach-server.server.ts';
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
const NOTE = [{ text: 'kept' }];

test('creates the database at the first start, leaves no process after SIGTERM, and finds the data at the next start', async () => {
  const first = await startWithNote();
  expect(await isHealthy(first)).toBe(true);
  expect(await endApp(first, 'SIGTERM')).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);

  const later = start();
  expect(await readNote(later)).toEqual(NOTE);
  expect(await endApp(later)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('leaves no process and loses no data after Ctrl-C, which signals the whole process group', async () => {
  await folder.fill();
  const app = await startWithNote();
  process.kill(-app.pid, 'SIGINT');
  expect(await app.ended).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
  expect(await readNote(start())).toEqual(NOTE);
});

test('leaves no process after SIGTERM during the first start', async () => {
  const app = start();
  await until(() => existsSync(`${folder.dataDir}/postgres.log`));
  await endApp(app, 'SIGTERM');
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('a start that is given up ends the PostgreSQL that it has just started', async () => {
  const log = pino({ level: 'silent' });
  const { site, password } = await prepareSite({ dataDir: folder.dataDir, log });
  const { data, binaries } = site;
  // Until it has written its process id, nothing in the folder tells of it.
  const slow = join(dirname(data), 'slow-postgres');
  await writeFile(slow, `#!/bin/sh\nsleep 1\nexec ${binaries.postgres} "$@"\n`, { mode: 0o755 });
  const givingUp = new AbortController();
  const reached = reachServer({
    site: { ...site, binaries: { ...binaries, postgres: slow } },
    password,
    log,
    signal: givingUp.signal,
  });
  await until(() => listCommands().some((command) => command.includes(data)));
  givingUp.abort(new Error('given up'));
  await expect(reached).rejects.toThrow('given up');
  expect(listCommands().filter((command) => command.includes(data))).toEqual([]);
});

/** Returns the command lines of all processes. Works only on Linux; on other systems it returns none. */
function listCommands(): string[] {
  return globSync('/proc/[0-9]*/cmdline').map((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return ''; // It has just ended.
    }
  });
}

test('refuses a second start on the same folder with one sentence and exit code 1; the first keeps running', async () => {
  await folder.fill();
  const first = start();
  await first.serving;
  const second = start();
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output().trim()).toBe(
    `Sahay is already running on ${folder.dataDir} (process ${first.pid}). Stop that one first, or give this one another DATA_DIR.`,
  );
  expect(await isHealthy(first)).toBe(true);
});

test('one of several concurrent first starts serves, and the others print why they do not', async () => {
  const apps = [start(), start(), start()];
  const startsServing = (app: StartedApp) => app.serving.then(() => true).catch(() => false);
  const isServing = await Promise.all(apps.map(startsServing));
  expect(isServing.filter(Boolean)).toHaveLength(1);
  for (const [index, app] of apps.entries()) {
    if (isServing[index]) expect(await isHealthy(app)).toBe(true);
    else expect(app.output()).toContain('Sahay is already running on');
  }
});

test('takes over the PostgreSQL that survives kill -9 of the app', async () => {
  await folder.fill();
  const first = await startWithNote();
  const postgres = readPostgresPid(folder.dataDir);
  await endApp(first, 'SIGKILL');
  expect(findPostgresProcesses(folder.dataDir)).toContain(postgres);

  const second = start();
  expect(await readNote(second)).toEqual(NOTE);
  expect(readPostgresPid(folder.dataDir)).toBe(postgres);
  expect(await endApp(second)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('starts after kill -9 of both while a query is still running', async () => {
  await folder.fill();
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
  expect(await readNote(second)).toEqual(NOTE);
  await busy;
  expect(await endApp(second)).toEqual({ code: 0, signal: null });
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('starts after kill -9 during the first start', async () => {
  const first = start();
  await until(() => existsSync(`${folder.dataDir}/postgres/data.new-${first.pid}/PG_VERSION`));
  await endApp(first, 'SIGKILL');
  expect(await isHealthy(start())).toBe(true);
});
