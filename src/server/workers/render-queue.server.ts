/** Enough to keep the processor busy while some of them wait for the database. */
const AT_ONCE = 3;
/** Milliseconds. Rendering takes about 10, so a work that takes longer than this is waiting for something else. */
const COUNTED_MS = 50;

/**
 * Returns a function that runs works in the order of their calls, a few at once. If many pages are half finished, their
 * objects reach V8's old generation, and collecting that costs as much as rendering. A work that takes longer than
 * `countedMs` is no longer counted, so slow ones never keep others waiting.
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
