import type { Database } from '#src/server/database.server.ts';
import { deleteErasedSchemes, deleteOldRegistrations } from './erase-schemes.queries.server.ts';

/** Small batches, so that other transactions do not wait long for the locked rows. */
const ERASED_AT_ONCE = 1000;

/**
 * Erases registrations whose retention period has ended: 180 days after approval or rejection, two years
 * after the last change of an undecided one, 30 days after creation if the NGO does not see it, or together
 * with their scheme 30 days after its deletion. Can be interrupted and run again.
 * @returns the number of registrations erased because of their own age.
 */
export async function eraseOldSchemeData({ db }: { db: Database }): Promise<number> {
  await deleteErasedSchemes(db);
  for (let erased = 0; ;) {
    const some = await deleteOldRegistrations(db, ERASED_AT_ONCE);
    erased += some;
    if (some === 0) return erased;
  }
}
