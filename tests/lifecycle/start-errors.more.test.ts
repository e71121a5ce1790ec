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

test('reports every configuration error and starts nothing', async () => {
  const app = start({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production' });
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output().trim().split('\n')).toEqual([
    'The configuration has 4 errors:',
    expect.stringContaining('PORT'),
    expect.stringContaining('LOG_LEVEL'),
    expect.stringContaining('SECRET_KEY'),
    expect.stringContaining('SMTP_URL'),
  ]);
});

test('starts with a data folder whose path is too long for a socket', async () => {
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

test('starts PostgreSQL if the process id of its stale lock file now belongs to another program', async () => {
  await folder.fill();
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

test('reports a missing password file in one sentence and leaves no process', async () => {
  await folder.fill();
  rmSync(join(folder.dataDir, 'postgres.password'));
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toContain('The password file postgres.password does not fit the database in');
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});

test('reports a database of another PostgreSQL version in one sentence', async () => {
  await folder.fill();
  const file = join(findHome(folder.dataDir), 'data', 'PG_VERSION');
  const version = readFileSync(file, 'utf8').trim();
  writeFileSync(file, '12\n');
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toContain(`was made by PostgreSQL 12, and this version of Sahay brings ${version}.`);
});

test('passes on a startup error of PostgreSQL with the path of its log', async () => {
  await folder.fill();
  writeFileSync(join(findHome(folder.dataDir), 'data', 'postgresql.conf'), 'no_such_setting = 1\n');
  const app = start();
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.output()).toMatch(
    /The embedded PostgreSQL did not start: .*postgresql\.conf.* contains errors\. Its log is .*postgres\.log\./,
  );
  expect(findPostgresProcesses(folder.dataDir)).toEqual([]);
});
