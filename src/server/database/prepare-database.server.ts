import type pg from 'pg';
import type { Logger } from 'pino';
import { join } from 'node:path';
import { migrate } from '#src/server/migrations.server.ts';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import { prepareQueue } from '#src/server/queue.server.ts';
import { APP_ROLE, ensureAppRole, grantToAppRole } from './app-role.server.ts';
import { DatabaseCheckError } from './database-checks.server.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'database/migrations');
/** An arbitrary advisory lock number, used for nothing else in this database. */
const LOCK = 7_240_003;

/**
 * Does what only the owner of the tables may do: migrates them and those of the queue, and grants the app's
 * role its rights. Several processes may call this at once.
 * @throws {MigrationError} as `migrate` does.
 * @throws {DatabaseCheckError} if the app's role cannot be created.
 */
export async function prepareDatabase({
  url,
  pool,
  member,
  log,
}: {
  /** The URL and the pool of the tables' owner. */
  url: string;
  pool: pg.Pool;
  /** The role that the app logs in as, if it is not the owner. */
  member?: string | undefined;
  log?: Logger;
}): Promise<void> {
  await migrate({ pool, folder: MIGRATIONS, log });
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await makeRole({ client, member: member ?? (await readUser(client)) });
    await prepareQueue(url);
    await grantToAppRole(client);
  } finally {
    client.release(true); // Closing the connection releases the lock.
  }
}

/** Returns the user that opened a connection, even after `set role`. */
export async function readUser(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ user: string }>('select session_user as user');
  return rows[0]!.user;
}

async function makeRole({ client, member }: { client: pg.PoolClient; member: string }): Promise<void> {
  try {
    await ensureAppRole({ client, member });
  } catch (error) {
    throw new DatabaseCheckError(
      `The role ${APP_ROLE}, as which the app works, could not be made or given to ${member} (${(error as Error).message}). A superuser can: create role ${APP_ROLE} nologin; grant ${APP_ROLE} to ${member};`,
      { cause: error },
    );
  }
}
