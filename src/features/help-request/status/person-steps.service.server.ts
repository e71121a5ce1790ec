import { cleanText } from '#src/shared/clean-text.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { insertEvent, insertMessage } from '#src/features/help-request/records/history.queries.server.ts';
import {
  selectHolder,
  takeFromHolder,
  updateOutcome,
} from '#src/features/help-request/records/offers.queries.server.ts';
import { statusAfter } from '#src/features/help-request/request-status.rules.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { updateRequest } from '#src/features/help-request/records/requests.queries.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { notifyNgo, notifyPerson, notifyStaff } from '#src/features/help-request/notifications.server.ts';
import { readTicket } from './status-ticket.server.ts';
import { isRepeated, updateSafeContact } from './status.queries.server.ts';
import { withdrawLocked } from './withdraw-request.server.ts';

/** The limit per request for what the person sends. */
const MESSAGES: RateLimit = { name: 'help-message', requests: 20, seconds: 3600 };
/**
 * Minutes within which a repeated text counts as the same message, for example after a reload or a double
 * tap.
 */
const SAME_WITHIN = 10;
const refused = () => new AppError({ status: 409, key: 'helpMoveNotAllowed' });

/**
 * Adds a message of the person and notifies the NGO that handles the request. A text that repeats the last
 * message is stored once.
 * @throws {AppError} 401 if the ticket is too old; 409 if the request is closed; 429 after too many calls.
 */
export async function addPersonMessage(
  services: AppServices,
  { ticket, message }: { ticket: string; message: string },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await consumeRateLimit(services.db, { limit: MESSAGES, subject: id });
  await inRequest(services, id, async (inside, request) => {
    if (!request || request.status === 'closed') throw refused();
    await writeMessage(inside, { id, message });
  });
}

/**
 * Changes how and when it is safe to reach the person, and whether mails may be sent. Notifies the NGO that
 * handles the request, so that it checks before the next call. Does nothing if the values are unchanged.
 * @throws {AppError} 401 if the ticket is too old; 409 if the request is closed; 429 after too many calls.
 */
export async function changeSafeContact(
  services: AppServices,
  { ticket, safeContact, mayMail }: { ticket: string; safeContact: string; mayMail: boolean },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await consumeRateLimit(services.db, { limit: MESSAGES, subject: id });
  await inRequest(services, id, async (inside, request) => {
    if (!request || request.status === 'closed') throw refused();
    const text = cleanText({ text: safeContact, keepLines: true }) || null;
    // Who has no email gets none, whatever is ticked.
    const change = { id, safeContact: text, mayMail: mayMail && request.email !== '' };
    if (!(await updateSafeContact(inside.db, change))) return;
    await insertEvent(inside.db, { requestId: id, kind: 'safeContactChanged', actor: 'person' });
    const holder = await selectHolder(inside.db, id);
    if (holder) await notifyNgo(inside, { ngoId: holder, step: 'safeContactChanged' });
  });
}

/**
 * Withdraws a request on behalf of the person and takes it from all NGOs.
 * @throws {AppError} 401 if the ticket is too old; 409 if the request has already ended.
 */
export async function withdrawRequest(services: AppServices, { ticket }: { ticket: string }): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await inRequest(services, id, async (inside, request) => {
    const status = request && statusAfter({ move: 'withdraw', status: request.status });
    if (!status) throw refused();
    const holder = await withdrawLocked(inside.db, { request, status });
    if (holder) await notifyNgo(inside, { ngoId: holder, step: 'withdrawn' });
    await notifyPerson(inside, { request, step: 'withdrawn' });
  });
}

/**
 * Records whether the person got help. If yes, it closes the request. If not, it notifies staff, and the
 * first time also reopens the request and routes it to NGOs that did not have it yet.
 * @throws {AppError} 401 if the ticket is too old; 409 if no NGO has accepted the request or it is closed;
 * 429 after too many calls.
 */
export async function reportIfHelped(
  services: AppServices,
  { ticket, helped, message }: { ticket: string; helped: boolean; message?: string },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  // Limited because each call can send a mail to staff.
  await consumeRateLimit(services.db, { limit: MESSAGES, subject: id });
  await inRequest(services, id, async (inside, request) => {
    const { db } = inside;
    const closed = request && statusAfter({ move: 'reportHelped', status: request.status });
    if (!closed) throw refused();
    if (message) await writeMessage(inside, { id, message });
    await insertEvent(db, { requestId: id, kind: helped ? 'helped' : 'notHelped', actor: 'person' });
    if (helped) {
      // The person reported it before the NGO did, so the NGO has nothing left to do.
      const holder = await selectHolder(db, id);
      if (holder && request.status === 'accepted')
        await updateOutcome(db, { requestId: id, ngoId: holder, outcome: 'helped' });
      return updateRequest(db, { id, change: { status: closed, helped, isWithStaff: false } });
    }
    await notifyStaff(inside, { step: 'notHelped', about: request.reference });
    if (request.wasReopened) return updateRequest(db, { id, change: { helped, isWithStaff: true } });
    const holder = await takeFromHolder(db, id);
    const status = statusAfter({ move: 'reopen', status: request.status });
    await updateRequest(db, { id, change: { status, helped, isReopened: true, isWithStaff: true } });
    await insertEvent(db, { requestId: id, kind: 'reopened', actor: 'system' });
    if (holder) await notifyNgo(inside, { ngoId: holder, step: 'takenBack' });
    await notifyPerson(inside, { request, step: 'reopened' });
    await sendRouting(inside, id);
  });
}

async function writeMessage(
  services: StepServices,
  { id, message }: { id: string; message: string },
): Promise<void> {
  if (await isRepeated(services.db, { requestId: id, text: message, minutes: SAME_WITHIN })) return;
  const ngoId = (await selectHolder(services.db, id)) ?? null;
  await insertMessage(services.db, { requestId: id, ngoId, byPerson: true, text: message });
  await insertEvent(services.db, { requestId: id, kind: 'messageOfPerson', actor: 'person', ngoId });
  if (ngoId) await notifyNgo(services, { ngoId, step: 'message' });
}
