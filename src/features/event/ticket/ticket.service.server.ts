import { AppError, notFound } from '#src/server/errors.server.ts';
import { readEventOfTicket } from '#src/features/event/event.service.server.ts';
import {
  countWaiting,
  selectPartyByToken,
  updateOpened,
  updateUnsubscribed,
  type LockedEvent,
  type Party,
} from '#src/features/event/seats/seats.queries.server.ts';
import {
  cancelParty,
  eraseParty,
  moveFromWaiting,
  readParty,
  resizeParty,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import type { Ticket } from './ticket.contract.ts';
import { ticketTokenHash } from './ticket-token.server.ts';

/**
 * Returns the ticket with this token.
 * @throws {AppError} 404 if there is none.
 */
export async function findTicket(services: SeatServices, token: string): Promise<Ticket> {
  return ticketOf(services, await partyOf(services, token));
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
 * Ends the messages of the NGO about the event. Repeated calls change nothing. Those who never opened the ticket prove
 * nothing by it.
 * @throws {AppError} 404 if there is no such ticket.
 */
export async function endMessages({ db, keys }: SeatServices, token: string): Promise<void> {
  if (!(await updateUnsubscribed(db, ticketTokenHash({ keys, token })))) throw notFound();
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
    await eraseParty(locked, { party, token });
  });
}

type Change = (services: SeatServices, locked: { event: LockedEvent; party: Party }) => Promise<void>;

async function changeParty(services: SeatServices, token: string, change: Change): Promise<Ticket> {
  const { id, eventId } = await partyOf(services, token);
  return withLockedEvent(services, { eventId }, async (locked, event) => {
    // It may have changed before the event was locked.
    const party = await readParty(locked.db, { id });
    if (!canChange({ event, party })) throw new AppError({ status: 409, key: 'eventTicketClosed' });
    await change(locked, { event, party });
    return ticketOf(locked, await readParty(locked.db, { id }));
  });
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
  const { id, eventId, ticket, name, size, status, offeredUntil } = party;
  const { onlineLink, ...event } = await readEventOfTicket(db, eventId);
  const isIn = status === 'registered' || status === 'attended';
  return {
    ticket,
    name,
    partySize: size,
    status,
    offeredUntil: offeredUntil && offeredUntil.toISOString(),
    waitingBefore:
      status === 'waiting' && !offeredUntil ? await countWaiting(db, { eventId, before: id }) : null,
    canChange: canChange({ event: { status: event.status, startsAt: new Date(event.startsAt) }, party }),
    event: { ...event, onlineLink: isIn ? onlineLink : null },
  };
}
