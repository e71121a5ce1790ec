import type pg from 'pg';

/** A channel that only tests use. */
const END = 'test_end';

/**
 * Returns what the database announces about public data while `work` runs, in the order of the transactions: the payload
 * of each notification.
 */
export async function announcedDuring(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const listener = await pool.connect();
  const payloads: string[] = [];
  try {
    const ended = new Promise<void>((resolve) =>
      listener.on('notification', ({ channel, payload }) =>
        channel === END ? resolve() : payloads.push(payload ?? ''),
      ),
    );
    await listener.query(`listen public_data; listen ${END}`);
    await work();
    // Notifications arrive in the order of their transactions, so this one is the last.
    await pool.query(`notify ${END}`);
    await ended;
  } finally {
    listener.release(true);
  }
  return payloads;
}
