import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** Forgets the requests that no limit counts any more. */
export async function deleteOldRateLimits(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('expire', '<', sql<number>`extract(epoch from now()) * 1000`)
    .execute();
}
