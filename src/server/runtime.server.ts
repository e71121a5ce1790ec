import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.server.ts';
import { APP_ROLE } from './database/app-role.server.ts';
import { checkDatabase, waitForDatabase } from './database/database-checks.server.ts';
import { prepareDatabase } from './database/prepare-database.server.ts';
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
  const { db, pool, close } = openDatabase({ url: databaseUrl, role: APP_ROLE, poolSize: POOL_SIZE, log });

  async function stop() {
    await Promise.race([close(), sleep(LONGEST_CLOSING, undefined, { ref: false })]);
    await embedded?.stop();
  }
  // The app itself works as a role that owns no table.
  const owner = openDatabase({ url: databaseUrl, poolSize: 1, log });
  try {
    await waitForDatabase({ pool: owner.pool, log });
    await prepareDatabase({ url: databaseUrl, pool: owner.pool, log });
    await checkDatabase(pool);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await owner.close();
  }
  return { config, log, db, pool, databaseUrl, stop };
}
