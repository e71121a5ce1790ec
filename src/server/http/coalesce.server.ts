/** By default, five calls run at once, and one more is allowed every half second. */
const FEW = { atOnce: 5, refillMs: 500 };

/**
 * Returns a function that runs `work`, but not more often than the limit allows. The first `atOnce` calls run
 * immediately. In a burst, `work` then runs at most every `refillMs` milliseconds, the last time after the
 * last call. So a single change is visible immediately, and a burst of changes cannot disable the cache.
 */
export function coalesce(work: () => void, { atOnce, refillMs } = FEW): () => void {
  let free = atOnce;
  let refilledAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function refill() {
    const refills = Math.floor((performance.now() - refilledAt) / refillMs);
    free = Math.min(atOnce, free + refills);
    refilledAt += refills * refillMs;
  }

  function startNext() {
    timer = undefined;
    refill();
    free = Math.max(0, free - 1);
    work();
  }

  return () => {
    if (timer) return;
    refill();
    if (free > 0) return startNext();
    timer = setTimeout(startNext, Math.max(1, refilledAt + refillMs - performance.now()));
    timer.unref();
  };
}
