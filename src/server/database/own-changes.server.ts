import type pg from 'pg';

/** The SQLSTATE of the notices that `announce_public_change` raises (migration 020). */
const CHANGE = 'TAGS0';

/**
 * Calls `onChange` for each change of public data made over this pool, after the transaction has ended and
 * before the promise of that transaction or statement resolves. So a process can drop its cached responses
 * before it responds to a write; `NOTIFY` would arrive too late. Changes that were rolled back are reported
 * too.
 */
export function watchOwnChanges({
  pool,
  onChange,
}: {
  pool: pg.Pool;
  onChange: (payload: string) => void;
}): void {
  const payloads = new WeakMap<pg.PoolClient, Set<string>>();
  pool.on('acquire', (client) => {
    if (payloads.has(client)) return;
    const announced = new Set<string>();
    payloads.set(client, announced);
    client.on('notice', ({ code, message }) => {
      if (code === CHANGE && message) announced.add(message);
    });
  });
  // Every statement and transaction releases its client before it resolves.
  pool.on('release', (_error, client) => {
    const announced = payloads.get(client);
    if (!announced) return;
    for (const payload of announced) onChange(payload);
    announced.clear();
  });
}
