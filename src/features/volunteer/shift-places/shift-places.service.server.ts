import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { VolunteerStatus } from '#src/features/volunteer/volunteer.values.ts';
import {
  deletePlace,
  hasPlace,
  insertPlace,
  lockShift,
  lockVolunteer,
  selectTakenTimes,
  type LockedShift,
} from './shift-places.queries.server.ts';
import { findTakeRefusal } from './shift-places.rules.ts';

type Place = { shiftId: string; volunteerId: string };

/**
 * Takes a place in a shift for a volunteer. Of two people and one last place, exactly one gets it. Does nothing if
 * the volunteer has a place already.
 * @throws {AppError} 404 if the NGO of the volunteer is not verified or has no such shift; 409 if the volunteer is not
 * accepted, or the shift is cancelled, started, full or at the time of another one the volunteer took.
 */
export async function takePlace(db: Database, place: Place): Promise<void> {
  await withLocks(db, place, async (transaction, { shift, status }) => {
    if (await hasPlace(transaction, place)) return;
    if (!shift.isNgoVerified) throw notFound();
    if (status !== 'accepted') throw new AppError({ status: 409, key: 'shiftPlaceNotAccepted' });
    const own = await selectTakenTimes(transaction, place.volunteerId);
    const refusal = findTakeRefusal({ shift, own, now: new Date() });
    if (refusal) throw new AppError({ status: 409, key: refusal });
    await insertPlace(transaction, place);
  });
}

/**
 * Gives a place in a shift back, until the shift starts. Does nothing if the volunteer has none.
 * @throws {AppError} 404 if the NGO of the volunteer has no such shift; 409 if the shift has started.
 */
export async function giveBackPlace(db: Database, place: Place): Promise<void> {
  await withLocks(db, place, async (transaction, { shift }) => {
    if (!(await hasPlace(transaction, place))) return;
    if (shift.startsAt <= new Date()) throw new AppError({ status: 409, key: 'shiftPlaceStarted' });
    await deletePlace(transaction, place);
  });
}

type Locked = { shift: LockedShift; status: VolunteerStatus };

/**
 * Runs a change with the volunteer and then the shift locked. Everybody locks in this order. The lock of the volunteer
 * keeps two calls at once from taking shifts at the same time.
 */
async function withLocks(
  db: Database,
  { shiftId, volunteerId }: Place,
  change: (transaction: Database, locked: Locked) => Promise<void>,
): Promise<void> {
  if (!ROW_ID.test(shiftId)) throw notFound();
  await db.transaction().execute(async (transaction) => {
    const volunteer = await lockVolunteer(transaction, volunteerId);
    if (!volunteer) throw notFound();
    const { ngoId, status } = volunteer;
    const shift = await lockShift(transaction, { shiftId, ngoId });
    if (!shift) throw notFound();
    await change(transaction, { shift, status });
  });
}
