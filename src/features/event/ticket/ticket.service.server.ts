import { AppError, notFound } from '#src/server/errors.server.ts';
import { readEventOfTicket } from '#src/features/event/event.service.server.ts';
import {
  countWaiting,
  selectMessagesWanted,
  selectPartyByToken,
  updateOpened,
  updateMessagesWanted,
  type LockedEvent,
  type Party,
} from '#src/features/event/seats/seats.queries.server.ts';
import {
  cancelParty,
  eraseParty,
  lockEvent,
  mailTicket,
  moveFromWaiting,
  readParty,
  resizeParty,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import { selectIdByEmail } from '#src/features/event/registration/registration.queries.server.ts';
import { findClosedReason } from '#src/features/event/registration/registration.rules.ts';
import { confirmParty } from '#src/features/event/seats/holds.service.server.ts';
import type { Ticket } from './ticket.contract.ts';
import { ticketTokenHash } from './ticket-token.server.ts';

/**
 * Returns the ticket with this token. Having it proves that the mail arrived, so held seats become firm.
 * @throws {AppError} 404 if there is none.
 */
export async function findTicket(services: SeatServices, token: string): Promise<Ticket> {
  const party = await partyOf(services, token);
  if (party.isConfirmed || party.email === null) return ticketOf(services, party);
  return withLockedEvent(services, party, async (locked, event) =>
    ticketOf(locked, await openLink(locked, { event, id: party.id })),
  );
}

/**
 * Changes the number of people in a party.
 * @throws {AppError} 404 if there is no such ticket; 409 if the seats are not free or the registration is closed.
 */
export function changePartySize(
  services: SeatServices,
  { token, size }: { token: string; size: number },
): Promise<Ticket> {
  return changeParty(services, token, (locked, { event, party }) =>
    resizeParty(locked, { event, party, size }),
  );
}

/**
 * Cancels a registration. Does nothing if it is cancelled already.
 * @throws {AppError} 404 if there is no such ticket; 409 if the event has started.
 */
export function cancelByPerson(services: SeatServices, token: string): Promise<Ticket> {
  return changeParty(services, token, (locked, { party }) => cancelParty(locked, { party, by: 'person' }));
}

/**
 * Takes the offered seats.
 * @throws {AppError} 404 if there is no such ticket; 409 if nothing is offered any more.
 */
export function takeOfferedSeats(services: SeatServices, token: string): Promise<Ticket> {
  return changeParty(services, token, async (locked, { event, party }) => {
    // Pressing the button twice is no error.
    if (party.status === 'registered') return;
    if (party.offeredUntil === null) throw new AppError({ status: 409, key: 'eventOfferOver' });
    await moveFromWaiting(locked, { event, party });
  });
}

/**
 * Returns whether the NGO may write to the party about the event. Those who never opened the ticket prove nothing by it.
 * @throws {AppError} 404 if there is no such ticket.
 */
export async function readMessages(
  { db, keys }: SeatServices,
  token: string,
): Promise<{ isWanted: boolean }> {
  const found = await selectMessagesWanted(db, ticketTokenHash({ keys, token }));
  if (!found) throw notFound();
  return found;
}

/**
 * Ends the messages of the NGO about the event, or allows them again. Repeated calls change nothing. Those who never opened
 * the ticket prove nothing by it.
 * @throws {AppError} 404 if there is no such ticket.
 */
export async function chooseMessages(
  { db, keys }: SeatServices,
  { token, isWanted }: { token: string; isWanted: boolean },
): Promise<void> {
  const tokenHash = ticketTokenHash({ keys, token });
  if (!(await updateMessagesWanted(db, { tokenHash, isWanted }))) throw notFound();
}

/**
 * Erases a registration that somebody else made with this mailbox. Its seats go to those who wait.
 * @throws {AppError} 404 if there is no such ticket.
 */
export async function eraseRegistration(services: SeatServices, token: string): Promise<void> {
  const tokenHash = ticketTokenHash({ keys: services.keys, token });
  const found = await selectPartyByToken(services.db, tokenHash);
  if (!found) throw notFound();
  await withLockedEvent(services, { eventId: found.eventId }, async (locked) => {
    const party = await selectPartyByToken(locked.db, tokenHash);
    if (!party) throw notFound();
    await eraseParty(locked, party);
  });
}

type Change = (services: SeatServices, locked: { event: LockedEvent; party: Party }) => Promise<void>;

async function changeParty(services: SeatServices, token: string, change: Change): Promise<Ticket> {
  const { id, eventId } = await partyOf(services, token);
  return withLockedEvent(services, { eventId }, async (locked, before) => {
    const party = await openLink(locked, { event: before, id });
    const event = await lockEvent(locked.db, { eventId });
    if (!canChange({ event, party })) throw new AppError({ status: 409, key: 'eventTicketClosed' });
    await change(locked, { event, party });
    return ticketOf(locked, await readParty(locked.db, { id }));
  });
}

/** Confirms a party whose link was opened, and mails a ticket that it gets by this. The event must be locked. */
async function openLink(
  services: SeatServices,
  { event, id }: { event: LockedEvent; id: string },
): Promise<Party> {
  const { db } = services;
  // It may have changed before the event was locked.
  const found = await readParty(db, { id });
  const { eventId, email } = found;
  const isOpen = !findClosedReason({ event, now: new Date() }) && event.startsAt > new Date();
  const hasOther = async () =>
    email !== null && (await selectIdByEmail(db, { eventId, email })) !== undefined;
  const { party, isSeated } = await confirmParty(services, { event, party: found, isOpen, hasOther });
  if (isSeated) await mailTicket(services, { party, kind: 'registered' });
  return party;
}

/** Returns the party with this token. Whoever has the token has opened the link, so the mailbox is proved. */
async function partyOf({ db, keys }: SeatServices, token: string): Promise<Party> {
  const party = await selectPartyByToken(db, ticketTokenHash({ keys, token }));
  if (!party) throw notFound();
  if (!party.isOpened) await updateOpened(db, party.id);
  return { ...party, isOpened: true };
}

function canChange({ event, party }: { event: { status: string; startsAt: Date }; party: Party }): boolean {
  const isOpen = party.status === 'registered' || party.status === 'waiting';
  return isOpen && event.status === 'published' && event.startsAt > new Date();
}

async function ticketOf({ db }: SeatServices, party: Party): Promise<Ticket> {
  const { id, eventId, ticket, name, size, status, offeredUntil, isConfirmed, email } = party;
  const { onlineLink, ...event } = await readEventOfTicket(db, eventId);
  const isIn = status === 'registered' || status === 'attended';
  return {
    ticket,
    name,
    partySize: size,
    status,
    offeredUntil: offeredUntil && offeredUntil.toISOString(),
    isLapsed: status === 'cancelled' && !isConfirmed,
    needsNgo: status === 'waiting' && !isConfirmed,
    isMailed: email !== null,
    waitingBefore:
      status === 'waiting' && !offeredUntil ? await countWaiting(db, { eventId, before: id }) : null,
    canChange: canChange({ event: { status: event.status, startsAt: new Date(event.startsAt) }, party }),
    event: { ...event, onlineLink: isIn ? onlineLink : null },
  };
}
