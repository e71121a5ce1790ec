import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** Deletes expired request counts. */
export async function deleteOldRateLimits(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('expire', '<', sql<number>`extract(epoch from now()) * 1000`)
    .execute();
}
