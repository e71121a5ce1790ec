import { BRAND } from '#src/brand.ts';
import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';

/** Whom PostgreSQL runs as. Undefined ids: the person who started the app. */
export type PostgresUser = { uid?: number; gid?: number };

/** Known on nearly every system; the first is there where PostgreSQL was installed once. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * The user to run PostgreSQL as. PostgreSQL refuses root, so then it is `owner` (of a database that exists
 * already), else the first unprivileged user of this system that a process may become.
 * @throws {EmbeddedPostgresError} when root may become none of them, as in a container that maps a single user.
 */
export async function choosePostgresUser(owner: PostgresUser | undefined): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return {};
  if (owner?.uid && (await runAs({ user: owner, script: 'true' }))) return owner;
  for (const name of UNPRIVILEGED) {
    const user = await findUser(name);
    if (user && (await runAs({ user, script: 'true' }))) return user;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and neither the user ${UNPRIVILEGED.join(' nor ')} can be used here. Start ${BRAND.name.en} as an ordinary user, or set DATABASE_URL.`,
  );
}

/** The spawn options that make a child process run as `user`, where it can stand. */
export function spawnOptionsOf(user: PostgresUser): SpawnOptions {
  return { ...user, cwd: '/' };
}

/** Whether the shell script ends well when `user` runs it; `args` are its `$1`, `$2`, ... */
export function runAs({
  user,
  script,
  args = [],
}: {
  user: PostgresUser;
  script: string;
  args?: string[];
}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', script, 'sh', ...args], {
      ...spawnOptionsOf(user),
      stdio: 'ignore',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  }).then(Boolean, () => false); // A user that this process may not become is thrown, not told.
}

async function findUser(name: string): Promise<PostgresUser | undefined> {
  const [uid, gid] = await Promise.all([readId(['-u', name]), readId(['-g', name])]);
  return uid && gid ? { uid, gid } : undefined;
}

function readId(args: string[]): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile('id', args, (error, stdout) => resolve(error ? undefined : Number(stdout)));
  });
}
