import { once } from 'node:events';
import pg from 'pg';

/** Announces nothing: an empty list of changed tags. */
const NOTHING = '[]';

/**
 * Waits until the product has received the changes that its database announced so far, so that its next page shows them.
 * PostgreSQL tells all listeners at once. When ours has heard, the message to the product is on its way, and the product
 * has read it when it has answered two requests that came later.
 */
export async function waitUntilHeard({ url, origin }: { url: string; origin: string }): Promise<void> {
  const [listener, announcer] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ];
  try {
    await Promise.all([listener.connect(), announcer.connect()]);
    await listener.query('listen public_data');
    const heard = once(listener, 'notification');
    await announcer.query(`select pg_notify('public_data', $1)`, [NOTHING]);
    await heard;
  } finally {
    await Promise.all([listener.end(), announcer.end()]);
  }
  for (let request = 0; request < 2; request++) await (await fetch(`${origin}/healthz`)).arrayBuffer();
}
