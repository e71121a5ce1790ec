import type { Database } from '#src/server/database.server.ts';
import {
  deleteErasedSchemes,
  deleteOldRegistrations,
  deleteSchemesOfNgo,
} from './erase-schemes.queries.server.ts';

/** So that nobody waits long for the rows. */
const ERASED_AT_ONCE = 1000;

/**
 * Erases registrations whose purpose has ended: 180 days after they were approved or rejected, two years after their last change,
 * or 30 days after their scheme was deleted, with it. May be stopped and run again.
 * @returns how many were erased because of their own age.
 */
export async function eraseOldSchemeData({ db }: { db: Database }): Promise<number> {
  await deleteErasedSchemes(db);
  for (let erased = 0; ;) {
    const some = await deleteOldRegistrations(db, ERASED_AT_ONCE);
    erased += some;
    if (some === 0) return erased;
  }
}

/** Erases what an NGO that is erased has offered, and who registered for it; in the transaction `db`. */
export async function eraseSchemesOfNgo(db: Database, ngoId: string): Promise<void> {
  await deleteSchemesOfNgo(db, ngoId);
}
