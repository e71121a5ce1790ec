import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { PgBoss, type Job, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { listenForChanges } from './change-feed.server.ts';
import { APP_ROLE, QUEUE_SCHEMA } from './database/app-role.server.ts';
import { LONGEST_MIGRATION, openDatabase, type Database } from './database.server.ts';

/** The number of database connections of the queue itself. */
const CONNECTIONS = 2;
/** The most jobs of one kind that one process runs at once. */
const JOBS_AT_ONCE = 5;
/** Milliseconds that running jobs get to finish when the app stops. */
const LONGEST_STOPPING = 5_000;
/** The minimum interval between two log lines about errors, in milliseconds. */
const LOG_EVERY = 30_000;
/** The time zone of the schedules. */
const TIME_ZONE = 'Asia/Kolkata';
/** The interval, in seconds, for finding jobs whose process was killed. */
const LOOKING_FOR_LOST = 15;
/**
 * The intervals, in seconds, at which each kind polls for jobs. PostgreSQL notifies its workers of a job that may run at
 * once, and one statement for all kinds finds delayed jobs and retries. So polling is for a lost notification only.
 */
const POLLING = { notifyPollingIntervalSeconds: 300, pollingIntervalSeconds: 1 };
/** The interval, in seconds, for sending the jobs whose schedule has come. */
const SENDING_SCHEDULED = 30;
/** The interval, in seconds, for what pg-boss does without need. */
const SELDOM = 3600;
/** The interval, in milliseconds, for finding jobs of all kinds that have become due. */
const LOOKING_FOR_DUE = 3_000;
/** The kinds of $1 that have a job to run now. */
const DUE_KINDS = `select kind.name from unnest($1::text[]) as kind(name), lateral (
  select from ${QUEUE_SCHEMA}.job j
    where j.name = kind.name and j.state < 'active' and not j.blocked and j.start_after <= now() limit 1) as due`;

/**
 * A kind of background job. Handlers must be idempotent: a job may run twice, because its process may be
 * killed.
 */
export type JobKind<Services> = {
  name: string;
  options?: Pick<
    QueueOptions,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'retryDelayMax'
    | 'expireInSeconds'
    // The interval at which the process reports that it is alive. Jobs of a killed process then run again
    // before they expire.
    | 'heartbeatSeconds'
  > & {
    /** The queue that receives the data of jobs that failed for good. */
    deadLetter?: string;
  };
  /** A cron schedule in Indian time. */
  schedule?: string;
  /** Whether to run it each time a process has started, such as after an upgrade. */
  atStart?: boolean;
  run(services: Services, data: unknown): Promise<void>;
};

export type Queue = {
  /**
   * Adds a job in the transaction `db`. The job exists if and only if that transaction commits. Jobs with a
   * higher `priority` (default 0) run before jobs that have waited longer. A job with `afterMinutes` waits that long
   * before it runs.
   */
  send(job: {
    db: Database;
    name: string;
    data: object;
    priority?: number;
    afterMinutes?: number;
  }): Promise<void>;
  /** Creates the queues of these kinds, so that jobs can be sent. */
  prepare(kinds: readonly Pick<JobKind<never>, 'name' | 'options' | 'schedule'>[]): Promise<void>;
  /** Starts processing the jobs of these kinds, unless that was started before. */
  work<Services>(options: { kinds: readonly JobKind<Services>[]; services: Services }): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Migrates the queue's own tables to the version that pg-boss needs, as their owner. Must not run
 * concurrently.
 */
export async function prepareQueue(url: string): Promise<void> {
  const connection = { connectionString: url, max: 1, query_timeout: LONGEST_MIGRATION };
  const boss = new PgBoss({ ...connection, schema: QUEUE_SCHEMA, supervise: false, schedule: false });
  // A broken connection fails the statement that uses it. Without a listener, it would also end the process.
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Opens the queue of background jobs in the database at `url`, as the app's role. Errors and warnings are written
 * to `log`.
 */
export async function openQueue({ url, log }: { url: string; log: Logger }): Promise<Queue> {
  const { pool, close } = openDatabase({ url, role: APP_ROLE, poolSize: CONNECTIONS, log });
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      async listen(channel, onChange, onReady) {
        const feed = listenForChanges({
          url,
          name: 'job queue',
          channel,
          onChange,
          onReady,
          onLost: (loss) => pool.leaveServer(loss),
          log,
        });
        return { close: () => feed.stop() };
      },
    },
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    // Both need the owner of the tables. Autovacuum is enough for so few rows.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: LOOKING_FOR_LOST,
    monitorIntervalSeconds: LOOKING_FOR_LOST,
    cronWorkerIntervalSeconds: SENDING_SCHEDULED,
    // No job here waits for another.
    flowIntervalSeconds: SELDOM,
    useListenNotify: true,
  });
  /** The ids of the workers, by the kind of their jobs. */
  const workers = new Map<string, string>();
  let loggedAt = 0;
  const logError = (error: unknown) => {
    // While the database is down, every worker reports an error each second.
    if (Date.now() - loggedAt < LOG_EVERY) return;
    loggedAt = Date.now();
    log.error({ err: error instanceof Error ? error : new Error(describe(error)) }, 'The job queue failed');
  };
  boss.on('error', logError);
  boss.on('warning', ({ message }) => log.warn(message));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    await close();
    throw error;
  }

  const stopping = new AbortController();
  async function wakeWorkers() {
    while (!stopping.signal.aborted) {
      await sleep(LOOKING_FOR_DUE, undefined, { ref: false });
      if (stopping.signal.aborted || workers.size === 0) continue;
      try {
        const { rows } = await pool.query<{ name: string }>(DUE_KINDS, [[...workers.keys()]]);
        for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? '');
      } catch (error) {
        logError(error);
      }
    }
  }
  void wakeWorkers();

  return {
    async send({ db, name, data, priority = 0, afterMinutes = 0 }) {
      await boss.send(name, data, { db: transactionOf(db), priority, startAfter: afterMinutes * 60 });
    },
    async prepare(kinds) {
      // A dead letter queue must exist before the queue that names it.
      const ordered = [...kinds].sort(
        (a, b) => Number(!!a.options?.deadLetter) - Number(!!b.options?.deadLetter),
      );
      // Most starts find everything as it should be. Writing it anyway takes 100 statements.
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const schedules = new Map((await boss.getSchedules()).map((entry) => [entry.name, entry]));
      for (const { name, options: own, schedule } of ordered) {
        const options = { ...own, notify: true };
        const queue = queues.get(name);
        if (!queue) await boss.createQueue(name, options);
        else if (!isMatch(queue, options)) await boss.updateQueue(name, options);
        if (schedule && !isMatch(schedules.get(name), { cron: schedule, timezone: TIME_ZONE }))
          await boss.schedule(name, schedule, null, { tz: TIME_ZONE });
      }
    },
    async work({ kinds, services }) {
      // Jobs of a batch succeed or fail independently. While batches are full, the next one is fetched at once.
      const options = { ...POLLING, batchSize: JOBS_AT_ONCE, burstWhenBatchFull: true };
      for (const { name, run } of kinds) {
        if (workers.has(name)) continue;
        workers.set(name, '');
        const runOne = async ({ id, data }: Job<unknown>) => {
          try {
            await run(services, data);
            return { id, status: 'completed' as const };
          } catch (error) {
            log.warn({ err: error, job: name }, 'A background job failed');
            return { id, status: 'failed' as const, output: { message: (error as Error).message } };
          }
        };
        const id = await boss.work(name, { ...options, perJobResults: true }, (jobs: Job<unknown>[]) =>
          Promise.all(jobs.map(runOne)),
        );
        workers.set(name, id);
      }
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: LONGEST_STOPPING });
      await close();
    },
  };
}

/** Whether `found` has the same values as `expected`, besides others. */
function isMatch<Expected extends object>(found: Partial<Expected> | undefined, expected: Expected): boolean {
  return (
    found !== undefined &&
    Object.entries(expected).every(([key, value]) => Object.is(Reflect.get(found, key), value))
  );
}

/** pg-boss reports some errors as plain objects with a message. */
function describe(error: unknown): string {
  return String((error as { message?: unknown } | null)?.message ?? 'unknown');
}

function transactionOf(db: Database) {
  return {
    executeSql: async (text: string, values?: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values)),
  };
}
