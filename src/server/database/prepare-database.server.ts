import type pg from 'pg';
import type { Logger } from 'pino';
import { fileURLToPath } from 'node:url';
import { migrate } from '#src/server/migrations.server.ts';
import { prepareQueue } from '#src/server/queue.server.ts';
import { APP_ROLE, ensureAppRole, grantToAppRole } from './app-role.server.ts';
import { DatabaseCheckError } from './database-checks.server.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../database/migrations', import.meta.url));
/** Any number that nothing else locks in this database. */
const LOCK = 7_240_003;

/**
 * What only the owner of the tables may do: brings them, and those of the queue, to the state that this app needs, and gives the app's
 * role its rights. Any number of processes may call at once.
 * @throws {MigrationError} as `migrate`. @throws {DatabaseCheckError} when the app's role may not be made.
 */
export async function prepareDatabase({
  url,
  pool,
  member,
  log,
}: {
  /** Both of the owner. */
  url: string;
  pool: pg.Pool;
  /** As whom the app signs in, where that is not the owner. */
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
    client.release(true); // Closing the connection frees the lock.
  }
}

/** As whom a connection was made, whatever role it has taken since. */
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
