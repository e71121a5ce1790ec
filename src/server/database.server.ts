import { BRAND } from '#src/brand.ts';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';

// The CommonJS build loads in 70 ms, the several hundred files of the other one in 500.
const { drizzle } = createRequire(import.meta.url)(
  'drizzle-orm/node-postgres',
) as typeof import('drizzle-orm/node-postgres');

/** What every query function takes first: the pool, or the transaction it runs in. */
export type Database = NodePgDatabase<Record<string, never>>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** Waits for the queries that run, then closes the connections. */
  close(): Promise<void>;
};

/** Milliseconds. A page's query takes a few; what takes this long would only pile up. */
const LONGEST_STATEMENT = 15_000;
const LONGEST_WAIT_FOR_LOCK = 10_000;
const LONGEST_IDLE_IN_TRANSACTION = 30_000;
const LONGEST_CONNECTING = 5_000;

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
// A date has no time and no zone: it stays YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Connections to the PostgreSQL at `url`, at most `poolSize`, made when they are needed. Sessions run in UTC; `bigint`
 * arrives as a number, `date` as YYYY-MM-DD. A connection that breaks is logged and replaced. With `role`, everything is
 * done as that role, not as the user of `url`.
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
  // The pool listens to its idle clients only; one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log?.warn(`A connection to PostgreSQL broke: ${error.message}`));

  let closing: Promise<void> | undefined;
  return { db: drizzle(pool), pool, close: () => (closing ??= pool.end()) };
}

/** Whether the database answers a query now (within `withinMs` milliseconds, 2 s). */
export async function pingDatabase(db: Database, withinMs = 2_000): Promise<boolean> {
  const timeout = sleep(withinMs, false, { ref: false });
  const answer = db.execute('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} does not fit a number; select it as text`);
  return value;
}
