import { AppError } from '#src/server/errors.server.ts';

/** Number of photos processed at once. libvips and password hashing share four threads and the CPU cores. */
const AT_ONCE = 1;
/** Each waiting photo keeps its file in memory. */
const WAITING_MOST = 10;
/** In seconds. A photo takes about one. */
const TRY_AGAIN_AFTER = 5;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the work when its turn comes, so that a burst of photos does not use up CPU and memory.
 * @throws {AppError} 429 if too many are waiting, and any error of the work.
 */
export async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MOST)
      throw new AppError({ status: 429, key: 'photosBusy', retryAfter: TRY_AGAIN_AFTER });
    // The finished work passes its turn on directly, so that no new caller can slip in.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
