import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { startAnnouncement } from '#src/features/event/announcement/announcement.service.server.ts';
import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import { prefixQuery } from '#src/search/row-words.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import {
  offerFreeSeats,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import { isMoved } from './event-form.rules.ts';
import { checkedRow } from './event-row.service.server.ts';
import { guardEvent } from './guard-event.service.server.ts';
import type { EventInput, ListedEvent, OwnEvent } from './management.contract.ts';
import {
  countLists,
  countOpenEvents,
  deleteDraft,
  insertEvent,
  selectOwnEvent,
  selectOwnEvents,
  updateCancelled,
  updateCancelReason,
  updateEventRow,
  updatePublished,
  type EventRow,
} from './management.queries.server.ts';
import { EVENTS_MOST, EVENTS_MOST_UNCHECKED, type EventList } from './management.values.ts';

type Own = { id: string; ngoId: string };

/**
 * Returns a page of a list of the NGO's events, their total number, and how many each list has without the words.
 */
export async function listOwnEvents(
  db: Database,
  query: { ngoId: string; list: EventList; q: string; page: number; pageSize: number },
): Promise<{ rows: ListedEvent[]; total: number; counts: Record<EventList, number> }> {
  const { ngoId, list, q, page, pageSize } = query;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const [result, counts] = await Promise.all([
    selectOwnEvents(db, { ngoId, list, words: prefixQuery(q), ...window }),
    countLists(db, ngoId),
  ]);
  return { ...result, counts };
}

/**
 * Returns an event for its own NGO.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function readOwnEvent(db: Database, { id, ngoId }: Own): Promise<OwnEvent> {
  const event = ROW_ID.test(id) ? await selectOwnEvent(db, { id, ngoId }) : undefined;
  if (!event) throw notFound();
  return event;
}

/** Returns whether the NGO has an event with this id. */
export async function isOwnEvent(db: Database, { id, ngoId }: Own): Promise<boolean> {
  return ROW_ID.test(id) && (await selectOwnEvent(db, { id, ngoId })) !== undefined;
}

/**
 * Adds an event to the NGO of the caller as a draft.
 * @throws {AppError} 422 with every error of the form; 409 if the NGO has reached its limit of events; as
 * `guardNewContacts`.
 */
export async function addEvent(
  services: SeatServices,
  { input, call }: { input: EventInput; call: SignedInCall },
): Promise<OwnEvent> {
  const ngoId = call.account.ngoId!;
  return services.db.transaction().execute(async (transaction) => {
    const row = await checkedRow(transaction, { input, ngoId });
    await refuseTooMany(transaction, { call, more: 1 });
    const id = await insertEvent(transaction, { ngoId, row });
    const event = await readOwnEvent(transaction, { id, ngoId });
    await guardEvent({ ...services, db: transaction }, { call, after: event });
    await recordEventChange(transaction, { action: 'addNewEvent', id, call, after: auditFieldsOf(event) });
    return event;
  });
}

/**
 * Saves an event of the NGO of the caller; omitted fields are emptied. More seats are offered to those who wait.
 * Another time or place of a published event is mailed to everybody registered, unless it is over.
 * @returns the event, and how many people are mailed.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 422 with every error of the form; 409 if it
 * is cancelled, or was saved since `revision`, with the current event in `data`; 403 if it is public and the password was
 * not typed again; as `guardNewContacts`.
 */
export async function saveEvent(
  services: SeatServices,
  {
    id,
    revision,
    input,
    call,
  }: { id: string; revision: number | undefined; input: EventInput; call: SignedInCall },
): Promise<{ event: OwnEvent; mailed: number }> {
  return changeEvent(services, { id, call }, async (locked, before) => {
    const { db } = locked;
    const ids = { id, ngoId: call.account.ngoId! };
    if (before.status === 'cancelled') throw new AppError({ status: 409, key: 'eventCancelled' });
    const row = await checkedRow(db, { input, ngoId: ids.ngoId, saved: before });
    refuseOtherRevision(revision, before);
    refuseFewerSeats({ row, before });
    const isOtherTime = isMoved({ before, after: row });
    await updateEventRow(db, { ...ids, row, isMoved: isOtherTime });
    await offerFreeSeats(locked, id);
    const isPublished = before.status === 'published';
    if (isPublished && call.isConfirmed !== true) throw needsConfirmation();
    const isToldNow = isOtherTime && isPublished && new Date(row.endsAt) > new Date();
    const announcement = isToldNow
      ? await startAnnouncement(locked, { event: ids, kind: 'changed', audience: 'all' })
      : undefined;
    const event = await readOwnEvent(db, ids);
    await guardEvent(locked, { call, before, after: event });
    const sides = { before: auditFieldsOf(before), after: auditFieldsOf(event) };
    await recordEventChange(db, { action: 'editEvent', id, call, ...sides });
    return { event, mailed: announcement?.total ?? 0 };
  });
}

/**
 * Publishes a draft of the NGO of the caller. Does nothing if it is published.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 409 if it is cancelled, its time has
 * passed, or it was saved since `revision`; as `guardNewContacts`: all its texts are new to the public.
 */
export async function publishEvent(
  services: SeatServices,
  { id, revision, call }: { id: string; revision: number | undefined; call: SignedInCall },
): Promise<OwnEvent> {
  return changeEvent(services, { id, call }, async (locked, before) => {
    const { db } = locked;
    const ids = { id, ngoId: call.account.ngoId! };
    if (before.status === 'cancelled') throw new AppError({ status: 409, key: 'eventCancelled' });
    if (before.status === 'published') return before;
    refuseOtherRevision(revision, before);
    refusePastTimes(before);
    await updatePublished(db, ids);
    const event = await readOwnEvent(db, ids);
    await guardEvent(locked, { call, after: event });
    const sides = { before: { status: before.status }, after: { status: 'published' } };
    await recordEventChange(db, { action: 'publishEvent', id, call, ...sides });
    return event;
  });
}

/** Nobody overwrites or publishes what they did not see. */
function refuseOtherRevision(revision: number | undefined, saved: OwnEvent): void {
  if (revision !== undefined && revision !== saved.revision)
    throw new AppError({ status: 409, key: 'eventChangedMeanwhile', data: { now: saved } });
}

/**
 * Cancels a published event of the NGO of the caller, with its registrations, and mails everybody who was registered
 * or waiting. If it is cancelled, only writes the reason anew, so that nobody has to live with that of an intruder.
 * @returns the event, and how many people are mailed.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 409 if it is a draft
 * or over; as `guardNewContacts`.
 */
export async function cancelEvent(
  services: SeatServices,
  { id, reason, call }: { id: string; reason: string; call: SignedInCall },
): Promise<{ event: OwnEvent; mailed: number }> {
  return changeEvent(services, { id, call }, async (locked, before) => {
    const { db } = locked;
    const ids = { id, ngoId: call.account.ngoId! };
    const { status, cancelReason } = before;
    if (cancelReason === reason) return { event: before, mailed: 0 };
    if (status === 'draft') throw new AppError({ status: 409, key: 'eventCancelDraft' });
    if (status === 'published' && new Date(before.endsAt) <= new Date())
      throw new AppError({ status: 409, key: 'eventOver' });
    await guardEvent(locked, { call, before, after: { ...before, cancelReason: reason } });
    if (status === 'cancelled') await updateCancelReason(db, { ...ids, reason });
    else await updateCancelled(db, { ...ids, reason });
    const announcement =
      status === 'published'
        ? await startAnnouncement(locked, { event: ids, kind: 'cancelled', audience: 'all' })
        : undefined;
    const sides = { before: { status, cancelReason }, after: { status: 'cancelled', cancelReason: reason } };
    await recordEventChange(db, { action: 'cancelEvent', id, call, ...sides });
    return { event: await readOwnEvent(db, ids), mailed: announcement?.total ?? 0 };
  });
}

/**
 * Deletes a draft of the NGO of the caller.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 409 if it was published.
 */
export async function deleteEvent(
  services: SeatServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  await changeEvent(services, { id, call }, async ({ db }, before) => {
    if (before.status !== 'draft') throw new AppError({ status: 409, key: 'eventDeletePublished' });
    await deleteDraft(db, { id, ngoId: call.account.ngoId! });
    await recordEventChange(db, { action: 'deleteEvent', id, call, before: auditFieldsOf(before) });
  });
}

/** Runs a change of an event of the NGO of the caller, with the event locked. */
async function changeEvent<Result>(
  services: SeatServices,
  { id, call }: { id: string; call: SignedInCall },
  change: (locked: SeatServices, before: OwnEvent) => Promise<Result>,
): Promise<Result> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(id)) throw notFound();
  return withLockedEvent(services, { eventId: id, ngoId }, async (locked) =>
    change(locked, await readOwnEvent(locked.db, { id, ngoId })),
  );
}

/**
 * Locks the NGO, so that concurrent requests cannot exceed the limit.
 * @throws {AppError} 409 if the NGO would have too many events that are not over.
 */
export async function refuseTooMany(
  db: Database,
  { call: { account }, more }: { call: SignedInCall; more: number },
): Promise<void> {
  const isChecked = account.standing === 'verified';
  const most = isChecked ? EVENTS_MOST : EVENTS_MOST_UNCHECKED;
  await lockNgo(db, account.ngoId!);
  if ((await countOpenEvents(db, account.ngoId!)) + more > most)
    throw new AppError({ status: 409, key: isChecked ? 'eventsFull' : 'eventsFullUnchecked' });
}

function refuseFewerSeats({ row, before }: { row: EventRow; before: OwnEvent }): void {
  const { seatsTaken } = before;
  if (row.capacity >= seatsTaken) return;
  const key = 'eventCapacityTaken';
  throw new AppError({ status: 422, key, fields: { capacity: key }, values: { 0: String(seatsTaken) } });
}

/** @throws {AppError} 409 if nobody could register for the event any more. */
function refusePastTimes({ startsAt, registrationEndsAt }: OwnEvent): void {
  const now = new Date();
  if (new Date(startsAt) <= now) throw new AppError({ status: 409, key: 'eventPublishPast' });
  if (new Date(registrationEndsAt) <= now) throw new AppError({ status: 409, key: 'eventPublishDeadline' });
}

type EventChange = { action: string; id: string; before?: object; after?: object };

/** Records in the audit log what was done to an event. */
export async function recordEventChange(
  db: Database,
  { call, id, ...change }: EventChange & { call: SignedInCall },
): Promise<void> {
  const about = { entity: 'event', entityId: id, ngoId: call.account.ngoId };
  const { action, before = {}, after = {} } = change;
  await recordChange(db, { call, change: { ...about, action, before: { ...before }, after: { ...after } } });
}

/** Returns the fields for the audit log: the event itself, without its counts and times of change. */
function auditFieldsOf(event: OwnEvent): object {
  const { _id, seatsTaken, registrations, waiting, peopleToMail, photo, ...rest } = event;
  const { isOver, sequence, revision, createdAt, updatedAt, ...fields } = rest;
  return fields;
}
