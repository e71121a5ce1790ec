import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { defaultContactDay, isContactDay } from '#src/features/help-request/contact-day.rules.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { EventKind, Outcome } from '#src/features/help-request/help-request.values.ts';
import { insertEvent, insertMessage } from '#src/features/help-request/records/history.queries.server.ts';
import {
  selectOffer,
  updateAnswer,
  updateOutcome,
  updateStepped,
  type StoredOffer,
} from '#src/features/help-request/records/offers.queries.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { moveOfOutcome, statusAfter } from '#src/features/help-request/request-status.rules.ts';
import {
  lockRequest,
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { passOffers } from '#src/features/help-request/routing/routing.queries.server.ts';
import { isFit } from '#src/features/help-request/routing/routing.service.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { viewContact } from '#src/features/help-request/show-contact.server.ts';
import { notifyOfMessage, notifyPerson } from '#src/features/help-request/notifications.server.ts';
import type { HelpContact } from './inbox.contract.ts';
import { ngoOf } from './inbox.service.server.ts';

type StepInput = { id: string; call: SignedInCall };
type StepChange = { before?: Record<string, unknown>; after?: Record<string, unknown> };
type Step = { inside: AppServices; request: StoredRequest; offer: StoredOffer; ngoId: string };

const notAllowed = () => new AppError({ status: 409, key: 'helpMoveNotAllowed' });

/**
 * Accepts a request. The first NGO to accept gets it and all other offers are withdrawn, so that exactly one
 * NGO answers the person and is responsible. `contactBy` is the day by which it will be in touch, which the
 * person sees; without it, the suggested day counts. Returns the contact details, which counts as a view, or null if
 * the account has used up its views of the day.
 * @throws {AppError} 404 if the NGO was never asked or has declined; 409 if the request is not waiting for
 * its answer, for example because another NGO accepted first, or if it is about something for which our team has not
 * checked the NGO, unless the person or our team chose it; 422 if the day is past or too far ahead.
 */
export async function acceptRequest(
  services: AppServices,
  input: StepInput & { contactBy?: string | undefined },
): Promise<HelpContact | null> {
  const today = todayInIndia();
  const { contactBy = defaultContactDay(today) } = input;
  if (!isContactDay({ day: contactBy, today }))
    throw new AppError({ status: 422, key: 'helpContactDay', fields: { contactBy: 'helpContactDay' } });
  let contact: HelpContact | undefined;
  const accept = async ({ inside, request, offer, ngoId }: Step): Promise<StepChange> => {
    const { db } = inside;
    const { id } = input;
    const status = statusAfter({ move: 'accept', status: request.status });
    if (!status || offer.status !== 'sent')
      throw request.status === 'accepted' && offer.status === 'passed'
        ? new AppError({ status: 409, key: 'helpTaken' })
        : notAllowed();
    if (!(await isFit(db, { requestId: id, ngoId })))
      throw new AppError({ status: 409, key: 'helpNeedNotChecked' });
    await updateAnswer(db, { requestId: id, ngoId, status: 'accepted', contactBy });
    await passOffers(db, { requestId: id, isOverdue: false });
    await updateRequest(db, { id, change: { status, isAnswered: true, isWithStaff: false } });
    await note({ inside, ngoId }, { input, kind: 'accepted' });
    await notifyPerson(inside, { request, step: 'accepted', day: contactBy });
    return { before: { status: 'sent' }, after: { status: 'accepted', contactBy } };
  };
  const showContact = async ({ inside, ngoId }: Pick<Step, 'inside' | 'ngoId'>) => {
    contact = await viewContact(inside, { id: input.id, ngoId, call: input.call });
  };
  await step(services, { input, action: 'acceptHelpRequest', afterAudit: showContact }, accept);
  return contact ?? null;
}

/**
 * Declines a request, and queues the routing to the next NGO.
 * @throws {AppError} 404 if the NGO was never asked or has already declined; 409 if the request is not
 * waiting for its answer.
 */
export async function declineRequest(
  services: AppServices,
  input: StepInput & { reason: string },
): Promise<void> {
  await step(services, { input, action: 'declineHelpRequest' }, async ({ inside, offer, ngoId }) => {
    if (offer.status !== 'sent') throw notAllowed();
    const { id, reason } = input;
    await updateAnswer(inside.db, { requestId: id, ngoId, status: 'declined', reason });
    await note({ inside, ngoId }, { input, kind: 'declined' });
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
  input: StepInput & { message: string },
): Promise<void> {
  const { id, message: text, call } = input;
  // Uses its own connection, so it must run before the transaction takes one.
  await consumeRateLimit(services.db, {
    limit: MESSAGES_AN_HOUR,
    subject: `${ngoOf(call)} ${id}`,
    message: 'helpManyMessages',
  });
  await step(
    services,
    { input, action: 'sendMessageToPerson' },
    async ({ inside, request, offer, ngoId }) => {
      refuseUnlessHandled(offer);
      await insertMessage(inside.db, { requestId: id, ngoId, byPerson: false, text });
      await updateStepped(inside.db, { requestId: id, ngoId });
      await note({ inside, ngoId }, { input, kind: 'messageOfNgo' });
      await notifyOfMessage(inside, request);
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
  input: StepInput & { outcome: Outcome; message?: string },
): Promise<void> {
  await step(services, { input, action: 'resolveHelpRequest' }, async ({ inside, request, offer, ngoId }) => {
    refuseUnlessHandled(offer);
    const { db } = inside;
    const { id, outcome, message } = input;
    const move = moveOfOutcome(outcome);
    const status = statusAfter({ move, status: request.status });
    if (!status) throw notAllowed();
    await updateOutcome(db, { requestId: id, ngoId, outcome });
    await updateRequest(db, { id, change: { status } });
    if (message) await insertMessage(db, { requestId: id, ngoId, byPerson: false, text: message });
    await note({ inside, ngoId }, { input, kind: move === 'passOn' ? 'passedOn' : 'resolved' });
    await notifyPerson(inside, { request, step: move === 'passOn' ? 'passedOn' : 'resolved' });
    if (move === 'passOn') await sendRouting(inside, id);
    return { before: { outcome: null }, after: { outcome } };
  });
}

function refuseUnlessHandled(offer: StoredOffer): void {
  if (offer.status !== 'accepted' || offer.outcome !== null) throw notAllowed();
}

async function note(
  { inside, ngoId }: Pick<Step, 'inside' | 'ngoId'>,
  { input, kind }: { input: StepInput; kind: EventKind },
): Promise<void> {
  const accountId = input.call.account.id;
  await insertEvent(inside.db, { requestId: input.id, kind, actor: 'ngo', ngoId, accountId });
}

/**
 * Runs one step of an NGO on a request that it was asked about: locks the request and records the step in the
 * audit log.
 */
async function step(
  services: AppServices,
  options: {
    input: StepInput;
    action: string;
    /** Runs after the audit entry, in the same transaction. */
    afterAudit?: (step: Pick<Step, 'inside' | 'ngoId'>) => Promise<void>;
  },
  run: (step: Step) => Promise<StepChange>,
): Promise<void> {
  const { input, action, afterAudit } = options;
  const { id, call } = input;
  const ngoId = ngoOf(call);
  if (!ROW_ID.test(id)) throw notFound();
  await services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id);
    const offer = request && (await selectOffer(db, { requestId: id, ngoId }));
    if (!offer || offer.status === 'declined') throw notFound();
    const inside = { ...services, db };
    const change = await run({ inside, request, offer, ngoId });
    await recordChange(db, {
      call,
      change: { action, entity: 'helpRequest', entityId: id, ngoId, ...change },
    });
    await afterAudit?.({ inside, ngoId });
  });
}
