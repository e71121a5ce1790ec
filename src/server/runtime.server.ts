import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.server.ts';
import { APP_ROLE } from './database/app-role.server.ts';
import {
  checkConnection,
  checkDatabase,
  checkLogin,
  checkSecretKey,
  DatabaseCheckError,
} from './database/database-checks.server.ts';
import { prepareDatabase, readUser } from './database/prepare-database.server.ts';
import { retryWhileAway } from './database/retry-while-away.server.ts';
import {
  LONGEST_CONNECTING,
  LONGEST_MIGRATION,
  openDatabase,
  type Database,
  type OpenDatabase,
} from './database.server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { createLog } from './log.server.ts';
import type { SealedColumn } from './database/sealed-columns.queries.server.ts';
import { deriveKeys } from './security/keys.server.ts';

const POOL_SIZE = 10;

export type Runtime = Pick<OpenDatabase, 'db' | 'pool'> & {
  config: Config;
  log: Logger;
  databaseUrl: string;
  /** Closes the connections, then stops the PostgreSQL that this process owns. */
  stop(): Promise<void>;
};

/**
 * Starts what the application runs on: the log, and the database (of DATABASE_URL, or else the embedded one),
 * migrated and checked. In production, a SECRET_KEY that does not open `sealedColumns` is an error, and nothing is
 * written; elsewhere it is a warning. If it fails, nothing is left running.
 * @throws {EmbeddedPostgresError|MigrationError|DatabaseCheckError} with a sentence for the operator, or the
 * database's own error.
 */
export function startRuntime(config: Config, sealedColumns: readonly SealedColumn[] = []): Promise<Runtime> {
  return openRuntime({ config, shared: false, sealedColumns });
}

/**
 * Works as `startRuntime` does, for commands that run beside the app. They share the embedded PostgreSQL that
 * the app owns.
 */
export function joinRuntime(config: Config): Promise<Runtime> {
  return openRuntime({ config, shared: true, sealedColumns: [] });
}

async function openRuntime({
  config,
  shared,
  sealedColumns,
}: {
  config: Config;
  shared: boolean;
  sealedColumns: readonly SealedColumn[];
}): Promise<Runtime> {
  const log = createLog(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log, shared });
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  const ownerUrl = embedded?.ownerUrl ?? config.databaseOwnerUrl;
  const { db, pool, close } = openDatabase({ url: databaseUrl, role: APP_ROLE, poolSize: POOL_SIZE, log });

  async function stop() {
    await close();
    await embedded?.stop();
  }
  async function checkKey(owner: Database) {
    if (sealedColumns.length === 0) return;
    const keys = deriveKeys(config.secretKey, config.previousSecretKey);
    const { lostSecretKeys: lost, production } = config;
    await checkSecretKey({ db: owner, keys, lost, columns: sealedColumns }).catch((error: Error) => {
      if (production || !(error instanceof DatabaseCheckError)) throw error;
      log.warn(error.message);
    });
  }

  if (ownerUrl === undefined && !shared)
    log.warn('The app signs in as the owner of its tables. DATABASE_OWNER_URL lets it own nothing.');
  try {
    await retryWhileAway({
      log,
      async work() {
        await prepareAsOwner({ databaseUrl, ownerUrl, log, checkKey });
        await checkDatabase(pool);
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { config, log, db, pool, databaseUrl, stop };
}

/**
 * Does everything that needs the owner of the tables. The owner's connection is closed afterwards, so only
 * those of the app's role remain.
 */
async function prepareAsOwner(input: {
  databaseUrl: string;
  /** Undefined if the user of `databaseUrl` owns the tables. */
  ownerUrl: string | undefined;
  log: Logger;
  /** Runs before anything is written. */
  checkKey: (owner: Database) => Promise<void>;
}): Promise<void> {
  const { databaseUrl, ownerUrl, log, checkKey } = input;
  const url = ownerUrl ?? databaseUrl;
  const owner = openDatabase({ url, poolSize: 1, answerWithin: LONGEST_MIGRATION, log });
  try {
    const variable = ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
    await checkConnection({ pool: owner.pool, variable });
    await checkKey(owner.db);
    const member = ownerUrl === undefined ? undefined : await readOnce(databaseUrl, readUser);
    await prepareDatabase({ url, pool: owner.pool, member, log });
    if (member !== undefined) await readOnce(databaseUrl, checkLogin);
  } finally {
    await owner.close();
  }
}

/** Runs `ask` over its own connection, which is closed before this returns. */
async function readOnce<T>(url: string, read: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_CONNECTING,
    query_timeout: LONGEST_CONNECTING,
  });
  client.on('error', () => {});
  try {
    await client.connect().catch((error: Error) => {
      throw new DatabaseCheckError(`The database lets nobody in by DATABASE_URL: ${error.message}.`, {
        cause: error,
      });
    });
    return await read(client);
  } finally {
    await client.end();
  }
}
