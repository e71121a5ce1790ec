import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoTime, rowId } from '#src/server/database/sql-values.server.ts';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import { TICKETS_IN_PART } from './check-in.values.ts';

type OfNgo = { eventId: string; ngoId: string };

/** Returns the event if it belongs to the NGO and is not a draft. */
export async function selectDoorEvent(db: Database, { eventId, ngoId }: OfNgo) {
  return db
    .selectFrom('event as e')
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      'e.title',
      'e.title_gu as titleGu',
      'e.title_hi as titleHi',
      isoTime(eb, 'e.starts_at').as('startsAt'),
      isoTime(eb, 'e.ends_at').as('endsAt'),
    ])
    .where('e.id', '=', rowId(eventId))
    .where('e.ngo_id', '=', rowId(ngoId))
    .where('e.status', '<>', 'draft')
    .executeTakeFirst();
}

/** Returns the next tickets of an event in the order of registration. */
export async function selectDoorTickets(
  db: Database,
  { eventId, after }: { eventId: string; after: string | undefined },
) {
  let tickets = db.selectFrom('event_registration as r').where('r.event_id', '=', rowId(eventId));
  if (after) tickets = tickets.where('r.id', '>', rowId(after));
  return tickets
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      'r.ticket',
      'r.name',
      'r.party_size as partySize',
      'r.status',
      isoTime(eb, 'r.attended_at').as('attendedAt'),
    ])
    .orderBy('r.id')
    .limit(TICKETS_IN_PART)
    .execute();
}

type Admission = { eventId: string; ticket: string; at: string; door: string };

/** Marks a registered party as attended. Returns false if it is not registered, or already attended. */
export async function updateAttended(
  db: Database,
  { eventId, ticket, at, door }: Admission,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event_registration')
    .set({
      status: 'attended',
      // A clock that is wrong must not name a time to come.
      attended_at: sql<Date>`least(${at}::timestamptz, now())`,
      attended_door: door,
      confirmed: true,
      updated_at: sql<Date>`now()`,
    })
    .where('event_id', '=', rowId(eventId))
    .where('ticket', '=', ticket)
    .where('status', '=', 'registered')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type TicketState = { status: RegistrationStatus; attendedAt: string | null; isSameReport: boolean };

/** Returns the state of a ticket of the event, and whether this device reported it at that time. */
export async function selectTicketState(
  db: Database,
  { eventId, ticket, at, door }: Admission,
): Promise<TicketState | undefined> {
  return db
    .selectFrom('event_registration as r')
    .select((eb) => [
      'r.status',
      isoTime(eb, 'r.attended_at').as('attendedAt'),
      // A clock that is ahead reported a time to come, which was not stored.
      sql<boolean>`r.attended_door is not distinct from ${door}
        and (r.attended_at = ${at}::timestamptz or ${at}::timestamptz > now())`.as('isSameReport'),
    ])
    .where('r.event_id', '=', rowId(eventId))
    .where('r.ticket', '=', ticket)
    .executeTakeFirst();
}
