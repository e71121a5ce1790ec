import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ensureAppRole, LOGIN_ROLE } from '#src/server/database/app-role.server.ts';

/** An arbitrary advisory lock number, used for nothing else in the database `postgres`. */
const LOCK = 7_240_000;
/** Milliseconds after which PostgreSQL has certainly noticed that the process with the lock was killed. */
const PATIENCE = 1_500;

/**
 * Makes the process of `client` the owner of this PostgreSQL for as long as the connection lasts. PostgreSQL
 * releases the lock when the process ends, however it ends.
 * @returns undefined on success, or the number of the process that already owns it.
 */
export async function takeOwnership(client: pg.Client): Promise<string | undefined> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock($1) as "isLocked"',
      [LOCK],
    );
    if (rows[0]!.isLocked) return undefined;
    if (performance.now() > deadline) return (await findOwner(client)) ?? 'unknown';
    await sleep(50);
  }
}

async function findOwner(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(application_name, ' ', 1) as pid from pg_stat_activity
     join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK],
  );
  return rows[0]?.pid;
}

/**
 * Creates the database `app`, the role that owns it, and the two roles that the app logs in and works as,
 * unless they exist.
 */
export async function ensureDatabase({
  client,
  password,
}: {
  client: pg.Client;
  password: string;
}): Promise<void> {
  const { rows } = await client.query<{ owner: boolean; login: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'app') as owner,
            exists (select from pg_roles where rolname = $1) as login,
            exists (select from pg_database where datname = 'app') as database`,
    [LOGIN_ROLE],
  );
  const { owner, login, database } = rows[0]!;
  const withPassword = `login password ${client.escapeLiteral(password)}`;
  if (!owner) await client.query(`create role app ${withPassword}`);
  if (!login) await client.query(`create role ${LOGIN_ROLE} ${withPassword}`);
  if (!database) await client.query('create database app owner app');
  for (const member of ['app', LOGIN_ROLE]) await ensureAppRole({ client, member });
}
