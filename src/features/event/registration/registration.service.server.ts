import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { readEvent } from '#src/features/event/event.service.server.ts';
import {
  addHold,
  askerOf,
  endHold,
  findHold,
  takeUnconfirmedSeats,
  type Asker,
} from '#src/features/event/seats/holds.service.server.ts';
import {
  lockEvent,
  mailFirst,
  offerFreeSeats,
  readParty,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import type { LockedEvent, Party } from '#src/features/event/seats/seats.queries.server.ts';
import { ticketToken, ticketTokenHash } from '#src/features/event/ticket/ticket-token.server.ts';
import { indexRegistration } from './registration-words.server.ts';
import { insertRegistration, selectIdByEmail, type NewRegistration } from './registration.queries.server.ts';
import {
  cleanRegistration,
  findClosedReason,
  findRegistrationErrors,
  type CleanRegistration,
  type RegistrationErrors,
  type RegistrationForm,
} from './registration.rules.ts';

/** High, because many phones share one address of a mobile network, and field workers register a whole village. */
const REGISTERING: RateLimit = { name: 'event-from', requests: 600, seconds: 3600 };

export type Registered = { status: 'registered' | 'waiting'; token: string | null };

/**
 * Registers a party for an event: it gets its seats, or waits if they are not free. They are held for an hour, until
 * the link in the mail is opened. A mail address that is already registered gets its ticket again; the response, the
 * seats that are left and the waiting list are those of a newcomer, so the sender learns nothing about others.
 * Without a mail address, the response contains the token of the ticket.
 * @throws {AppError} 404 if the event is not public; 409 if registration is closed; 422 with every error of the
 * form; 429 after too many attempts from one address.
 */
export async function registerParty(
  services: SeatServices,
  { eventId, form, caller }: { eventId: string; form: RegistrationForm; caller: Caller },
): Promise<Registered> {
  const { db } = services;
  await readEvent(db, eventId);
  const registration = checkRegistration(form);
  await consumeRateLimit(db, { limit: REGISTERING, caller, message: 'eventTooManyTries' });
  const { email } = registration;
  // Uses its own connection, so it must run before the transaction takes one.
  const isMailed = email !== '' && (await mayMailVisitor(db, { email, caller }));
  return withLockedEvent(services, { eventId }, async (locked, event) => {
    const reason = findClosedReason({ event, now: new Date() });
    if (reason) throw new AppError({ status: 409, key: reason });
    const known = email === '' ? undefined : await selectIdByEmail(locked.db, { eventId, email });
    const asker = askerOf(services, { eventId, email, caller });
    const hold = await findHold(locked.db, { eventId, ...asker });
    if (known !== undefined) {
      const party = await readParty(locked.db, { id: known });
      if (isMailed) await mailFirst(locked, party);
      const { status } = hold ?? (await holdAgain(locked, { event, asker, size: registration.partySize }));
      return { status, token: null };
    }
    if (hold) {
      // It cancelled its registration within the hour.
      await endHold(locked, { event, hold });
      await offerFreeSeats(locked, eventId);
    }
    const { party, token } = await addNewcomer(locked, {
      event: await lockEvent(locked.db, { eventId }),
      registration,
      asker,
      language: caller.language,
    });
    if (isMailed) await mailFirst(locked, party);
    return { status: party.status as Registered['status'], token: email === '' ? token : null };
  });
}

/** Takes seats for an address that is registered, for an hour: a newcomer would take them too. */
async function holdAgain(
  services: SeatServices,
  { event, asker, size }: { event: LockedEvent; asker: Asker; size: number },
): Promise<Pick<Registered, 'status'>> {
  const { status } = await takeUnconfirmedSeats(services, { event, asker, size });
  await addHold(services, { eventId: event.id, registrationId: null, ...asker, seats: size, status });
  return { status };
}

/** Adds a party that nothing proves yet. Without a mail address, nothing but the share of its network limits it. */
async function addNewcomer(
  services: SeatServices,
  {
    event,
    registration,
    asker,
    language,
  }: { event: LockedEvent; registration: CleanRegistration; asker: Asker; language: Language },
): Promise<{ party: Party; token: string }> {
  const size = registration.partySize;
  const { status, fitsNetwork } = await takeUnconfirmedSeats(services, { event, size, asker });
  const isConfirmed = asker.address === null && fitsNetwork;
  const added = await addParty(services, {
    eventId: event.id,
    registration,
    language,
    status,
    isConfirmed,
    byNgo: false,
  });
  const { id } = added.party;
  if (asker.address !== null || fitsNetwork)
    await addHold(services, { eventId: event.id, registrationId: id, ...asker, seats: size, status });
  return { ...added, party: await readParty(services.db, { id }) };
}

/**
 * Adds a party whose seats are taken, or that waits. The event must be locked, and the form checked.
 * @returns the party and the token of its ticket.
 */
export async function addParty(
  { db, keys }: SeatServices,
  {
    eventId,
    registration,
    language,
    ...placed
  }: {
    eventId: string;
    registration: CleanRegistration;
    language: Language;
    status: Registered['status'];
    byNgo: boolean;
    isConfirmed: boolean;
  },
): Promise<{ party: Party; token: string }> {
  const { name, mobile, email, partySize, answer } = registration;
  const row: Omit<NewRegistration, 'ticket' | 'tokenHash' | 'search'> = {
    eventId,
    name,
    mobile,
    email: email || null,
    partySize,
    answer: answer || null,
    language,
    ...placed,
  };
  for (;;) {
    const ticket = randomReference('EV');
    const token = ticketToken({ keys, ticket });
    const tokenHash = ticketTokenHash({ keys, token });
    const search = indexRegistration({ eventId, name, mobile, email, ticket });
    const id = await insertRegistration(db, { ...row, ticket, tokenHash, search });
    // Another ticket has this number, once in millions.
    if (id !== undefined) return { party: await readParty(db, { id }), token };
  }
}

/**
 * Validates a form and returns the registration.
 * @throws {AppError} 422 with every error of the form.
 */
export function checkRegistration(form: RegistrationForm): CleanRegistration {
  const registration = cleanRegistration(form);
  const errors = findRegistrationErrors(registration);
  if (Object.keys(errors).length > 0) throw refusal(errors);
  return registration;
}

/** Returns the error that refuses a form, with a sentence at each field. */
export function refusal(fields: RegistrationErrors): AppError {
  const keys = Object.values(fields);
  return new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
}
