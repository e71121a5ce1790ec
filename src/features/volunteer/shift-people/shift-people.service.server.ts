import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { mailAboutPlace } from '#src/features/volunteer/shift-mails/place-mail.service.server.ts';
import { selectTakenTimes } from '#src/features/volunteer/shift-places/shift-places.queries.server.ts';
import { overlap } from '#src/features/volunteer/shift-places/shift-places.rules.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import {
  lockShift,
  readShift,
  recordShiftChange,
} from '#src/features/volunteer/shifts/shifts.service.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { volunteerQuery } from '#src/features/volunteer/volunteer-words.server.ts';
import type { ShiftPerson } from './shift-people.contract.ts';
import {
  deletePlace,
  insertPlace,
  lockVolunteer,
  selectCandidates,
  selectPlace,
  selectShiftPeople,
  updateMinutes,
  updateOtherMinutes,
  type LockedVolunteer,
} from './shift-people.queries.server.ts';
import { minutesOf, readHours } from './shift-people.rules.ts';
import { FOUND_MOST } from './shift-people.values.ts';

type Own = { id: string; ngoId: string };
type Person = { shiftId: string; volunteerId: string; call: SignedInCall };

/**
 * Returns a page of the volunteers in a shift of the NGO, in the order in which they took it.
 * @throws {AppError} 404 if the NGO has no such shift.
 */
export async function listShiftPeople(
  db: Database,
  { page, pageSize, ...own }: Own & { page: number; pageSize: number },
): Promise<{ rows: ShiftPerson[]; total: number }> {
  const { taken } = await readShift(db, own);
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  return { rows: await selectShiftPeople(db, { shiftId: own.id, ...window }), total: taken };
}

/**
 * Returns accepted volunteers of the NGO who are not in a shift, by name, at most 20.
 * @throws {AppError} 404 if the NGO has no such shift.
 */
export async function findCandidates(
  db: Database,
  { q, ...own }: Own & { q: string },
): Promise<{ _id: string; name: string; mobile: string; city: string }[]> {
  await readShift(db, own);
  const { id: shiftId, ngoId } = own;
  return selectCandidates(db, {
    shiftId,
    ngoId,
    words: volunteerQuery({ ngoId, words: q }),
    limit: FOUND_MOST,
  });
}

/**
 * Puts an accepted volunteer in a shift, and mails that unless the shift is over. Does nothing if the volunteer is in
 * it.
 * @returns whether the mail was left out because those of the day are used up.
 * @throws {AppError} 404 if the NGO has no such shift or volunteer; 409 if the shift is cancelled or full, or the
 * volunteer is not accepted or has another shift at that time.
 */
export async function addToShift(services: VolunteerServices, person: Person): Promise<boolean> {
  return changePlace(services, person, async (locked, { shift, volunteer, hasPlace }) => {
    if (hasPlace) return false;
    if (shift.status === 'cancelled') throw new AppError({ status: 409, key: 'shiftIsCancelled' });
    if (!volunteer.isAccepted) throw new AppError({ status: 409, key: 'volunteerNotAccepted' });
    const own = await selectTakenTimes(locked.db, person.volunteerId);
    const time = { startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) };
    if (own.some((other) => overlap(time, other)))
      throw new AppError({ status: 409, key: 'volunteerInOtherShift' });
    if (shift.taken >= shift.needed) throw new AppError({ status: 409, key: 'shiftFull' });
    await insertPlace(locked.db, person);
    await record(locked.db, { action: 'addToShift', person });
    if (shift.isOver) return false;
    const ngoId = person.call.account.ngoId!;
    return !(await mailAboutPlace(locked, { kind: 'added', ngoId, shiftId: shift._id, volunteer }));
  });
}

/**
 * Takes a volunteer out of a shift, and mails that unless the shift is over or cancelled. Does nothing if the
 * volunteer is not in it.
 * @returns whether the mail was left out because those of the day are used up.
 * @throws {AppError} 404 if the NGO has no such shift or volunteer; 409 if the hours are confirmed.
 */
export async function removeFromShift(services: VolunteerServices, person: Person): Promise<boolean> {
  return changePlace(services, person, async (locked, { shift, volunteer, hasPlace, minutes }) => {
    if (!hasPlace) return false;
    if (minutes !== null) throw new AppError({ status: 409, key: 'shiftHoursThere' });
    await deletePlace(locked.db, person);
    await record(locked.db, { action: 'removeFromShift', person });
    if (shift.isOver || shift.status !== 'open') return false;
    const ngoId = person.call.account.ngoId!;
    return !(await mailAboutPlace(locked, { kind: 'removed', ngoId, shiftId: shift._id, volunteer }));
  });
}

/**
 * Confirms the hours of volunteers in a shift that is over. Whoever is not in it is left out. With `others`, everybody
 * else who has no hours yet gets the length of the shift.
 * @returns how many volunteers got their hours.
 * @throws {AppError} 404 if the NGO has no such shift; 409 if it is cancelled or not over; 422 with every wrong value.
 */
export async function confirmHours(
  { db }: Pick<VolunteerServices, 'db'>,
  input: {
    shiftId: string;
    hours: readonly { volunteerId: string; hours: string }[];
    others: boolean;
    call: SignedInCall;
  },
): Promise<number> {
  const { shiftId, call } = input;
  const own = { id: shiftId, ngoId: call.account.ngoId! };
  if (input.hours.some(({ volunteerId }) => !ROW_ID.test(volunteerId))) throw notFound();
  return db.transaction().execute(async (transaction) => {
    const shift = await lockShift(transaction, own);
    if (shift.status === 'cancelled') throw new AppError({ status: 409, key: 'shiftIsCancelled' });
    if (!shift.isOver) throw new AppError({ status: 409, key: 'shiftNotOver' });
    const { hours, wrong } = readHours(input.hours);
    if (wrong.length > 0) {
      const fields = Object.fromEntries(wrong.map((field) => [field, 'shiftHoursWrong' as const]));
      throw new AppError({ status: 422, key: 'shiftHoursWrong', fields });
    }
    const confirmed = await updateMinutes(transaction, { shiftId, hours });
    const minutes = minutesOf(shift);
    const rest = input.others ? await updateOtherMinutes(transaction, { shiftId, minutes }) : 0;
    const after = { people: confirmed + rest };
    await recordShiftChange(transaction, { action: 'confirmHours', own, call, after });
    return confirmed + rest;
  });
}

type Found = { shift: OwnShift; volunteer: LockedVolunteer; hasPlace: boolean; minutes: number | null };

/** Runs a change of a place with the volunteer and then the shift locked. */
async function changePlace<Result>(
  services: VolunteerServices,
  { shiftId, volunteerId, call }: Person,
  change: (locked: VolunteerServices, found: Found) => Promise<Result>,
): Promise<Result> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(volunteerId)) throw notFound();
  return services.db.transaction().execute(async (db) => {
    const volunteer = await lockVolunteer(db, { volunteerId, ngoId });
    const shift = await lockShift(db, { id: shiftId, ngoId });
    if (!volunteer) throw notFound();
    const place = await selectPlace(db, { shiftId, volunteerId });
    const found = { shift, volunteer, hasPlace: place !== undefined, minutes: place?.minutes ?? null };
    return change({ ...services, db }, found);
  });
}

async function record(db: Database, { action, person }: { action: string; person: Person }): Promise<void> {
  const { shiftId, volunteerId, call } = person;
  const own = { id: shiftId, ngoId: call.account.ngoId! };
  await recordShiftChange(db, { action, own, call, after: { volunteerId } });
}
