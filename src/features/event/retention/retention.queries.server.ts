import type { Database } from '#src/server/database.server.ts';
import { daysAgo } from '#src/server/database/sql-values.server.ts';

/** Deletes registrations of events that ended before these days, at most `limit`. Returns how many. */
export async function deleteOldRegistrations(
  db: Database,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const old = db
    .selectFrom('event_registration as r')
    .innerJoin('event as e', 'e.id', 'r.event_id')
    .where('e.ends_at', '<', daysAgo(days))
    .select('r.id')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('event_registration')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
