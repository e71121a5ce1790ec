import { BRAND } from '#src/brand.ts';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { findPostmaster, removeStaleLocks, STOP_SIGNALS } from './running-postmaster.server.ts';
import { spawnPostmaster, type PostgresSite } from './spawn-postmaster.server.ts';

/** Milliseconds. */
const STEP = 20;
/**
 * How long processes left over from a killed PostgreSQL may delay the next start: longer than any statement
 * runs.
 */
const PATIENCE_WITH_REMAINS = 60_000;
const PATIENCE_WITHOUT_SOCKET = 30_000;
const TELL_EVERY = 5_000;

type ReachServer = { site: PostgresSite; password: string; log: Logger; signal: AbortSignal };

/**
 * Errors of a start while another PostgreSQL holds the folder, or while the children of a killed one are
 * still ending.
 */
const PASSING = /pre-existing shared memory block|is still in use|lock file "[^"]+" already exists/;

/**
 * Returns a superuser connection to the PostgreSQL of `site`. If one is running, it waits until that one has
 * started, recovered or ended; if none is running, it starts one.
 * @throws {EmbeddedPostgresError} with PostgreSQL's own reason if it cannot be started, or the reason of
 * `signal` when that aborts.
 */
export async function reachServer(request: ReachServer): Promise<pg.Client> {
  const { site, password, log, signal } = request;
  const startedAt = performance.now();
  let loggedAt = startedAt;
  let lastWithSocket = startedAt;
  let attempt: StartAttempt | undefined;
  try {
    for (;;) {
      signal.throwIfAborted();
      const connection = await connect({ site, password });
      if (connection instanceof pg.Client) return connection;

      const running = attempt?.isRunning() || (await findPostmaster(site.data)) !== undefined;
      const now = performance.now();
      if (connection === 'absent' && !running) {
        if (attempt) await handleFailure({ attempt, site, mayWait: now - startedAt < PATIENCE_WITH_REMAINS });
        await removeStaleLocks(site);
        attempt = beginStart(site);
      }
      if (connection === 'busy' || !running) lastWithSocket = now;
      if (now - lastWithSocket > PATIENCE_WITHOUT_SOCKET) throw withoutSocket(site);
      if (now - loggedAt > TELL_EVERY) {
        loggedAt = now;
        log.info('Waiting for PostgreSQL, which is starting, recovering or ending');
      }
      await sleep(STEP);
    }
  } catch (error) {
    await attempt?.stop();
    throw error;
  }
}

function withoutSocket({ data, socketFolder }: PostgresSite): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `A PostgreSQL runs on ${data} without its socket in ${socketFolder}. Stop it, then start ${BRAND.name.en} again.`,
  );
}

type StartAttempt = {
  isRunning(): boolean;
  readLog(): string;
  /** How the process ended, if it wrote no reason. */
  describeEnd(): string;
  /** Ends it. The lock file may not name it yet. */
  stop(): Promise<void>;
};

function beginStart(site: PostgresSite): StartAttempt {
  const logBegan = statSync(site.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const child: ChildProcess = spawnPostmaster(site);
  let failure = '';
  child.on('error', (error) => (failure = `FATAL: ${error.message}`));
  const isRunning = () => !failure && child.exitCode === null && child.signalCode === null;
  return {
    isRunning,
    async stop() {
      for (const [signal, patience] of STOP_SIGNALS) {
        if (!isRunning()) return;
        child.kill(signal);
        await Promise.race([once(child, 'exit'), sleep(patience)]);
      }
    },
    readLog() {
      const whole = readFileSync(site.logFile);
      // A log that is shorter now was rotated at this start.
      return failure || whole.subarray(whole.length < logBegan ? 0 : logBegan).toString();
    },
    describeEnd() {
      return child.signalCode ? `${child.signalCode} ended it` : `it ended with exit code ${child.exitCode}`;
    },
  };
}

async function handleFailure({
  attempt,
  site,
  mayWait,
}: {
  attempt: StartAttempt;
  site: PostgresSite;
  mayWait: boolean;
}): Promise<void> {
  const text = attempt.readLog();
  if (mayWait && PASSING.test(text)) return sleep(200);
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? attempt.describeEnd();
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL did not start: ${reason}. Its log is ${site.logFile}.`,
  );
}

async function connect({
  site,
  password,
}: {
  site: PostgresSite;
  password: string;
}): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({
    host: site.socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password,
    ssl: false,
    application_name: `${process.pid} ${BRAND.name.en}`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // Users of the client listen for `end` instead.
  try {
    await client.connect();
    return client;
  } catch (error) {
    void client.end().catch(() => {});
    return judge({ error: error as NodeJS.ErrnoException, site });
  }
}

function judge({ error, site }: { error: NodeJS.ErrnoException; site: PostgresSite }): 'absent' | 'busy' {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return 'absent';
  if (error.code === '28P01')
    throw new EmbeddedPostgresError(
      `The password file postgres.password does not fit the database in ${site.data}. Put the one back that was there.`,
    );
  // 57P03: starting or stopping; 53300: no connection is free. Without a code, the connection broke while it
  // was being made.
  if (
    error.code === undefined ||
    ['57P03', '53300', '57P01', 'ECONNRESET', 'EPIPE', 'EAGAIN'].includes(error.code)
  )
    return 'busy';
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not let ${BRAND.name.en} in: ${error.message}.`,
    {
      cause: error,
    },
  );
}
