import { mailboxOf } from '#src/features/mail/mailbox.rules.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { Caller, SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { selectIdByEmail } from '#src/features/event/registration/registration.queries.server.ts';
import type { RegistrationForm } from '#src/features/event/registration/registration.rules.ts';
import {
  addParty,
  checkRegistration,
  refusal,
} from '#src/features/event/registration/registration.service.server.ts';
import { updateParty, type LockedEvent, type Party } from '#src/features/event/seats/seats.queries.server.ts';
import {
  cancelParty,
  mailFirst,
  moveFromWaiting,
  readParty,
  takeSeats,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import type { EventParty } from './registrations.contract.ts';
import { readEventOfParties, readPartyOfEvent } from './registrations.service.server.ts';

type OfParty = { eventId: string; id: string; call: SignedInCall };

/**
 * Marks a registered party as attended, or takes it back. It holds its seats either way.
 * @throws {AppError} 404 if the NGO has no such registration; 409 if it waits or is cancelled, or the event is
 * cancelled.
 */
export function setAttended(
  services: SeatServices,
  { attended, ...party }: OfParty & { attended: boolean },
): Promise<EventParty> {
  return changeParty(
    services,
    { ...party, action: 'markAttended' },
    async ({ db }, { event, party: { id, status } }) => {
      const target = attended ? 'attended' : 'registered';
      if (status === target) return;
      if (status === 'waiting') throw new AppError({ status: 409, key: 'eventPartyWaits' });
      if (status === 'cancelled') throw new AppError({ status: 409, key: 'eventPartyCancelled' });
      // Taken back, the party would be registered for an event that does not take place.
      refuseUnlessPublished(event);
      await updateParty(db, { id, status: target });
    },
  );
}

/**
 * Gives a waiting party its offer, or free seats before others that wait.
 * @throws {AppError} 404 if the NGO has no such registration; 409 if it does not wait, or the seats are not free.
 */
export function registerWaiting(services: SeatServices, party: OfParty): Promise<EventParty> {
  return changeParty(services, { ...party, action: 'moveFromWaiting' }, async (locked, found) => {
    refuseUnlessPublished(found.event);
    await moveFromWaiting(locked, found);
  });
}

/**
 * Cancels a registration; its seats are offered to those who wait. Does nothing if it is cancelled already.
 * @throws {AppError} 404 if the NGO has no such registration; 409 if the party was there.
 */
export function cancelByNgo(services: SeatServices, party: OfParty): Promise<EventParty> {
  return changeParty(services, { ...party, action: 'cancelRegisterUser' }, async (locked, found) => {
    if (found.party.status === 'attended') throw new AppError({ status: 409, key: 'eventPartyAttended' });
    await cancelParty(locked, { party: found.party, by: 'ngo' });
  });
}

/**
 * Adds a party by hand, also after registration has ended. It waits if there are not enough free seats.
 * @throws {AppError} 404 if the NGO has no such event; 409 if the event is a draft or cancelled; 422 with every error
 * of the form.
 */
export async function addByHand(
  services: SeatServices,
  {
    eventId,
    form,
    call,
    caller,
  }: { eventId: string; form: RegistrationForm; call: SignedInCall; caller: Caller },
): Promise<EventParty> {
  const { db } = services;
  const ngoId = call.account.ngoId!;
  await readEventOfParties(db, { eventId, ngoId });
  const registration = checkRegistration(form);
  const { email } = registration;
  // Uses its own connection, so it must run before the transaction takes one.
  const isMailed = email !== '' && (await mayMailAdded(db, { email, caller, ngoId }));
  return withLockedEvent(services, { eventId, ngoId }, async (locked, event) => {
    refuseUnlessPublished(event);
    const known = email === '' ? undefined : await selectIdByEmail(locked.db, { eventId, email });
    if (known !== undefined) throw refusal({ email: 'eventEmailThere' });
    const status = await takeSeats(locked, { event, size: registration.partySize });
    const { language } = caller;
    const { party } = await addParty(locked, {
      eventId,
      registration,
      language,
      status,
      byNgo: true,
      isConfirmed: true,
    });
    if (isMailed && (await takeMailTo(locked, { ngoId, to: email }))) await mailFirst(locked, party);
    const after = { status: party.status, partySize: party.size };
    const about = { action: 'addRegisterUser', entity: 'eventRegistration', entityId: party.id, ngoId };
    await recordChange(locked.db, { call, change: { ...about, after } });
    return readPartyOfEvent(locked.db, { id: party.id, eventId });
  });
}

/** One NGO mails a stranger so often within 30 days, whatever its events. The registration is saved all the same. */
const ADDED_MAILS: RateLimit = { name: 'event-added-to', requests: 3, seconds: 30 * 86_400 };

async function mayMailAdded(
  db: Database,
  { ngoId, ...to }: { email: string; caller: Caller; ngoId: string },
): Promise<boolean> {
  if (!(await mayMailVisitor(db, to))) return false;
  const subject = `${ngoId} ${mailboxOf(to.email).name}`;
  return (await countRequest(db, { limit: ADDED_MAILS, subject })) === undefined;
}

function refuseUnlessPublished({ status }: LockedEvent): void {
  if (status === 'draft') throw new AppError({ status: 409, key: 'eventNotPublished' });
  if (status === 'cancelled') throw new AppError({ status: 409, key: 'eventCancelled' });
}

type Change = (services: SeatServices, found: { event: LockedEvent; party: Party }) => Promise<void>;

/** Changes a party with its event locked, and records the change of its status. */
async function changeParty(
  services: SeatServices,
  { eventId, id, call, action }: OfParty & { action: string },
  change: Change,
): Promise<EventParty> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(eventId) || !ROW_ID.test(id)) throw notFound();
  return withLockedEvent(services, { eventId, ngoId }, async (locked, event) => {
    const party = await readParty(locked.db, { id, eventId });
    await change(locked, { event, party });
    const changed = await readPartyOfEvent(locked.db, { id, eventId });
    if (changed.status !== party.status) {
      const sides = { before: { status: party.status }, after: { status: changed.status } };
      const about = { action, entity: 'eventRegistration', entityId: id, ngoId };
      await recordChange(locked.db, { call, change: { ...about, ...sides } });
    }
    return changed;
  });
}
