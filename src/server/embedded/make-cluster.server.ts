import { BRAND } from '#src/brand.ts';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import type { PostgresBinaries } from './postgres-binaries.server.ts';
import { spawnOptionsOf, type PostgresUser } from './postgres-user.server.ts';

/** A name with the process that works on it, so that what a killed process left is told from what one is making. */
const UNFINISHED = /^(?:data\.new|password)-(\d+)$/;

/**
 * Makes the database cluster `home/data` if there is none, for the superuser `postgres` with that password. Works
 * on a draft, so the folder appears whole or not at all; of processes that do so at the same moment one wins.
 * @throws {EmbeddedPostgresError} when it cannot be made, or was made by another PostgreSQL version.
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

/** What letters are, for trigrams: with C alone those of Gujarati and Hindi are silently none. Not every system has each. */
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

/** What the program complained of when it failed; empty when it did its work. */
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
      detached: true, // Ctrl-C reaches the whole group; this is over in a second anyway.
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
