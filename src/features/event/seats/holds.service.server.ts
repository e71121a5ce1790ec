import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { WIDE_NETWORK_FACTOR } from '#src/server/security/rate-limit.server.ts';
import { HOLD_MINUTES, MOBILE_MINUTES, seatsOfNetwork } from './holds.rules.ts';
import {
  deleteHold,
  insertHold,
  selectEndedHolds,
  selectEventsWithEndedHolds,
  selectHoldOfAddress,
  selectSeatsOfNetworks,
  type Hold,
  type HoldNetworks,
} from './holds.queries.server.ts';
import { placeParty, seatsFree } from './seats.rules.ts';
import {
  selectParty,
  updateParty,
  updateSeatsTaken,
  type LockedEvent,
  type Party,
} from './seats.queries.server.ts';
import {
  giveBackSeats,
  offerFreeSeats,
  readParty,
  withLockedEvent,
  type SeatServices,
} from './seats.service.server.ts';

/** Events that are looked at for holds that ended in one run of the job. */
const EVENTS_AT_ONCE = 200;

/** Who asks for seats: the keyed hash of the mail address, if there is one, and those of the networks. */
export type Asker = HoldNetworks & { address: string | null };

/** Returns who asks for seats of an event, without anything that names the person or the network. */
export function askerOf(
  { keys }: Pick<SeatServices, 'keys'>,
  { eventId, email, caller }: { eventId: string; email: string; caller: Caller },
): Asker {
  const [narrow, wide] = networksOf(caller.address);
  const hashed = (text: string) => hashWith(keys.code, `seats of ${eventId}\n${text}`);
  return {
    address: email === '' ? null : hashed(email),
    network: hashed(narrow),
    wideNetwork: wide === undefined ? null : hashed(wide),
  };
}

/** Returns the hold of an address that is not over. The event must be locked. */
export async function findHold(
  db: Database,
  { eventId, address }: { eventId: string; address: string | null },
): Promise<Hold | undefined> {
  return address === null ? undefined : selectHoldOfAddress(db, { eventId, address });
}

/**
 * Takes seats for somebody who is not confirmed yet, if they are free and the network does not hold its share. Both for a newcomer
 * and for an address that is registered, so that what the sender can see is the same. The event must be locked.
 * @returns whether there was room for them in the share of the network, too.
 */
export async function takeUnconfirmedSeats(
  { db }: SeatServices,
  { event, size, asker }: { event: LockedEvent; size: number; asker: Asker },
): Promise<{ status: 'registered' | 'waiting'; fitsNetwork: boolean }> {
  const share = seatsOfNetwork(event.capacity);
  const held = await selectSeatsOfNetworks(db, { eventId: event.id, ...asker });
  const fitsNetwork = held.narrow + size <= share && held.wide + size <= share * WIDE_NETWORK_FACTOR;
  const status = fitsNetwork ? placeParty({ ...event, size }) : 'waiting';
  if (status === 'registered') await updateSeatsTaken(db, { eventId: event.id, seats: size });
  return { status, fitsNetwork };
}

/** Records what a sender took, for an hour, or for a day without a mail address. The event must be locked. */
export async function addHold(
  { db }: SeatServices,
  hold: Asker & Pick<Hold, 'eventId' | 'registrationId' | 'seats' | 'status'>,
): Promise<void> {
  await insertHold(db, { ...hold, minutes: hold.address === null ? MOBILE_MINUTES : HOLD_MINUTES });
}

/**
 * Ends a hold: seats of an address that was registered already, and of a party whose link was not opened, become
 * free. A party of an event that has started keeps them, because it may stand at the door. The event must be locked.
 */
export async function endHold(
  { db }: SeatServices,
  { event, hold }: { event: LockedEvent; hold: Hold },
): Promise<void> {
  await deleteHold(db, hold.id);
  if (hold.registrationId === null) {
    if (hold.status === 'registered') await updateSeatsTaken(db, { eventId: event.id, seats: -hold.seats });
    return;
  }
  const party = await selectParty(db, hold.registrationId);
  const isOpen = party?.status === 'registered' || party?.status === 'waiting';
  if (!party || !isOpen || party.isConfirmed || event.startsAt <= new Date()) return;
  await giveBackSeats(db, party);
  await updateParty(db, { id: party.id, status: 'cancelled', cancelledBy: 'hold' });
}

/** Ends the holds whose time is over and offers their seats to those who wait. Safe to run in several processes. */
export async function endHolds(services: SeatServices): Promise<void> {
  for (const eventId of await selectEventsWithEndedHolds(services.db, EVENTS_AT_ONCE))
    await withLockedEvent(services, { eventId }, async (locked, event) => {
      for (const hold of await selectEndedHolds(locked.db, eventId)) await endHold(locked, { event, hold });
      await offerFreeSeats(locked, eventId);
    });
}

/**
 * Confirms a party because the link in its mail was opened. A party that waits gets free seats at once: whoever
 * waits longer and fits has been offered seats before. One whose time was over is registered again. Without a mail
 * address a link proves nothing. `isOpen` says whether the event still takes registrations. The event must be locked.
 * @returns the party as it is now.
 */
export async function confirmParty(
  services: SeatServices,
  {
    event,
    party,
    isOpen,
    hasOther,
  }: { event: LockedEvent; party: Party; isOpen: boolean; hasOther: () => Promise<boolean> },
): Promise<{ party: Party; isSeated: boolean }> {
  const { db } = services;
  const { id, status, size } = party;
  const isOver = status === 'cancelled' && party.cancelledBy === 'hold';
  const isLate = isOver && (!isOpen || (await hasOther()));
  const isClosed = status === 'attended' || (status === 'cancelled' && !isOver);
  if (party.isConfirmed || party.email === null || isClosed || isLate) return { party, isSeated: false };
  const isSeated = isOpen && status !== 'registered' && size <= seatsFree(event);
  if (isSeated) await updateSeatsTaken(db, { eventId: event.id, seats: size });
  await updateParty(db, {
    id,
    isConfirmed: true,
    ...(isOver && { status: 'waiting', cancelledBy: null }),
    ...(isSeated && { status: 'registered' }),
  });
  return { party: await readParty(db, { id }), isSeated };
}
