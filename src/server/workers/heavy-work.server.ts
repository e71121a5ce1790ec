/** A hash takes 70 ms, a paper of one page 20 ms, and the start of a thread 400 ms on a busy machine. */
const PATIENCE_MS = 1_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs works that need 50 MiB or more one after the other, so that their memory does not add up. None waits longer than
 * `PATIENCE_MS` for another: who signs in is not kept waiting by a slow file.
 */
export function runHeavyWork<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = waitFor(last).then(work);
  last = result.catch(() => undefined);
  return result;
}

async function waitFor(before: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  void before.then(() => resolve());
  await promise;
  clearTimeout(timer);
}
