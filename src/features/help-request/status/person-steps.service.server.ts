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
import {
  lockRequest,
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { tellNgo, tellPerson, tellStaff } from '#src/features/help-request/tell-people.server.ts';
import { readTicket } from './status-ticket.server.ts';
import { isJustWritten, updateSafeContact } from './status.queries.server.ts';
import { withdrawLocked } from './withdraw-request.server.ts';

/** What the person writes or says, by request. */
const MESSAGES: RateLimit = { name: 'help-message', requests: 20, seconds: 3600 };
/** Minutes within which the same words are the same message: a page that is loaded again, a double tap. */
const SAME_WITHIN = 10;
const refused = () => new AppError({ status: 409, key: 'helpMoveNotAllowed' });

/**
 * The person adds a message; the NGO that looks after the request is told. The same words sent twice in a row are one message.
 * @throws {AppError} 401 when the ticket is too old, 409 when the request is closed, 429 after too many.
 */
export async function addPersonMessage(
  services: AppServices,
  { ticket, message }: { ticket: string; message: string },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await consumeRateLimit(services.db, { limit: MESSAGES, subject: id });
  await inRequest(services, { id }, async (inside, request) => {
    if (request.status === 'closed') throw refused();
    await writeMessage(inside, { id, message });
  });
}

/**
 * The person says anew how and when it is safe to reach them, and whether mails may be sent. Who looks after the request is told
 * to look before the next call; what was there already is no change.
 * @throws {AppError} 401 when the ticket is too old, 409 when the request is closed, 429 after too many.
 */
export async function changeSafeContact(
  services: AppServices,
  { ticket, safeContact, mayMail }: { ticket: string; safeContact: string; mayMail: boolean },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await consumeRateLimit(services.db, { limit: MESSAGES, subject: id });
  await inRequest(services, { id }, async (inside, request) => {
    if (request.status === 'closed') throw refused();
    const text = cleanText({ text: safeContact, keepLines: true }) || null;
    if (!(await updateSafeContact(inside.db, { id, safeContact: text, mayMail }))) return;
    await insertEvent(inside.db, { requestId: id, kind: 'safeContactChanged', actor: 'person' });
    const holder = await selectHolder(inside.db, id);
    if (holder) await tellNgo(inside, { ngoId: holder, step: 'safeContactChanged' });
  });
}

/**
 * The person needs it no longer: nobody has it any more.
 * @throws {AppError} 401 when the ticket is too old, 409 when it has ended already.
 */
export async function withdrawRequest(services: AppServices, { ticket }: { ticket: string }): Promise<void> {
  const id = readTicket(services.keys, ticket);
  await inRequest(services, { id }, async (inside, request) => {
    const status = statusAfter({ move: 'withdraw', status: request.status });
    if (!status) throw refused();
    await withdrawLocked(inside, { request, status });
    await tellPerson(inside, { request, step: 'withdrawn' });
  });
}

/**
 * The person says whether it helped. If so the request is closed; if not it is open again, the first time, and goes to NGOs that did not have
 * it yet; staff are told each time.
 * @throws {AppError} 401 when the ticket is too old, 409 when nobody has answered yet or it is closed, 429 after too many.
 */
export async function sayWhetherHelped(
  services: AppServices,
  { ticket, helped, message }: { ticket: string; helped: boolean; message?: string },
): Promise<void> {
  const id = readTicket(services.keys, ticket);
  // Each time staff get a mail.
  await consumeRateLimit(services.db, { limit: MESSAGES, subject: id });
  await inRequest(services, { id }, async (inside, request) => {
    const { db } = inside;
    const closed = statusAfter({ move: 'sayHelped', status: request.status });
    if (!closed) throw refused();
    if (message) await writeMessage(inside, { id, message });
    await insertEvent(db, { requestId: id, kind: helped ? 'helped' : 'notHelped', actor: 'person' });
    if (helped) {
      // Said before the NGO said so itself: it has nothing left to do.
      const holder = await selectHolder(db, id);
      if (holder && request.status === 'accepted')
        await updateOutcome(db, { requestId: id, ngoId: holder, outcome: 'helped' });
      return updateRequest(db, { id, change: { status: closed, helped, isWithStaff: false } });
    }
    await tellStaff(inside, { step: 'notHelped', about: request.reference });
    if (request.wasReopened) return updateRequest(db, { id, change: { helped, isWithStaff: true } });
    const holder = await takeFromHolder(db, id);
    const status = statusAfter({ move: 'reopen', status: request.status });
    await updateRequest(db, { id, change: { status, helped, isReopened: true, isWithStaff: true } });
    await insertEvent(db, { requestId: id, kind: 'reopened', actor: 'system' });
    if (holder) await tellNgo(inside, { ngoId: holder, step: 'takenBack' });
    await tellPerson(inside, { request, step: 'reopened' });
    await sendRouting(inside, id);
  });
}

async function writeMessage(
  services: AppServices,
  { id, message }: { id: string; message: string },
): Promise<void> {
  if (await isJustWritten(services.db, { requestId: id, text: message, minutes: SAME_WITHIN })) return;
  const ngoId = (await selectHolder(services.db, id)) ?? null;
  await insertMessage(services.db, { requestId: id, ngoId, byPerson: true, text: message });
  await insertEvent(services.db, { requestId: id, kind: 'messageOfPerson', actor: 'person', ngoId });
  if (ngoId) await tellNgo(services, { ngoId, step: 'message' });
}

/** Does something to a request under its lock, in one transaction. */
async function inRequest(
  services: AppServices,
  { id }: { id: string },
  run: (inside: AppServices, request: StoredRequest) => Promise<void>,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id);
    if (!request) throw refused();
    await run({ ...services, db }, request);
  });
}
