import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.server.ts';
import { APP_ROLE } from './database/app-role.server.ts';
import {
  checkDatabase,
  checkLogin,
  DatabaseCheckError,
  waitForDatabase,
} from './database/database-checks.server.ts';
import { prepareDatabase, readUser } from './database/prepare-database.server.ts';
import { openDatabase, type Database } from './database.server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { createLog } from './log.server.ts';

const POOL_SIZE = 10;
/** Milliseconds that queries may still run once the app has been told to stop. */
const LONGEST_CLOSING = 3_000;

export type Runtime = {
  config: Config;
  log: Logger;
  db: Database;
  pool: pg.Pool;
  databaseUrl: string;
  /** Closes the connections, then ends the PostgreSQL that this process started. */
  stop(): Promise<void>;
};

/**
 * What the application stands on: the log, and the database (the one of DATABASE_URL, else the embedded one), migrated
 * and checked. Nothing is left running when it fails.
 * @throws errors whose message is a sentence for the operator: EmbeddedPostgresError, MigrationError,
 * DatabaseCheckError; else the database's own error.
 */
export function startRuntime(config: Config): Promise<Runtime> {
  return openRuntime({ config, shared: false });
}

/** As `startRuntime`, for commands that work beside a running app: they use the PostgreSQL that it owns. */
export function joinRuntime(config: Config): Promise<Runtime> {
  return openRuntime({ config, shared: true });
}

async function openRuntime({ config, shared }: { config: Config; shared: boolean }): Promise<Runtime> {
  const log = createLog(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log, shared });
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  const ownerUrl = embedded?.ownerUrl ?? config.databaseOwnerUrl;
  const { db, pool, close } = openDatabase({ url: databaseUrl, role: APP_ROLE, poolSize: POOL_SIZE, log });

  async function stop() {
    await Promise.race([close(), sleep(LONGEST_CLOSING, undefined, { ref: false })]);
    await embedded?.stop();
  }
  if (ownerUrl === undefined && !shared)
    log.warn('The app signs in as the owner of its tables. DATABASE_OWNER_URL lets it own nothing.');
  try {
    await prepareAsOwner({ databaseUrl, ownerUrl, log });
    await checkDatabase(pool);
  } catch (error) {
    await stop();
    throw error;
  }
  return { config, log, db, pool, databaseUrl, stop };
}

/** What needs the owner of the tables. Its connection ends with it: from then on there are those of the app's role alone. */
async function prepareAsOwner(input: {
  databaseUrl: string;
  /** Undefined: the user of `databaseUrl` owns them. */
  ownerUrl: string | undefined;
  log: Logger;
}): Promise<void> {
  const { databaseUrl, ownerUrl, log } = input;
  const url = ownerUrl ?? databaseUrl;
  const owner = openDatabase({ url, poolSize: 1, log });
  try {
    const variable = ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
    await waitForDatabase({ pool: owner.pool, variable, log });
    const member = ownerUrl === undefined ? undefined : await askOnce(databaseUrl, readUser);
    await prepareDatabase({ url, pool: owner.pool, member, log });
    if (member !== undefined) await askOnce(databaseUrl, checkLogin);
  } finally {
    await owner.close();
  }
}

/** Over a connection of its own, which has ended for good when this returns. */
async function askOnce<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect().catch((error: Error) => {
      throw new DatabaseCheckError(`The database lets nobody in by DATABASE_URL: ${error.message}.`, {
        cause: error,
      });
    });
    return await ask(client);
  } finally {
    await client.end();
  }
}
