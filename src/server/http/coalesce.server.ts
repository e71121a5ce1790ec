/** Calls that go through at once, and milliseconds after which another one does. */
const AT_ONCE = 5;
const REFILL_MS = 500;

/**
 * A function that does `work` at once, unless it is called again and again: then at most every half second, the last time after
 * the last call. So what few people change is seen immediately, and a burst cannot keep everybody's pages from being kept.
 */
export function coalesce(work: () => void): () => void {
  let left = AT_ONCE;
  let refilledAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function refill() {
    const refills = Math.floor((performance.now() - refilledAt) / REFILL_MS);
    left = Math.min(AT_ONCE, left + refills);
    refilledAt += refills * REFILL_MS;
  }

  function run() {
    timer = undefined;
    refill();
    left = Math.max(0, left - 1);
    work();
  }

  return () => {
    if (timer) return;
    refill();
    if (left > 0) return run();
    timer = setTimeout(run, Math.max(1, refilledAt + REFILL_MS - performance.now()));
    timer.unref();
  };
}
