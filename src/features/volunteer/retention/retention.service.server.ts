import type { Database } from '#src/server/database.server.ts';
import { deleteOldVolunteers } from './retention.queries.server.ts';

/** Small batches, so that other transactions do not wait long for the locked rows. */
const ERASED_AT_ONCE = 1000;

/**
 * Erases volunteers whose retention period has ended: 7 days after an application that was not confirmed, 90 days
 * after it was declined, or two years after the last change and the end of the last shift taken. Can be interrupted
 * and run again.
 * @returns how many volunteers were erased.
 */
export async function eraseOldVolunteers({ db }: { db: Database }): Promise<number> {
  for (let erased = 0; ;) {
    const some = await deleteOldVolunteers(db, ERASED_AT_ONCE);
    erased += some;
    if (some === 0) return erased;
  }
}
