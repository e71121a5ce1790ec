import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { DoorTicket } from './check-in.contract.ts';
import {
  selectDoorEvent,
  selectDoorTickets,
  selectTicketState,
  updateAttended,
} from './check-in.queries.server.ts';
import { TICKETS_IN_PART, type CheckInResult } from './check-in.values.ts';

type OfNgo = { eventId: string; ngoId: string };
type DoorEvent = NonNullable<Awaited<ReturnType<typeof selectDoorEvent>>>;

/**
 * Returns a part of the tickets of an event, in the order of registration. `next` is null in the last part.
 * @throws {AppError} 404 if the NGO has no such event, or it is a draft.
 */
export async function listDoorTickets(
  db: Database,
  { after, ...event }: OfNgo & { after: string | undefined },
): Promise<{ event: DoorEvent; tickets: DoorTicket[]; next: string | null }> {
  const found = await findDoorEvent(db, event);
  const rows = await selectDoorTickets(db, { eventId: event.eventId, after });
  const next = rows.length === TICKETS_IN_PART ? rows.at(-1)!.id : null;
  return { event: found, tickets: rows.map(({ id: _, ...ticket }) => ticket), next };
}

export type CheckIn = { ticket: string; at: string };
export type CheckedIn = { ticket: string; result: CheckInResult; attendedAt: string | null };

/**
 * Lets parties in and returns a result for each, in their order. The first device to report a ticket admits it; a
 * later one learns when that was. A device may repeat a report that was interrupted: it gets the same result.
 * @throws {AppError} 404 if the NGO has no such event, or it is a draft.
 */
export async function checkIn(
  db: Database,
  {
    eventId,
    door,
    checkIns,
    call,
  }: { eventId: string; door: string; checkIns: CheckIn[]; call: SignedInCall },
): Promise<CheckedIn[]> {
  const ngoId = call.account.ngoId!;
  await findDoorEvent(db, { eventId, ngoId });
  return db.transaction().execute(async (transaction) => {
    // All doors lock tickets in the same order, so that none waits for another in a circle.
    const inOrder = checkIns
      .map(({ ticket, at }, place) => ({ ticket: readReference(ticket, 'EV') ?? ticket, at, place }))
      .toSorted((one, other) => (one.ticket < other.ticket ? -1 : 1));
    const results: CheckedIn[] = [];
    for (const { ticket, at, place } of inOrder)
      results[place] = await admit(transaction, { eventId, ticket, at, door });
    const admitted = results.filter(({ result }) => result === 'admitted').map(({ ticket }) => ticket);
    const change = { action: 'checkIn', entity: 'event', entityId: eventId, ngoId, after: { admitted } };
    if (admitted.length > 0) await recordChange(transaction, { call, change });
    return results;
  });
}

async function admit(
  db: Database,
  { eventId, ticket, at, door }: { eventId: string; ticket: string; at: string; door: string },
): Promise<CheckedIn> {
  const admission = { eventId, ticket, at, door };
  const isAdmitted = await updateAttended(db, admission);
  const state = await selectTicketState(db, admission);
  if (!state) return { ticket, result: 'unknown', attendedAt: null };
  const { status, attendedAt, isSameReport } = state;
  if (status === 'attended')
    return { ticket, result: isAdmitted || isSameReport ? 'admitted' : 'already', attendedAt };
  return { ticket, result: status === 'waiting' ? 'waiting' : 'cancelled', attendedAt };
}

async function findDoorEvent(db: Database, event: OfNgo): Promise<DoorEvent> {
  const found = ROW_ID.test(event.eventId) ? await selectDoorEvent(db, event) : undefined;
  if (!found) throw notFound();
  return found;
}
