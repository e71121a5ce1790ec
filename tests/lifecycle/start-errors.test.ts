import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { freshFolderForEachTest } from './fresh-folder.ts';
import { endApp, findPostgresProcesses, isHealthy, removeDataDir } from './start-app.ts';

const folder = freshFolderForEachTest();
const { start } = folder;

async function startAndEnd() {
  const app = start();
  expect(await isHealthy(app)).toBe(true);
  await endApp(app);
}

test('every fault of the configuration is named, and nothing is started', async () => {
  const app = start({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production' });
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output().trim().split('\n')).toEqual([
    'The configuration has 3 errors:',
    expect.stringContaining('PORT'),
    expect.stringContaining('LOG_LEVEL'),
    expect.stringContaining('SECRET_KEY'),
  ]);
});

test('a data folder whose path is too long for a socket works as well', async () => {
  const parent = folder.dataDir;
  folder.dataDir = join(parent, 'a-long-name'.repeat(8), 'a-long-name'.repeat(8));
  await mkdir(folder.dataDir, { recursive: true });
  chmodSync(parent, 0o711); // When running as root, PostgreSQL's own user needs access.
  await startAndEnd();
  expect(findHome(folder.dataDir)).toBe(join(folder.dataDir, 'postgres'));
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
  await removeDataDir(folder.dataDir);
  folder.dataDir = parent;
});

test('a lock file whose number another program has by now does not keep PostgreSQL from starting', async () => {
  await startAndEnd();
  const data = join(findHome(folder.dataDir), 'data');
  const { uid, gid } = statSync(data);
  const other = spawn('sleep', ['600'], { uid, gid, cwd: '/', stdio: 'ignore' });
  try {
    writeFileSync(join(data, 'postmaster.pid'), `${other.pid}\n${data}\n1760000000\n5432\n\n\n`);
    await startAndEnd();
  } finally {
    other.kill();
  }
});

test('a lost password is told in a sentence, and no process is left behind', async () => {
  await startAndEnd();
  rmSync(join(folder.dataDir, 'postgres.password'));
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toContain('The password file postgres.password does not fit the database in');
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('a database of another PostgreSQL version is told in a sentence', async () => {
  await startAndEnd();
  const file = join(findHome(folder.dataDir), 'data', 'PG_VERSION');
  const version = readFileSync(file, 'utf8').trim();
  writeFileSync(file, '12\n');
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toContain(`was made by PostgreSQL 12, and this version of Sahay brings ${version}.`);
});

test('what PostgreSQL itself cannot start with is passed on, with where its log is', async () => {
  await startAndEnd();
  writeFileSync(join(findHome(folder.dataDir), 'data', 'postgresql.conf'), 'no_such_setting = 1\n');
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toMatch(
    /The embedded PostgreSQL did not start: .*postgresql\.conf.* contains errors\. Its log is .*postgres\.log\./,
  );
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});
