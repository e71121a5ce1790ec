import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, countRows, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { CancelledBy, EventStatus, RegistrationStatus } from '#src/features/event/event.values.ts';

export type LockedEvent = {
  id: string;
  ngoId: string;
  status: EventStatus;
  capacity: number;
  seatsTaken: number;
  startsAt: Date;
  endsAt: Date;
  registrationEndsAt: Date;
};

/** Returns the event, locked until the transaction ends. With `ngoId`, only an event of that NGO. */
export async function selectEventForUpdate(
  db: Database,
  { eventId, ngoId }: { eventId: string; ngoId?: string },
): Promise<LockedEvent | undefined> {
  let query = db.selectFrom('event').where('id', '=', rowId(eventId));
  if (ngoId !== undefined) query = query.where('ngo_id', '=', rowId(ngoId));
  return query
    .select((eb) => [
      idText(eb, 'id').as('id'),
      idText(eb, 'ngo_id').as('ngoId'),
      'status',
      'capacity',
      'seats_taken as seatsTaken',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'registration_ends_at as registrationEndsAt',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Adds seats to those taken, or gives them back if `seats` is negative. The event must be locked. */
export async function updateSeatsTaken(
  db: Database,
  { eventId, seats }: { eventId: string; seats: number },
): Promise<void> {
  await db
    .updateTable('event')
    .set({ seats_taken: sql<number>`seats_taken + ${seats}::int` })
    .where('id', '=', rowId(eventId))
    .execute();
}

/** A registration, as the rules about seats and the mails need it. */
export type Party = {
  id: string;
  eventId: string;
  ticket: string;
  name: string;
  email: string | null;
  size: number;
  language: Language;
  status: RegistrationStatus;
  offeredUntil: Date | null;
  /** Whether the NGO added it, and whether the link in its mail was opened: only then the mailbox is proved. */
  byNgo: boolean;
  isOpened: boolean;
  cancelledBy: CancelledBy | null;
  /** Whether its link was opened, or the NGO stands for it. Only then it is offered seats. */
  isConfirmed: boolean;
  /** Until when its link must be opened; null once it is. */
  heldUntil: Date | null;
};

/** Until when the link of the registration with the alias `r` must be opened; null once it is. */
export const heldUntil = sql<Date | null>`(select h.until from event_hold h
  where h.registration_id = r.id and not r.confirmed and r.status in ('registered', 'waiting'))`;

const selectParties = (db: Database) =>
  db
    .selectFrom('event_registration as r')
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      idText(eb, 'r.event_id').as('eventId'),
      'r.ticket',
      'r.name',
      'r.email',
      'r.party_size as size',
      'r.language',
      'r.status',
      'r.offered_until as offeredUntil',
      'r.by_ngo as byNgo',
      eb('r.opened_at', 'is not', null).$castTo<boolean>().as('isOpened'),
      'r.cancelled_by as cancelledBy',
      'r.confirmed as isConfirmed',
      heldUntil.as('heldUntil'),
    ]);

export async function selectParty(db: Database, id: string): Promise<Party | undefined> {
  return selectParties(db).where('r.id', '=', rowId(id)).executeTakeFirst();
}

/** Returns the party with this token, whose hash is stored. */
export async function selectPartyByToken(db: Database, tokenHash: string): Promise<Party | undefined> {
  return selectParties(db).where('r.token_hash', '=', tokenHash).executeTakeFirst();
}

/** Returns the first waiting party without an offer that is confirmed and fits into the free seats. */
export async function selectNextFitting(
  db: Database,
  { eventId, free }: { eventId: string; free: number },
): Promise<Party | undefined> {
  return selectParties(db)
    .where('r.event_id', '=', rowId(eventId))
    .where('r.status', '=', 'waiting')
    .where('r.offered_until', 'is', null)
    .where('r.confirmed', '=', true)
    .where('r.party_size', '<=', free)
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns events that have offers that ran out. */
export async function selectEventsWithExpiredOffers(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_registration')
    .select((eb) => idText(eb, 'event_id').as('id'))
    .distinct()
    .where('offered_until', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the parties of an event whose offers ran out. */
export async function selectExpiredOffers(db: Database, eventId: string): Promise<Party[]> {
  return selectParties(db)
    .where('r.event_id', '=', rowId(eventId))
    .where('r.offered_until', '<=', now)
    .orderBy('r.id')
    .execute();
}

type Change = {
  id: string;
  status?: RegistrationStatus;
  size?: number;
  offeredUntil?: Date | null;
  cancelledBy?: CancelledBy | null;
  isConfirmed?: true;
};

/** Changes the state of a party. The event must be locked. */
export async function updateParty(db: Database, change: Change): Promise<void> {
  const { id, status, size, offeredUntil, cancelledBy, isConfirmed } = change;
  await db
    .updateTable('event_registration')
    .set({
      updated_at: now,
      ...(status && { status }),
      ...(status && { attended_at: status === 'attended' ? now : null, attended_door: null }),
      ...(size !== undefined && { party_size: size }),
      ...(offeredUntil !== undefined && { offered_until: offeredUntil }),
      ...(cancelledBy !== undefined && { cancelled_by: cancelledBy }),
      ...((isConfirmed || status === 'attended') && { confirmed: true }),
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Records that the link to a ticket was opened, unless it was before. */
export async function updateOpened(db: Database, id: string): Promise<void> {
  await db
    .updateTable('event_registration')
    .set({ opened_at: now })
    .where('id', '=', rowId(id))
    .where('opened_at', 'is', null)
    .execute();
}

/** Returns whether the party with this token wants messages of the NGO, or undefined if there is none. */
export async function selectMessagesWanted(
  db: Database,
  tokenHash: string,
): Promise<{ isWanted: boolean } | undefined> {
  return db
    .selectFrom('event_registration')
    .select((eb) => asBoolean(eb('unsubscribed_at', 'is', null)).as('isWanted'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Records whether a party wants messages of the NGO. Returns false if no party has this token. */
export async function updateMessagesWanted(
  db: Database,
  { tokenHash, isWanted }: { tokenHash: string; isWanted: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event_registration')
    .set({ unsubscribed_at: isWanted ? null : now })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteParty(db: Database, id: string): Promise<void> {
  await db.deleteFrom('event_registration').where('id', '=', rowId(id)).execute();
}

/**
 * Returns the number of parties that wait without an offer before this one. An address that is registered already
 * counts for an hour, like a newcomer.
 */
export async function countWaiting(
  db: Database,
  { eventId, before }: { eventId: string; before: string },
): Promise<number> {
  const parties = db
    .selectFrom('event_registration')
    .where('event_id', '=', rowId(eventId))
    .where('status', '=', 'waiting')
    .where('offered_until', 'is', null)
    .where('id', '<', rowId(before));
  const repeated = db
    .selectFrom('event_hold')
    .where('event_id', '=', rowId(eventId))
    .where('status', '=', 'waiting')
    .where('registration_id', 'is', null)
    .where('after_id', '<', rowId(before));
  return (await countRows(parties)) + (await countRows(repeated));
}
