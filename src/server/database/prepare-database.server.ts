import type pg from 'pg';
import type { Logger } from 'pino';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrations.server.ts';
import { prepareQueue } from '../queue.server.ts';
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
  log,
}: {
  url: string;
  pool: pg.Pool;
  log?: Logger;
}): Promise<void> {
  await migrate({ pool, folder: MIGRATIONS, log });
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ user: string }>('select current_user as user');
    await makeRole({ client, member: rows[0]!.user });
    await prepareQueue(url);
    await grantToAppRole(client);
  } finally {
    client.release(true); // Closing the connection frees the lock.
  }
}

async function makeRole({ client, member }: { client: pg.PoolClient; member: string }): Promise<void> {
  try {
    await ensureAppRole({ client, member });
  } catch (error) {
    throw new DatabaseCheckError(
      `The role ${APP_ROLE}, as which the app works, could not be made (${(error as Error).message}). A superuser can: create role ${APP_ROLE} nologin; grant ${APP_ROLE} to ${member};`,
      { cause: error },
    );
  }
}
