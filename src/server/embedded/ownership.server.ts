import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ensureAppRole } from '../database/app-role.server.ts';

/** Any number that nothing else locks in the database `postgres`. */
const LOCK = 7_240_000;
/** Milliseconds until PostgreSQL has surely noticed that the process which had the lock was killed. */
const PATIENCE = 1_500;

/**
 * Makes the process of `client` the one that owns this PostgreSQL, for as long as the connection lasts: PostgreSQL itself
 * gives the lock free when the process ends, however it ends.
 * @returns undefined, or the number of the process that owns it already.
 */
export async function takeOwnership(client: pg.Client): Promise<string | undefined> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]!.taken) return undefined;
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

/** The database `app`, the role that owns it and may do nothing else, the one the app works as: created unless they are there. */
export async function ensureDatabase({
  client,
  password,
}: {
  client: pg.Client;
  password: string;
}): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'app') as role,
            exists (select from pg_database where datname = 'app') as database`,
  );
  const { role, database } = rows[0]!;
  if (!role) await client.query(`create role app login password ${client.escapeLiteral(password)}`);
  if (!database) await client.query('create database app owner app');
  await ensureAppRole({ client, member: 'app' });
}
