import type { Database } from '#src/server/database.server.ts';
import { REGISTRATION_RETENTION_DAYS } from '#src/features/event/event.values.ts';
import { deleteOldRegistrations } from './retention.queries.server.ts';

/** Registrations deleted per statement. */
const AT_ONCE = 1000;

/**
 * Erases the registrations of events that ended more than 90 days ago. The events keep the number of seats taken.
 * @returns how many registrations were erased.
 */
export async function eraseOldRegistrations(db: Database): Promise<number> {
  let count = 0;
  for (;;) {
    const deleted = await deleteOldRegistrations(db, { days: REGISTRATION_RETENTION_DAYS, limit: AT_ONCE });
    count += deleted;
    if (deleted < AT_ONCE) return count;
  }
}
