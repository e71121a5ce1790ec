import { AppError } from '#src/server/errors.server.ts';

/** Photos being drawn at once: libvips and the hashing of passwords share four threads and as many cores as there are. */
const AT_ONCE = 1;
/** Each that waits holds its file in memory. */
const WAITING_MOST = 10;
/** Seconds; a photo takes about one. */
const TRY_AGAIN_AFTER = 5;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does the work when it is its turn, so that a burst of photos leaves the app its cores and its memory.
 * @throws {AppError} 429 when too many wait already, and whatever the work throws.
 */
export async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MOST)
      throw new AppError({ status: 429, key: 'photosBusy', retryAfter: TRY_AGAIN_AFTER });
    // Whoever is done hands its turn over, so that nobody comes in between.
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
