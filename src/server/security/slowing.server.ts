import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { Database } from '../database.server.ts';
import { AppError } from '../errors.server.ts';

/** So many tries of one key in so many seconds; `name` tells one kind of tries from another. */
export type Slowing = { name: string; most: number; seconds: number };

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>();

/**
 * Counts a try of `key`, in the database: all processes count together.
 * @throws {AppError} 429 with the sentence `say` when there were too many.
 */
export async function countTry(
  db: Database,
  { slowing, key, say = 'tooManyRequests' }: { slowing: Slowing; key: string; say?: MessageKey },
): Promise<void> {
  try {
    await limiterOf(db, slowing).consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError({ status: 429, key: say, retryAfter: Math.ceil(error.msBeforeNext / 1000) });
  }
}

/** Forgets the tries of `key`. */
export async function forgetTries(
  db: Database,
  { slowing, key }: { slowing: Slowing; key: string },
): Promise<void> {
  await limiterOf(db, slowing).delete(key);
}

function limiterOf(db: Database, { name, most, seconds }: Slowing): RateLimiterPostgres {
  // Never in a transaction: a try counts, however it ends.
  const { client } = db._.session as unknown as { client: pg.Pool };
  const known = limiters.get(client) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(client, known);
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: client,
      tableName: 'slowed_down',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: seconds,
    });
  known.set(name, limiter);
  return limiter;
}
