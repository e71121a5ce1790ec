import { CompiledQuery } from 'kysely';
import { PgBoss, type Job, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { APP_ROLE, QUEUE_SCHEMA } from './database/app-role.server.ts';
import type { Database } from './database.server.ts';

/** Connections of the queue's own. */
const CONNECTIONS = 2;
/** Of one kind, in one process. */
const JOBS_AT_ONCE = 5;
/** Milliseconds that running jobs get to finish when the app stops. */
const LONGEST_STOPPING = 5_000;
/** Milliseconds between two lines in the log about faults. */
const LOG_EVERY = 30_000;
/** Seconds between two looks for jobs whose process was killed. */
const LOOKING_FOR_LOST = 15;

/** A kind of background job: handlers may run twice for one job (a process may be killed), so they must bear that. */
export type JobKind<Services> = {
  name: string;
  options?: Pick<
    QueueOptions,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'retryDelayMax'
    | 'expireInSeconds'
    // The process tells so often that it is alive: after a kill -9 its jobs are done again without waiting until they expire.
    | 'heartbeatSeconds'
  > & {
    /** Gets the data of the jobs that failed for good. */
    deadLetter?: string;
  };
  /** When it runs by itself (cron, in Indian time). */
  schedule?: string;
  /** It runs whenever a process has started, as after an upgrade. */
  atStart?: boolean;
  run(services: Services, data: unknown): Promise<void>;
};

export type Queue = {
  /**
   * Adds a job in the transaction `db`: it is there if and only if that is committed. What has a higher `priority` (0 unless
   * said) is done before what waits longer.
   */
  send(job: { db: Database; name: string; data: object; priority?: number }): Promise<void>;
  /** Makes the queues of these kinds, so that jobs can be sent. */
  prepare(kinds: readonly Pick<JobKind<never>, 'name' | 'options' | 'schedule'>[]): Promise<void>;
  /** Begins to work on the jobs of these kinds. */
  work<Services>(options: { kinds: readonly JobKind<Services>[]; services: Services }): Promise<void>;
  stop(): Promise<void>;
};

/** Brings the queue's own tables to the state its library needs, as their owner; not at the same time as another. */
export async function prepareQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The queue of background jobs in the database at `url`, used as the app's role. `log` is told what goes wrong. */
export async function openQueue({ url, log }: { url: string; log: Logger }): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    options: `-c role=${APP_ROLE}`,
    schema: QUEUE_SCHEMA,
    max: CONNECTIONS,
    migrate: false,
    createSchema: false,
    // Both need the tables' owner; autovacuum is enough for as few rows as these.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: LOOKING_FOR_LOST,
    monitorIntervalSeconds: LOOKING_FOR_LOST,
  });
  let loggedAt = 0;
  boss.on('error', (error) => {
    // While the database is away every worker tells so, each second.
    if (Date.now() - loggedAt < LOG_EVERY) return;
    loggedAt = Date.now();
    log.error(
      { err: error instanceof Error ? error : new Error(describe(error)) },
      'The queue of jobs has a fault',
    );
  });
  await boss.start();

  return {
    async send({ db, name, data, priority = 0 }) {
      await boss.send(name, data, { db: transactionOf(db), priority });
    },
    async prepare(kinds) {
      // A dead letter's queue must be there before the one that names it.
      const ordered = [...kinds].sort(
        (a, b) => Number(!!a.options?.deadLetter) - Number(!!b.options?.deadLetter),
      );
      for (const { name, options = {}, schedule } of ordered) {
        await boss.createQueue(name, options);
        if (Object.keys(options).length > 0) await boss.updateQueue(name, options);
        if (schedule) await boss.schedule(name, schedule, null, { tz: 'Asia/Kolkata' });
      }
    },
    async work({ kinds, services }) {
      // Each job ends well or badly for itself; as long as there are more, none waits for the next look.
      const options = { pollingIntervalSeconds: 1, batchSize: JOBS_AT_ONCE, burstWhenBatchFull: true };
      for (const { name, run } of kinds) {
        const runOne = async ({ id, data }: Job<unknown>) => {
          try {
            await run(services, data);
            return { id, status: 'completed' as const };
          } catch (error) {
            log.warn({ err: error, job: name }, 'A background job failed');
            return { id, status: 'failed' as const, output: { message: (error as Error).message } };
          }
        };
        await boss.work(name, { ...options, perJobResults: true }, (jobs: Job<unknown>[]) =>
          Promise.all(jobs.map(runOne)),
        );
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: LONGEST_STOPPING });
    },
  };
}

/** The library tells of some faults by plain objects with a message. */
function describe(error: unknown): string {
  return String((error as { message?: unknown } | null)?.message ?? 'unknown');
}

function transactionOf(db: Database) {
  return {
    executeSql: async (text: string, values?: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values)),
  };
}
