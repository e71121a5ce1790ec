import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { readEvent } from '#src/features/event/event.service.server.ts';
import { placeParty } from '#src/features/event/seats/seats.rules.ts';
import {
  mailFirst,
  readParty,
  takeSeats,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import type { LockedEvent, Party } from '#src/features/event/seats/seats.queries.server.ts';
import { ticketToken, ticketTokenHash } from '#src/features/event/ticket/ticket-token.server.ts';
import { indexRegistration } from './registration-words.server.ts';
import {
  countOfMobile,
  insertRegistration,
  selectIdByEmail,
  type NewRegistration,
} from './registration.queries.server.ts';
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
/** Registrations of one mobile number without a mail address: a family shares a phone. */
const OF_MOBILE_MOST = 3;

export type Registered = { status: 'registered' | 'waiting'; token: string | null };

/**
 * Registers a party for an event: it gets its seats, or waits if they are not free. A mail address that is already
 * registered gets its ticket again, and the response is that of a newcomer, so the sender learns nothing about
 * others. Without a mail address, the response contains the token of the ticket.
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
    if (known !== undefined) {
      const party = await readParty(locked.db, { id: known });
      if (isMailed) await mailFirst(locked, party);
      return { status: placeParty({ ...event, size: registration.partySize }), token: null };
    }
    if (email === '') await refuseOftenUsedMobile(locked.db, { eventId, mobile: registration.mobile });
    const { party, token } = await addParty(locked, {
      event,
      registration,
      language: caller.language,
      byNgo: false,
    });
    if (isMailed) await mailFirst(locked, party);
    return { status: party.status as Registered['status'], token: email === '' ? token : null };
  });
}

/**
 * Adds a party, with its seats if they are free. The event must be locked, and the form checked.
 * @returns the party and the token of its ticket.
 */
export async function addParty(
  services: SeatServices,
  {
    event,
    registration,
    language,
    byNgo,
  }: { event: LockedEvent; registration: CleanRegistration; language: Language; byNgo: boolean },
): Promise<{ party: Party; token: string }> {
  const { db, keys } = services;
  const { name, mobile, email, partySize, answer } = registration;
  const status = await takeSeats(services, { event, size: partySize });
  const row: Omit<NewRegistration, 'ticket' | 'tokenHash' | 'search'> = {
    eventId: event.id,
    name,
    mobile,
    email: email || null,
    partySize,
    answer: answer || null,
    language,
    status,
    byNgo,
  };
  for (;;) {
    const ticket = randomReference('EV');
    const token = ticketToken({ keys, ticket });
    const tokenHash = ticketTokenHash({ keys, token });
    const search = indexRegistration({ eventId: event.id, name, mobile, email, ticket });
    const id = await insertRegistration(db, { ...row, ticket, tokenHash, search });
    // Another ticket has this number, once in millions.
    if (id === undefined) continue;
    const party = {
      id,
      eventId: event.id,
      ticket,
      name,
      email: row.email,
      size: partySize,
      language,
      status,
    };
    return { party: { ...party, offeredUntil: null, byNgo, isOpened: false }, token };
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

async function refuseOftenUsedMobile(
  db: Database,
  query: { eventId: string; mobile: string },
): Promise<void> {
  if ((await countOfMobile(db, query)) >= OF_MOBILE_MOST) throw refusal({ mobile: 'eventMobileOften' });
}
