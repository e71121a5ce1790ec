import { BRAND } from '#src/brand.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { ConnectionPool } from './database/connection-pool.server.ts';
import { poolDialect } from './database/kysely-dialect.server.ts';
import type { Tables } from './database/tables.generated.server.ts';

/** The first parameter of every query function: the pool, or the transaction that it runs in. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  db: Database;
  pool: ConnectionPool;
  /** Waits for running queries, at most three seconds, then closes the connections. */
  close(): Promise<void>;
};

/** Milliseconds. A page's query takes a few; statements that take this long would only pile up. */
const LONGEST_STATEMENT = 15_000;
/** PostgreSQL ends a longer statement itself and says so. If it says nothing, the connection leads nowhere. */
const LONGEST_WAIT_FOR_ANSWER = 20_000;
const LONGEST_WAIT_FOR_LOCK = 10_000;
const LONGEST_IDLE_IN_TRANSACTION = 30_000;
export const LONGEST_CONNECTING = 5_000;
/** Milliseconds that a statement of a migration may take. */
export const LONGEST_MIGRATION = 60 * 60_000;
const LONGEST_CLOSING = 3_000;

/** An SQL expression: whether this server is a standby, or was made read-only. On a standby, the setting is on too. */
export const IS_READ_ONLY = `current_setting('transaction_read_only')::boolean`;

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
// A date has no time zone, so it stays a text: YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Opens a pool of at most `poolSize` connections to the PostgreSQL at `url`, made on demand. Sessions run in
 * UTC. `bigint` is returned as a number and `date` as YYYY-MM-DD. A broken connection is logged and replaced, and so
 * is one on which a statement gets no answer for `answerWithin` milliseconds (default 20 s; statements take at most 15 s).
 * With `role`, all statements run as that role instead of the user of `url`.
 */
export function openDatabase({
  url,
  role,
  poolSize,
  answerWithin = LONGEST_WAIT_FOR_ANSWER,
  log,
}: {
  url: string;
  role?: string;
  poolSize: number;
  answerWithin?: number;
  log?: Logger;
}): OpenDatabase {
  const pool = new ConnectionPool({
    connectionString: url,
    max: poolSize,
    application_name: BRAND.name.en,
    options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
    statement_timeout: LONGEST_STATEMENT,
    query_timeout: answerWithin,
    lock_timeout: LONGEST_WAIT_FOR_LOCK,
    idle_in_transaction_session_timeout: LONGEST_IDLE_IN_TRANSACTION,
    connectionTimeoutMillis: LONGEST_CONNECTING,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  let closing: Promise<void> | undefined;
  // The pool reports itself as closed before PostgreSQL has closed the connections.
  pool.on('error', (error) => {
    if (!closing) log?.warn(`A connection to PostgreSQL broke: ${error.message}`);
  });

  async function close() {
    const timer = setTimeout(() => pool.leaveServer({ isSilent: true }), LONGEST_CLOSING);
    await pool.end();
    clearTimeout(timer);
  }

  return { db: new PooledDatabase(pool), pool, close: () => (closing ??= close()) };
}

/** The database that `openDatabase` returns, with its pool. */
class PooledDatabase extends Kysely<Tables> {
  readonly pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
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

/** Whether the database takes writes, only reads, or nothing. */
export type DatabaseState = 'writable' | 'readOnly' | 'away';

/** Asks the database for its state. It is away if it does not answer within `withinMs` milliseconds (default 2 s). */
export async function readDatabaseState(db: Database, withinMs = 2_000): Promise<DatabaseState> {
  const timeout = sleep(withinMs, 'away' as const, { ref: false });
  const response = sql<{ is_read_only: boolean }>`select ${sql.raw(IS_READ_ONLY)} as is_read_only`
    .execute(db)
    .then(({ rows }) => (rows[0]?.is_read_only ? ('readOnly' as const) : ('writable' as const)))
    .catch(() => 'away' as const);
  return Promise.race([response, timeout]);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} does not fit a number; select it as text`);
  return value;
}
