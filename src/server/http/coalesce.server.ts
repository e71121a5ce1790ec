/** Calls that go through at once, and milliseconds after which another one does. */
const FEW = { atOnce: 5, refillMs: 500 };

/**
 * A function that does `work` at once, unless it is called again and again: then at most every `refillMs` (half a second), the last
 * time after the last call. So what few people change is seen immediately, and a burst cannot keep everybody's pages from being kept.
 */
export function coalesce(work: () => void, { atOnce, refillMs } = FEW): () => void {
  let left = atOnce;
  let refilledAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function refill() {
    const refills = Math.floor((performance.now() - refilledAt) / refillMs);
    left = Math.min(atOnce, left + refills);
    refilledAt += refills * refillMs;
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
    timer = setTimeout(run, Math.max(1, refilledAt + refillMs - performance.now()));
    timer.unref();
  };
}
