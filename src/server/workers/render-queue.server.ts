/** As many keep the processor busy while each waits for the database in turn. */
const AT_ONCE = 3;
/** Rendering takes about 10 ms. Whoever takes longer than this waits for something else, and others may begin. */
const COUNTED_MS = 50;

/**
 * Returns a function that runs works in the order of their calls, few at once. What many half-finished pages need stays
 * in memory long enough to be moved among the old objects, and collecting those costs as much as rendering. A work that
 * takes longer than `countedMs` is no longer counted, so slow ones never keep others waiting.
 */
export function createRenderQueue({ atOnce = AT_ONCE, countedMs = COUNTED_MS } = {}) {
  const waiting: (() => void)[] = [];
  let counted = 0;

  function endOne() {
    const next = waiting.shift();
    if (next) next();
    else counted--;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (counted < atOnce) counted++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isCounted = true;
    const end = () => {
      if (isCounted) endOne();
      isCounted = false;
    };
    const timer = setTimeout(end, countedMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      end();
    }
  };
}
