import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, inMinutes, now, rowId } from '#src/server/database/sql-values.server.ts';

export type Hold = {
  id: string;
  eventId: string;
  /** Null if the address was registered already. */
  registrationId: string | null;
  hasAddress: boolean;
  seats: number;
  status: 'registered' | 'waiting';
};

export type HoldNetworks = { network: string; wideNetwork: string | null };

const selectHolds = (db: Database) =>
  db
    .selectFrom('event_hold as h')
    .select((eb) => [
      idText(eb, 'h.id').as('id'),
      idText(eb, 'h.event_id').as('eventId'),
      sql<string | null>`h.registration_id::text`.as('registrationId'),
      sql<boolean>`h.address_hash is not null`.as('hasAddress'),
      'h.seats',
      'h.status',
    ]);

/** Returns the hold of a mail address for an event. */
export async function selectHoldOfAddress(
  db: Database,
  { eventId, address }: { eventId: string; address: string },
): Promise<Hold | undefined> {
  return selectHolds(db)
    .where('h.event_id', '=', rowId(eventId))
    .where('h.address_hash', '=', address)
    .executeTakeFirst();
}

/** Returns the holds of an event that ended. */
export async function selectEndedHolds(db: Database, eventId: string): Promise<Hold[]> {
  return selectHolds(db)
    .where('h.event_id', '=', rowId(eventId))
    .where('h.until', '<=', now)
    .orderBy('h.id')
    .execute();
}

/** Returns events that have holds that ended. */
export async function selectEventsWithEndedHolds(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_hold')
    .select((eb) => idText(eb, 'event_id').as('id'))
    .distinct()
    .where('until', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the seats that the networks hold of an event without a proof. */
export async function selectSeatsOfNetworks(
  db: Database,
  { eventId, network, wideNetwork }: HoldNetworks & { eventId: string },
): Promise<{ narrow: number; wide: number }> {
  const seats = sql<number>`coalesce(sum(h.seats) filter (where h.network = ${network}), 0)::int`;
  const wide = sql<number>`coalesce(sum(h.seats) filter (where h.wide_network = ${wideNetwork}), 0)::int`;
  return (
    db
      .selectFrom('event_hold as h')
      .leftJoin('event_registration as r', 'r.id', 'h.registration_id')
      .select([seats.as('narrow'), wide.as('wide')])
      .where('h.event_id', '=', rowId(eventId))
      // A link that no mail brought proves nothing.
      .where((eb) => eb.or([eb('h.address_hash', 'is', null), eb('r.opened_at', 'is', null)]))
      .where('h.until', '>', now)
      .executeTakeFirstOrThrow()
  );
}

/** Adds a hold. The event must be locked. */
export async function insertHold(
  db: Database,
  hold: Omit<Hold, 'id' | 'hasAddress'> & HoldNetworks & { address: string | null; minutes: number },
): Promise<void> {
  const { eventId, registrationId, address, seats, status, network, wideNetwork, minutes } = hold;
  await db
    .insertInto('event_hold')
    .values({
      event_id: rowId(eventId),
      registration_id: registrationId === null ? null : rowId(registrationId),
      address_hash: address,
      seats,
      status,
      after_id: sql<number>`(select coalesce(max(id), 0) from event_registration
        where event_id = ${eventId}::bigint)`,
      network,
      wide_network: wideNetwork,
      until: inMinutes(minutes),
    })
    .execute();
}

export async function deleteHold(db: Database, id: string): Promise<void> {
  await db.deleteFrom('event_hold').where('id', '=', rowId(id)).execute();
}
