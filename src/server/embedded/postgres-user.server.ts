import { BRAND } from '#src/brand.ts';
import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';

/** The user that PostgreSQL runs as. Undefined ids mean the user who started the app. */
export type PostgresUser = { uid?: number; gid?: number };

/** Users of nearly every system. The first one exists if PostgreSQL was ever installed. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Returns the user to run PostgreSQL as. PostgreSQL refuses to run as root. In that case the user is `owner`
 * (of an existing database) or else the first unprivileged user of this system that a process may switch to.
 * @throws {EmbeddedPostgresError} if root cannot switch to any of them, as in a container that maps a single
 * user.
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

/** Returns the spawn options that run a child process as `user`, in a folder that this user may enter. */
export function spawnOptionsOf(user: PostgresUser): SpawnOptions {
  return { ...user, cwd: '/' };
}

/** Runs a shell script as `user` and returns whether it succeeded. `args` are its `$1`, `$2`, ... */
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
  }).then(Boolean, () => false); // `spawn` throws if the process may not switch to that user.
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
