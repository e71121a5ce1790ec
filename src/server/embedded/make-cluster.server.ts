import { BRAND } from '#src/brand.ts';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import type { PostgresBinaries } from './postgres-binaries.server.ts';
import { spawnOptionsOf, type PostgresUser } from './postgres-user.server.ts';

/**
 * Unfinished files carry the number of the process that works on them. So the leftovers of a killed process
 * can be recognized.
 */
const UNFINISHED = /^(?:data\.new|password)-(\d+)$/;

/**
 * Creates the database cluster `home/data` if there is none, with the superuser `postgres` and that password.
 * It is built as a draft and renamed, so the folder is never incomplete. If several processes do so at once,
 * one wins.
 * @throws {EmbeddedPostgresError} if it cannot be created, or was created by another major version of
 * PostgreSQL.
 */
export async function makeCluster({
  binaries,
  home,
  user,
  password,
}: {
  binaries: PostgresBinaries;
  home: string;
  user: PostgresUser;
  password: string;
}): Promise<void> {
  const data = join(home, 'data');
  await removeUnfinished(home);
  if (existsSync(data)) return checkVersion({ binaries, data });

  const draft = join(home, `data.new-${process.pid}`);
  const passwordFile = join(home, `password-${process.pid}`);
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (user.uid !== undefined) await chown(passwordFile, user.uid, user.gid!);
  try {
    await runInitdb({ binaries, user, args: ['-D', draft, `--pwfile=${passwordFile}`] });
    await rename(draft, data);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(data)) throw error; // Another process was faster.
  } finally {
    await rm(passwordFile, { force: true });
  }
}

const CLUSTER = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=scram-sha-256',
  '--auth-host=reject',
  '--no-instructions',
];

/**
 * Locales that define which characters are letters, for trigrams; not every system has each of them. With C
 * alone, Gujarati and Hindi characters would silently not count as letters.
 */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8'];

async function runInitdb({
  binaries,
  user,
  args,
}: {
  binaries: PostgresBinaries;
  user: PostgresUser;
  args: string[];
}) {
  let errors = '';
  for (const letters of LETTERS) {
    errors = await readErrors({
      program: binaries.initdb,
      user,
      args: [...CLUSTER, `--lc-ctype=${letters}`, ...args],
    });
    if (!errors) return;
    if (!errors.includes('invalid locale name')) break;
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL could not make its database: ${errors} DATABASE_URL can name another PostgreSQL.`,
  );
}

/** Returns what the program wrote to stderr when it failed, or an empty text when it succeeded. */
function readErrors({
  program,
  user,
  args,
}: {
  program: string;
  user: PostgresUser;
  args: string[];
}): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...spawnOptionsOf(user),
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Ctrl-C would reach the whole group; initdb ends within a second anyway.
    });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    child.on('error', (error) => resolve(`${error.message}.`));
    child.on('close', (code) => resolve(code === 0 ? '' : errors.trim() || `it ended with ${code}.`));
  });
}

async function checkVersion({ binaries, data }: { binaries: PostgresBinaries; data: string }): Promise<void> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version !== binaries.majorVersion)
    throw new EmbeddedPostgresError(
      `The database in ${data} was made by PostgreSQL ${version}, and this version of ${BRAND.name.en} brings ${binaries.majorVersion}. Start it with the version of ${BRAND.name.en} that made it.`,
    );
}

async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = UNFINISHED.exec(name)?.[1];
    if (maker && !isAlive(Number(maker)))
      await rm(join(home, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
