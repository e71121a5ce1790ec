import type { Database } from '#src/server/database.server.ts';
import type { NgoFreeze } from '#src/server/feature-hooks.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import {
  deleteFreeze,
  insertFreeze,
  lockChanges,
  selectFreeze,
  selectNgoOfChanges,
  type NgoOfChanges,
} from './freeze.queries.server.ts';
import { updateWaitingNgoChangesEnded } from './ngo-changes.queries.server.ts';

/**
 * Lets no other transaction change where money or calls for an NGO go until the transaction `db` ends. Take this lock
 * before that of `lockNgos`.
 */
export async function lockGuardedChanges(db: Database, ngoId: string): Promise<void> {
  await lockChanges(db, ngoId);
}

/**
 * Takes the lock of `lockGuardedChanges` for a change that the NGO wants.
 * @throws {AppError} 409 if changes are frozen, because someone said that a change was not theirs.
 */
export async function lockOwnChanges(db: Database, ngoId: string): Promise<void> {
  await lockChanges(db, ngoId);
  await refuseFrozen(db, ngoId);
}

/**
 * Refuses a change of an NGO whose changes are frozen.
 * @throws {AppError} 409 if they are.
 */
export async function refuseFrozen(db: Database, ngoId: string): Promise<void> {
  if (await selectFreeze(db, ngoId)) throw new AppError({ status: 409, key: 'bankDetailsFrozen' });
}

/** Returns since when an NGO cannot change where money or calls go, or undefined if it can. */
export async function readFrozenAt(db: Database, ngoId: string): Promise<string | undefined> {
  return (await selectFreeze(db, ngoId))?.frozenAt;
}

/** Returns since when an NGO is frozen, and the address of who asked for what was not its own; undefined if it is not. */
export async function readFreeze(db: Database, ngoId: string): Promise<NgoFreeze | undefined> {
  return selectFreeze(db, ngoId);
}

/**
 * Freezes the guarded changes of an NGO, in the transaction `db` that holds their lock, and stops names and contact
 * details that wait. `requestedBy` is the address of the account that asked for what was not the NGO's own.
 * Returns false if they were frozen already.
 */
export async function freezeNgo(
  db: Database,
  { ngoId, requestedBy }: { ngoId: string; requestedBy: string | null },
): Promise<boolean> {
  if (!(await insertFreeze(db, { ngoId, requestedBy }))) return false;
  await updateWaitingNgoChangesEnded(db, { ngoId, end: { status: 'stopped', decidedBy: 'link' } });
  return true;
}

/** Lets an NGO change things again. Returns false if it was not frozen. */
export async function releaseNgo(db: Database, ngoId: string): Promise<boolean> {
  return deleteFreeze(db, ngoId);
}

/** Returns the names and the address of an NGO, also of one that is not public, or undefined. */
export async function readNgoOfChanges(db: Database, ngoId: string): Promise<NgoOfChanges | undefined> {
  return selectNgoOfChanges(db, ngoId);
}
