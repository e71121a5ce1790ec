import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database-errors.server.ts';

/** Milliseconds between two attempts. */
const RETRY_AFTER = 500;
/** Milliseconds. App and database may be started together, on a machine that is busy. */
const LONGEST_WAIT = 60_000;

type Retry<Result> = {
  /** It may run several times. */
  work: () => Promise<Result>;
  log: Logger;
  /** After this many milliseconds the error is thrown. The default is 60 s. */
  withinMs?: number;
};

/** Runs `work` again and again while it fails because the database is away. Throws any other error at once. */
export async function retryWhileAway<Result>({
  work,
  log,
  withinMs = LONGEST_WAIT,
}: Retry<Result>): Promise<Result> {
  const deadline = performance.now() + withinMs;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
      if (!isLogged) log.warn({ err: error }, 'Waiting for the database');
      await sleep(RETRY_AFTER);
    }
  }
}
