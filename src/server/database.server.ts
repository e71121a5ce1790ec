import { BRAND } from '#src/brand.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { poolDialect } from './database/kysely-dialect.server.ts';
import type { Tables } from './database/tables.generated.server.ts';

/** The first parameter of every query function: the pool, or the transaction that it runs in. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries, then closes the connections. */
  close(): Promise<void>;
};

/** Milliseconds. A page's query takes a few; statements that take this long would only pile up. */
const LONGEST_STATEMENT = 15_000;
const LONGEST_WAIT_FOR_LOCK = 10_000;
const LONGEST_IDLE_IN_TRANSACTION = 30_000;
const LONGEST_CONNECTING = 5_000;

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
// A date has no time zone, so it stays a text: YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Opens a pool of at most `poolSize` connections to the PostgreSQL at `url`, made on demand. Sessions run in
 * UTC. `bigint` is returned as a number and `date` as YYYY-MM-DD. A broken connection is logged and replaced.
 * With `role`, all statements run as that role instead of the user of `url`.
 */
export function openDatabase({
  url,
  role,
  poolSize,
  log,
}: {
  url: string;
  role?: string;
  poolSize: number;
  log?: Logger;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: BRAND.name.en,
    options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
    statement_timeout: LONGEST_STATEMENT,
    lock_timeout: LONGEST_WAIT_FOR_LOCK,
    idle_in_transaction_session_timeout: LONGEST_IDLE_IN_TRANSACTION,
    connectionTimeoutMillis: LONGEST_CONNECTING,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // The pool handles errors of idle clients only. An error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  let closing: Promise<void> | undefined;
  // The pool reports itself as closed before PostgreSQL has closed the connections.
  pool.on('error', (error) => {
    if (!closing) log?.warn(`A connection to PostgreSQL broke: ${error.message}`);
  });

  const db = new PooledDatabase(pool);
  return { db, pool, close: () => (closing ??= pool.end()) };
}

/** The database that `openDatabase` returns, with its pool. */
class PooledDatabase extends Kysely<Tables> {
  readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ dialect: poolDialect(pool) });
    this.pool = pool;
  }
}

/**
 * Returns the pool of an open database, for libraries that need one.
 * @throws {Error} if `db` is a transaction, because statements of a library over the pool would not be part
 * of it.
 */
export function poolOf(db: Database): pg.Pool {
  const { pool } = db as Partial<PooledDatabase>;
  if (!pool) throw new Error('A transaction has no pool.');
  return pool;
}

/** Runs `work` in the transaction `db`, or in a new one. Either all of its changes are saved, or none. */
export function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Reports whether the database answers a query within `withinMs` milliseconds (default 2 s). */
export async function pingDatabase(db: Database, withinMs = 2_000): Promise<boolean> {
  const timeout = sleep(withinMs, false, { ref: false });
  const response = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([response, timeout]);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} does not fit a number; select it as text`);
  return value;
}
