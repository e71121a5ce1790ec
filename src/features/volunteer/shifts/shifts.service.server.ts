import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { isOwnEvent } from '#src/features/event/management/management.service.server.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { startAnnouncement } from '#src/features/volunteer/shift-mails/announcement.service.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { checkShift, isMoved, type CleanShift } from './shift-form.rules.ts';
import type { OwnShift, ShiftInput } from './shifts.contract.ts';
import {
  countOpenShifts,
  countShifts,
  insertShift,
  lockShiftRow,
  selectShift,
  selectShifts,
  updateCancelled,
  updateNotReminded,
  updateShift,
} from './shifts.queries.server.ts';
import { SHIFTS_MOST, type ShiftList } from './shifts.values.ts';

type Own = { id: string; ngoId: string };

/** Returns a page of a list of the NGO's shifts, its total number, and how many each list has. */
export async function listShifts(
  db: Database,
  query: { ngoId: string; list: ShiftList; page: number; pageSize: number },
): Promise<{ rows: OwnShift[]; total: number; counts: Record<ShiftList, number> }> {
  const { ngoId, list, page, pageSize } = query;
  const [rows, counts] = await Promise.all([
    selectShifts(db, { ngoId, list, limit: pageSize, offset: (page - 1) * pageSize }),
    countShifts(db, ngoId),
  ]);
  return { rows, total: counts[list], counts };
}

/**
 * Returns a shift for its own NGO.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function readShift(db: Database, { id, ngoId }: Own): Promise<OwnShift> {
  const shift = ROW_ID.test(id) ? await selectShift(db, { id, ngoId }) : undefined;
  if (!shift) throw notFound();
  return shift;
}

/**
 * Locks a shift until the transaction `db` ends, and returns it. Everything that changes places holds this lock.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function lockShift(db: Database, own: Own): Promise<OwnShift> {
  if (!ROW_ID.test(own.id) || !(await lockShiftRow(db, own))) throw notFound();
  return readShift(db, own);
}

/**
 * Adds a shift to the NGO of the caller.
 * @throws {AppError} 422 with every error of the form; 409 if the NGO has reached its limit of shifts; as
 * `guardNewContacts`.
 */
export async function addShift(
  services: VolunteerServices,
  { input, call }: { input: ShiftInput; call: SignedInCall },
): Promise<OwnShift> {
  const ngoId = call.account.ngoId!;
  return services.db.transaction().execute(async (transaction) => {
    const shift = await checkedShift(transaction, { input, ngoId });
    // Locks the NGO, so that concurrent requests cannot exceed the limit.
    await lockNgo(transaction, ngoId);
    if ((await countOpenShifts(transaction, ngoId)) >= SHIFTS_MOST)
      throw new AppError({ status: 409, key: 'shiftsFull' });
    const own = { id: await insertShift(transaction, { ngoId, shift }), ngoId };
    const added = await readShift(transaction, own);
    await guardNewContacts({ ...services, db: transaction }, { call, title: added.title, after: added });
    await recordShiftChange(transaction, { action: 'addShift', own, call, after: auditFieldsOf(added) });
    return added;
  });
}

/**
 * Saves a shift of the NGO of the caller; omitted fields are emptied. Another time or place is mailed to those who
 * took it, unless it is over.
 * @returns the shift, and how many people are mailed.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 422 with every error of the form; 409 if it
 * is cancelled, or was saved since `revision`, with the current shift in `data`; 403 if the password was not typed again;
 * as `guardNewContacts`.
 */
export async function saveShift(
  services: VolunteerServices,
  {
    id,
    revision,
    input,
    call,
  }: { id: string; revision: number | undefined; input: ShiftInput; call: SignedInCall },
): Promise<{ shift: OwnShift; mailed: number }> {
  const own = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (db) => {
    const before = await lockShift(db, own);
    if (before.status === 'cancelled') throw new AppError({ status: 409, key: 'shiftIsCancelled' });
    const shift = await checkedShift(db, { input, ngoId: own.ngoId, saved: before });
    if (revision !== undefined && revision !== before.revision)
      throw new AppError({ status: 409, key: 'shiftChangedMeanwhile', data: { now: before } });
    refuseFewerPlaces({ shift, before });
    await updateShift(db, { ...own, shift });
    const isToCome = new Date(shift.endsAt) > new Date();
    if (call.isConfirmed !== true) throw needsConfirmation();
    const isToldNow = isToCome && isMoved({ before, after: shift });
    if (isToldNow) await updateNotReminded(db, id);
    const mailed = isToldNow
      ? await startAnnouncement({ ...services, db }, { shift: own, kind: 'changed' })
      : 0;
    const after = await readShift(db, own);
    await guardNewContacts({ ...services, db }, { call, title: after.title, before, after });
    const sides = { before: auditFieldsOf(before), after: auditFieldsOf(after) };
    await recordShiftChange(db, { action: 'editShift', own, call, ...sides });
    return { shift: after, mailed };
  });
}

/**
 * Cancels a shift of the NGO of the caller, and mails those who took it. If it is cancelled, only writes the reason anew,
 * so that nobody has to live with that of an intruder.
 * @returns the shift, and how many people are mailed.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 409 if it is over.
 */
export async function cancelShift(
  services: VolunteerServices,
  { id, reason, call }: { id: string; reason: string; call: SignedInCall },
): Promise<{ shift: OwnShift; mailed: number }> {
  const own = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (db) => {
    const before = await lockShift(db, own);
    const { status, cancelReason } = before;
    if (cancelReason === reason) return { shift: before, mailed: 0 };
    if (status !== 'cancelled' && before.isOver) throw new AppError({ status: 409, key: 'shiftOver' });
    await updateCancelled(db, { ...own, reason });
    const mailed =
      status === 'cancelled'
        ? 0
        : await startAnnouncement({ ...services, db }, { shift: own, kind: 'cancelled' });
    const sides = { before: { status, cancelReason }, after: { status: 'cancelled', cancelReason: reason } };
    await recordShiftChange(db, { action: 'cancelShift', own, call, ...sides });
    return { shift: await readShift(db, own), mailed };
  });
}

/**
 * Validates a form and returns the shift to write.
 * @throws {AppError} 422 with every error of the form.
 */
async function checkedShift(
  db: Database,
  { input, ngoId, saved }: { input: ShiftInput; ngoId: string; saved?: OwnShift },
): Promise<CleanShift> {
  const { shift, errors: ofForm } = checkShift({ form: input, now: new Date(), saved });
  const errors: Record<string, MessageKey> = { ...ofForm };
  const { eventId } = shift;
  if (eventId !== null && !(await isOwnEvent(db, { id: eventId, ngoId })))
    errors['eventId'] = 'shiftEventUnknown';
  if (Object.keys(errors).length > 0) throw refusal(errors);
  return shift;
}

function refusal(fields: Record<string, MessageKey>): AppError {
  const keys = Object.values(fields);
  return new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
}

function refuseFewerPlaces({ shift, before: { taken } }: { shift: CleanShift; before: OwnShift }): void {
  if (shift.needed >= taken) return;
  const key = 'shiftNeededTaken';
  throw new AppError({ status: 422, key, fields: { needed: key }, values: { 0: String(taken) } });
}

type ShiftChange = { action: string; own: Own; call: SignedInCall; before?: object; after?: object };

/** Records in the audit log what was done to a shift. */
export async function recordShiftChange(
  db: Database,
  { action, own: { id, ngoId }, call, before = {}, after = {} }: ShiftChange,
): Promise<void> {
  const about = { action, entity: 'volunteerShift', entityId: id, ngoId };
  await recordChange(db, { call, change: { ...about, before: { ...before }, after: { ...after } } });
}

function auditFieldsOf({ title, details, place, startsAt, endsAt, needed, event }: OwnShift): object {
  return { title, details, place, startsAt, endsAt, needed, eventId: event?._id ?? null };
}
