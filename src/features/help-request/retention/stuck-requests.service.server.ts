import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { takeFromHolder } from '#src/features/help-request/records/offers.queries.server.ts';
import { statusAfter } from '#src/features/help-request/request-status.rules.ts';
import {
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { notifyNgo, notifyPerson, notifyStaff } from '#src/features/help-request/notifications.server.ts';
import {
  passOfferOf,
  selectActiveOffers,
  selectHandledOffer,
  selectWithUnavailableNgo,
  selectSilent,
  updateReminded,
} from './retention.queries.server.ts';
import { canHandle, inactivityAction } from './retention.rules.ts';

/** The number of requests per run. The next scheduled run takes the rest. */
const AT_ONCE = 500;

/**
 * Takes all requests from NGOs that were suspended or deleted or have no active account, and routes them
 * again at once. Notifies the person if the NGO had accepted the request. `ngoId` limits this to one NGO.
 * Safe to run repeatedly.
 */
export async function takeFromUnavailableNgos(
  services: StepServices,
  input: { ngoId?: string } = {},
): Promise<void> {
  for (const id of await selectWithUnavailableNgo(services.db, { ...input, limit: AT_ONCE }))
    await inRequest(services, id, takeFromUnavailable);
}

/**
 * Reminds NGOs of accepted requests on which they took no action, and gives a request to staff if that does
 * not help.
 */
export async function remindSilentNgos(services: StepServices): Promise<void> {
  for (const id of await selectSilent(services.db, AT_ONCE)) await inRequest(services, id, remindOrEscalate);
}

async function takeFromUnavailable(inside: StepServices, request: StoredRequest | undefined): Promise<void> {
  if (!request) return;
  const { db } = inside;
  const { id } = request;
  const unavailable = (await selectActiveOffers(db, id)).filter((ngo) => !canHandle(ngo));
  for (const { ngoId, isHolder } of unavailable) {
    if (isHolder) {
      const status = statusAfter({ move: 'passOn', status: request.status });
      if (!status) continue;
      await takeFromHolder(db, id);
      await updateRequest(db, { id, change: { status } });
      await notifyPerson(inside, { request, step: 'passedOn' });
    } else await passOfferOf(db, { requestId: id, ngoId });
    await insertEvent(db, { requestId: id, kind: 'ngoLeft', actor: 'system', ngoId });
  }
  if (unavailable.length > 0) await sendRouting(inside, id);
}

async function remindOrEscalate(inside: StepServices, request: StoredRequest | undefined): Promise<void> {
  if (!request) return;
  const { db } = inside;
  const { id, isWithStaff } = request;
  const offer = request.status === 'accepted' ? await selectHandledOffer(db, id) : undefined;
  const due = offer && inactivityAction({ ...offer, isWithStaff });
  if (!due) return;
  const { ngoId } = offer;
  if (due === 'remind') {
    await updateReminded(db, { requestId: id, ngoId });
    await insertEvent(db, { requestId: id, kind: 'reminded', actor: 'system', ngoId });
    return notifyNgo(inside, { ngoId, step: 'reminded' });
  }
  await updateRequest(db, { id, change: { isWithStaff: true } });
  await insertEvent(db, { requestId: id, kind: 'ngoSilent', actor: 'system', ngoId });
  await notifyStaff(inside, { step: 'ngoSilent', about: request.reference });
}
