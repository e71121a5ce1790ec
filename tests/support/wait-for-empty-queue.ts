import { setTimeout as wait } from 'node:timers/promises';

/** If the queue is not empty after this many milliseconds, it counts as stuck. */
const TIMEOUT_MS = 240_000;

type Querying = { query: (text: string) => Promise<{ count?: unknown }[]> };

/**
 * Waits until no job of these names is waiting or running.
 * @throws if that takes four minutes.
 */
export async function waitForEmptyQueue({ query }: Querying, names: readonly string[]): Promise<void> {
  const list = names.map((name) => `'${name}'`).join(', ');
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await wait(250)) {
    const [row] = await query(
      `select count(*)::int as count from pgboss.job
        where name in (${list}) and state in ('created', 'retry', 'active')`,
    );
    if (row?.count === 0) return;
  }
  throw new Error('The queue did not become empty');
}
