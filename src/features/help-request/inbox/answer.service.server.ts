import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { EventKind, Outcome } from '#src/features/help-request/help-request.values.ts';
import { insertEvent, insertMessage } from '#src/features/help-request/records/history.queries.server.ts';
import {
  selectOffer,
  updateAnswered,
  updateOutcome,
  updateStepped,
  type StoredOffer,
} from '#src/features/help-request/records/offers.queries.server.ts';
import { isRequestId } from '#src/features/help-request/request-id.rules.ts';
import { moveOfOutcome, statusAfter } from '#src/features/help-request/request-status.rules.ts';
import {
  lockRequest,
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { passOffers } from '#src/features/help-request/routing/routing.queries.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { lookAtContact } from '#src/features/help-request/show-contact.server.ts';
import { tellOfMessage, tellPerson } from '#src/features/help-request/tell-people.server.ts';
import type { HelpContact } from './inbox.contract.ts';
import { ngoOf } from './inbox.service.server.ts';

type Asked = { id: string; call: SignedInCall };
type Changed = { before?: Record<string, unknown>; after?: Record<string, unknown> };
type Step = { inside: AppServices; request: StoredRequest; offer: StoredOffer; ngoId: string };

const notAllowed = () => new AppError({ status: 409, key: 'helpMoveNotAllowed' });

/**
 * Accepts a request. The first NGO to accept gets it and all other offers are withdrawn, so that exactly one
 * NGO answers the person and is responsible. Returns the contact details, which counts as a view, or null if
 * the account has used up its views of the day.
 * @throws {AppError} 404 if the NGO was never asked or has declined; 409 if the request is not waiting for
 * its answer, for example because another NGO accepted first.
 */
export async function acceptRequest(services: AppServices, asked: Asked): Promise<HelpContact | null> {
  let contact: HelpContact | undefined;
  const accept = async ({ inside, request, offer, ngoId }: Step): Promise<Changed> => {
    const { db } = inside;
    const { id } = asked;
    const status = statusAfter({ move: 'accept', status: request.status });
    if (!status || offer.status !== 'sent')
      throw request.status === 'accepted' && offer.status === 'passed'
        ? new AppError({ status: 409, key: 'helpTaken' })
        : notAllowed();
    await updateAnswered(db, { requestId: id, ngoId, status: 'accepted' });
    await passOffers(db, { requestId: id, isOverdue: false });
    await updateRequest(db, { id, change: { status, isAnswered: true, isWithStaff: false } });
    await note({ inside, ngoId }, { asked, kind: 'accepted' });
    await tellPerson(inside, { request, step: 'accepted' });
    return { before: { status: 'sent' }, after: { status: 'accepted' } };
  };
  const look = async ({ inside, ngoId }: Pick<Step, 'inside' | 'ngoId'>) => {
    contact = await lookAtContact(inside, { id: asked.id, ngoId, call: asked.call });
  };
  await step(services, { asked, action: 'acceptHelpRequest', look }, accept);
  return contact ?? null;
}

/**
 * Declines a request, and queues the routing to the next NGO.
 * @throws {AppError} 404 if the NGO was never asked or has already declined; 409 if the request is not
 * waiting for its answer.
 */
export async function declineRequest(
  services: AppServices,
  asked: Asked & { reason: string },
): Promise<void> {
  await step(services, { asked, action: 'declineHelpRequest' }, async ({ inside, offer, ngoId }) => {
    if (offer.status !== 'sent') throw notAllowed();
    const { id, reason } = asked;
    await updateAnswered(inside.db, { requestId: id, ngoId, status: 'declined', reason });
    await note({ inside, ngoId }, { asked, kind: 'declined' });
    await sendRouting(inside, id);
    return { before: { status: 'sent' }, after: { status: 'declined' } };
  });
}

/** The limit per NGO and request. It leaves room for a conversation but not for spam. */
export const MESSAGES_AN_HOUR: RateLimit = { name: 'help-messages', requests: 20, seconds: 3600 };

/**
 * Sends a message to the person whose request the NGO accepted. Mails about new messages go out at most every
 * 15 minutes.
 * @throws {AppError} 404 if the NGO was never asked or has declined; 409 if it does not handle the request;
 * 429 after too many messages in an hour.
 */
export async function writeToPerson(
  services: AppServices,
  asked: Asked & { message: string },
): Promise<void> {
  await consumeRateLimit(services.db, {
    limit: MESSAGES_AN_HOUR,
    subject: `${ngoOf(asked.call)} ${asked.id}`,
    message: 'helpManyMessages',
  });
  await step(
    services,
    { asked, action: 'sendMessageToPerson' },
    async ({ inside, request, offer, ngoId }) => {
      refuseUnlessHeld(offer);
      await insertMessage(inside.db, { requestId: asked.id, ngoId, byPerson: false, text: asked.message });
      await updateStepped(inside.db, { requestId: asked.id, ngoId });
      await note({ inside, ngoId }, { asked, kind: 'messageOfNgo' });
      await tellOfMessage(inside, request);
      return {};
    },
  );
}

/**
 * Reports the outcome. `noCapacity` passes the request on; after any other outcome the person is asked to
 * confirm it.
 * @throws {AppError} 404 if the NGO was never asked or has declined; 409 if it does not handle the request.
 */
export async function resolveRequest(
  services: AppServices,
  asked: Asked & { outcome: Outcome; message?: string },
): Promise<void> {
  await step(services, { asked, action: 'resolveHelpRequest' }, async ({ inside, request, offer, ngoId }) => {
    refuseUnlessHeld(offer);
    const { db } = inside;
    const { id, outcome, message } = asked;
    const move = moveOfOutcome(outcome);
    const status = statusAfter({ move, status: request.status });
    if (!status) throw notAllowed();
    await updateOutcome(db, { requestId: id, ngoId, outcome });
    await updateRequest(db, { id, change: { status } });
    if (message) await insertMessage(db, { requestId: id, ngoId, byPerson: false, text: message });
    await note({ inside, ngoId }, { asked, kind: move === 'passOn' ? 'passedOn' : 'resolved' });
    await tellPerson(inside, { request, step: move === 'passOn' ? 'passedOn' : 'resolved' });
    if (move === 'passOn') await sendRouting(inside, id);
    return { before: { outcome: null }, after: { outcome } };
  });
}

function refuseUnlessHeld(offer: StoredOffer): void {
  if (offer.status !== 'accepted' || offer.outcome !== null) throw notAllowed();
}

async function note(
  { inside, ngoId }: Pick<Step, 'inside' | 'ngoId'>,
  { asked, kind }: { asked: Asked; kind: EventKind },
): Promise<void> {
  const accountId = asked.call.account.id;
  await insertEvent(inside.db, { requestId: asked.id, kind, actor: 'ngo', ngoId, accountId });
}

/**
 * Runs one step of an NGO on a request that it was asked about: locks the request and records the step in the
 * audit log.
 */
async function step(
  services: AppServices,
  input: {
    asked: Asked;
    action: string;
    /** Runs after the audit entry, in the same transaction. */
    look?: (done: Pick<Step, 'inside' | 'ngoId'>) => Promise<void>;
  },
  run: (input: Step) => Promise<Changed>,
): Promise<void> {
  const { asked, action, look } = input;
  const { id, call } = asked;
  const ngoId = ngoOf(call);
  if (!isRequestId(id)) throw notFound();
  await services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id);
    const offer = request && (await selectOffer(db, { requestId: id, ngoId }));
    if (!offer || offer.status === 'declined') throw notFound();
    const inside = { ...services, db };
    const changed = await run({ inside, request, offer, ngoId });
    await recordChange(db, {
      call,
      change: { action, entity: 'helpRequest', entityId: id, ngoId, ...changed },
    });
    await look?.({ inside, ngoId });
  });
}
