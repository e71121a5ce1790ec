import type { Database } from '#src/server/database.server.ts';
import { daysAgo, rowId } from '#src/server/database/sql-values.server.ts';

/**
 * Erases who is behind the events of an NGO: its contact people, who registered, and what it wrote to them. The events
 * stay.
 */
export async function eraseEventsOfNgo(db: Database, ngoId: string): Promise<void> {
  const events = db.selectFrom('event').select('id').where('ngo_id', '=', rowId(ngoId));
  await db.deleteFrom('event_registration').where('event_id', 'in', events).execute();
  await db.deleteFrom('event_announcement').where('ngo_id', '=', rowId(ngoId)).execute();
  await db
    .updateTable('event')
    .set({ contact_name: null, contact_phone: null, contact_email: null, online_link: null })
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}

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
