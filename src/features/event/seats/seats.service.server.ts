import { forgetMailsAbout, queueMail } from '#src/features/mail/mail.service.server.ts';
import { MAIL_PRIORITY } from '#src/features/mail/mail.values.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import { readEventOfTicket } from '#src/features/event/event.service.server.ts';
import { addedMail, ticketMail, type TicketMailKind } from '#src/features/event/event.emails.server.ts';
import { mayResize, offerEnd, placeParty, seatsFree } from './seats.rules.ts';
import {
  deleteParty,
  selectEventForUpdate,
  selectEventsWithExpiredOffers,
  selectExpiredOffers,
  selectNextFitting,
  selectParty,
  updateParty,
  updateSeatsTaken,
  type LockedEvent,
  type Party,
} from './seats.queries.server.ts';

/** `db` is the pool, or a transaction in which the event is locked. */
export type SeatServices = { db: Database; queue: Queue; origin: string; keys: Keys };

/** Events that are looked at for expired offers in one run of the job. */
const EVENTS_AT_ONCE = 200;

/**
 * Locks an event until the transaction `db` ends. Everything that changes seats holds this lock, so that no two
 * parties get the same seat and registrations are numbered in the order of acceptance.
 * @throws {AppError} 404 if there is no such event; with `ngoId`, if it belongs to another NGO.
 */
export async function lockEvent(
  db: Database,
  event: { eventId: string; ngoId?: string },
): Promise<LockedEvent> {
  const locked = await selectEventForUpdate(db, event);
  if (!locked) throw notFound();
  return locked;
}

/** Runs `change` in a transaction in which the event is locked. */
export async function withLockedEvent<Result>(
  services: SeatServices,
  event: { eventId: string; ngoId?: string },
  change: (services: SeatServices, locked: LockedEvent) => Promise<Result>,
): Promise<Result> {
  return services.db
    .transaction()
    .execute(async (db) => change({ ...services, db }, await lockEvent(db, event)));
}

/** Places a new party: takes its seats if they are free. The event must be locked. */
export async function takeSeats(
  { db }: SeatServices,
  { event, size }: { event: LockedEvent; size: number },
): Promise<'registered' | 'waiting'> {
  const status = placeParty({ ...event, size });
  if (status === 'registered') await updateSeatsTaken(db, { eventId: event.id, seats: size });
  return status;
}

/**
 * Offers free seats to the first waiting party that fits, then to the next. Its seats are held until the offer
 * ends. Does nothing once the event is about to start. The event must be locked.
 */
export async function offerFreeSeats(services: SeatServices, eventId: string): Promise<void> {
  const { db } = services;
  for (;;) {
    const event = await lockEvent(db, { eventId });
    const until = offerEnd({ now: new Date(), startsAt: event.startsAt });
    if (event.status !== 'published' || !until) return;
    const party = await selectNextFitting(db, { eventId, free: seatsFree(event) });
    if (!party) return;
    await updateSeatsTaken(db, { eventId, seats: party.size });
    await updateParty(db, { id: party.id, offeredUntil: until });
    await mailTicket(services, { party: { ...party, offeredUntil: until }, kind: 'offered' });
  }
}

/**
 * Cancels a registration and offers its seats to those who wait. Does nothing if it is cancelled already. The event
 * must be locked.
 */
export async function cancelParty(
  services: SeatServices,
  { party, by }: { party: Party; by: 'person' | 'ngo' },
): Promise<void> {
  const { db } = services;
  if (party.status === 'cancelled') return;
  const { id, eventId } = party;
  await giveBackSeats(db, party);
  await updateParty(db, { id, status: 'cancelled', offeredUntil: null, cancelledBy: by });
  await mailTicket(services, { party, kind: by === 'person' ? 'cancelled' : 'cancelledByNgo' });
  await offerFreeSeats(services, eventId);
}

/**
 * Registers a waiting party: it takes its offer, or its NGO gives it free seats. The event must be locked.
 * @throws {AppError} 409 if the party does not wait any more, or there are not enough free seats.
 */
export async function moveFromWaiting(
  services: SeatServices,
  { event, party }: { event: LockedEvent; party: Party },
): Promise<void> {
  const { db } = services;
  const hasOffer = party.offeredUntil !== null && party.offeredUntil > new Date();
  if (party.status !== 'waiting') throw new AppError({ status: 409, key: 'eventNotWaiting' });
  if (!hasOffer && party.offeredUntil === null) {
    if (party.size > seatsFree(event)) throw new AppError({ status: 409, key: 'eventNotEnoughSeats' });
    await updateSeatsTaken(db, { eventId: event.id, seats: party.size });
  } else if (!hasOffer) throw new AppError({ status: 409, key: 'eventOfferOver' });
  await updateParty(db, { id: party.id, status: 'registered', offeredUntil: null, isConfirmed: true });
  await mailTicket(services, {
    party: { ...party, status: 'registered', offeredUntil: null, heldUntil: null },
    kind: 'registered',
  });
}

/**
 * Changes the number of people in a party. Seats that become free are offered. The event must be locked.
 * @throws {AppError} 409 if the registration is closed, or there are not enough free seats.
 */
export async function resizeParty(
  services: SeatServices,
  { event, party, size }: { event: LockedEvent; party: Party; size: number },
): Promise<void> {
  const { db } = services;
  const { id, status, offeredUntil } = party;
  if (status !== 'registered' && status !== 'waiting')
    throw new AppError({ status: 409, key: 'eventTicketClosed' });
  const holdsSeats = status === 'registered' || offeredUntil !== null;
  if (!mayResize({ ...event, status, hasOffer: offeredUntil !== null, size: party.size, newSize: size }))
    throw new AppError({ status: 409, key: 'eventNotEnoughSeats' });
  if (holdsSeats) await updateSeatsTaken(db, { eventId: event.id, seats: size - party.size });
  await updateParty(db, { id, size });
  await offerFreeSeats(services, event.id);
}

/** Cancels offers that ran out and offers their seats to the next party. Safe to run in several processes. */
export async function expireOffers(services: SeatServices): Promise<void> {
  for (const eventId of await selectEventsWithExpiredOffers(services.db, EVENTS_AT_ONCE))
    await withLockedEvent(services, { eventId }, async (locked) => {
      for (const party of await selectExpiredOffers(locked.db, eventId)) {
        await giveBackSeats(locked.db, party);
        await updateParty(locked.db, {
          id: party.id,
          status: 'cancelled',
          offeredUntil: null,
          cancelledBy: 'offer',
        });
        await mailTicket(locked, { party, kind: 'offerOver' });
      }
      await offerFreeSeats(locked, eventId);
    });
}

/** Returns a party of an event that is locked. Another event's party is a 404. */
export async function readParty(
  db: Database,
  { id, eventId }: { id: string; eventId?: string },
): Promise<Party> {
  const party = await selectParty(db, id);
  if (!party || (eventId !== undefined && party.eventId !== eventId)) throw notFound();
  return party;
}

/**
 * Erases a registration, the mails with its link too, and offers its seats to those who wait. The event must be locked.
 */
export async function eraseParty(services: SeatServices, party: Party): Promise<void> {
  const { db } = services;
  const { id, eventId, email } = party;
  await giveBackSeats(db, party);
  await deleteParty(db, id);
  if (email !== null) await forgetMailsAbout(db, { record: `registration:${party.id}`, recipient: email });
  await offerFreeSeats(services, eventId);
}

/**
 * Queues the first mail to a party with a mail address: its ticket, or, if its NGO added it, a neutral one with the link.
 */
export async function mailFirst(services: SeatServices, party: Party): Promise<void> {
  const { status, offeredUntil } = party;
  const kind = offeredUntil ? 'offered' : status === 'waiting' ? 'waiting' : 'registered';
  if (!isMuted(party)) return mailTicket(services, { party, kind });
  if (party.email === null) return;
  const text = addedMail({ party, keys: services.keys });
  await queueMail(services, {
    event: 'eventAdded',
    to: party.email,
    language: party.language,
    text,
    about: `registration:${party.id}`,
  });
}

/** Whether the NGO added the party and its mailbox is not proved: beside the first, no mail goes there. */
const isMuted = ({ byNgo, isOpened }: Party) => byNgo && !isOpened;

/** Queues a mail about a ticket, if the party has a mail address that its NGO did not just type. */
export async function mailTicket(
  services: SeatServices,
  { party, kind }: { party: Party; kind: TicketMailKind },
): Promise<void> {
  const { db, keys, origin } = services;
  if (party.email === null || isMuted(party)) return;
  const event = await readEventOfTicket(db, party.eventId);
  const { text, attachments } = await ticketMail({ party, event, kind, keys, origin });
  await queueMail(services, {
    event: `event${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    to: party.email,
    language: party.language,
    text,
    attachments,
    about: `registration:${party.id}`,
    priority: kind === 'offered' ? MAIL_PRIORITY.code : MAIL_PRIORITY.other,
  });
}

/** Makes the seats of a party free, if it holds any. The event must be locked. */
export async function giveBackSeats(
  db: Database,
  { eventId, status, size, offeredUntil }: Party,
): Promise<void> {
  const holdsSeats = status === 'registered' || status === 'attended' || offeredUntil !== null;
  if (holdsSeats) await updateSeatsTaken(db, { eventId, seats: -size });
}
