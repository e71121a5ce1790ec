import { hash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { poolOf, type Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { networksOf } from './networks.server.ts';

/** The number of requests allowed for one key within `seconds`. `name` distinguishes the limits. */
export type RateLimit = { name: string; requests: number; seconds: number };

/**
 * What a limit counts by: a `subject` (an account, a request), the network of a `caller`, or both together.
 * With both, requests of strangers from other networks never count against the owner of a mailbox.
 */
export type RateLimitKey = { limit: RateLimit } & (
  | { subject: string; caller?: Caller }
  | { subject?: undefined; caller: Caller }
);

/** A wide IPv6 network (/48) contains many households. Its limit is this many times that of one household. */
export const WIDE_NETWORK_FACTOR = 8;

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>();

/**
 * Counts a request in the database, so that all processes share the count.
 * @throws {AppError} 429 with the sentence `message` and the time to wait, if the limit is exceeded.
 */
export async function consumeRateLimit(
  db: Database,
  { message = 'tooManyRequests', ...key }: RateLimitKey & { message?: MessageKey },
): Promise<void> {
  const retryAfter = await countRequest(db, key);
  if (retryAfter !== undefined) throw new AppError({ status: 429, key: message, retryAfter });
}

/**
 * Counts a request as `consumeRateLimit` does, but refuses nothing. Returns the seconds until the limit
 * allows another request, or undefined if it is not exceeded.
 */
export async function countRequest(db: Database, key: RateLimitKey): Promise<number | undefined> {
  for (const { limit, key: text } of keysOf(key)) {
    try {
      await limiterOf(db, limit).consume(text);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }
  return undefined;
}

/** Deletes the counted requests of a key. */
export async function resetRateLimit(db: Database, key: RateLimitKey): Promise<void> {
  for (const { limit, key: text } of keysOf(key)) await limiterOf(db, limit).delete(text);
}

/**
 * Returns one key for each network of the caller. Keys are hashed, so that IP addresses are not stored and
 * any length fits.
 */
function keysOf({ limit, subject = '', caller }: RateLimitKey): { limit: RateLimit; key: string }[] {
  const hashed = (network: string) => hash('sha256', `${subject}\n${network}`, 'base64url');
  if (!caller) return [{ limit, key: hashed('') }];
  const [narrow, wide] = networksOf(caller.address);
  const keys = [{ limit, key: hashed(narrow) }];
  if (wide !== undefined) {
    const { name, requests, seconds } = limit;
    const wideLimit = { name: `${name}-wide`, requests: requests * WIDE_NETWORK_FACTOR, seconds };
    keys.push({ limit: wideLimit, key: hashed(wide) });
  }
  return keys;
}

function limiterOf(db: Database, { name, requests, seconds }: RateLimit): RateLimiterPostgres {
  // Not in a transaction: the request must count even if the transaction is rolled back.
  const client = poolOf(db);
  const byConfig = limiters.get(client) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(client, byConfig);
  const limiter =
    byConfig.get(name) ??
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: requests,
      duration: seconds,
    });
  byConfig.set(name, limiter);
  return limiter;
}
