import type { AppServices } from '#src/server/http/app-services.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { takeFromHolder } from '#src/features/help-request/records/offers.queries.server.ts';
import { statusAfter } from '#src/features/help-request/request-status.rules.ts';
import {
  lockRequest,
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { tellNgo, tellPerson, tellStaff } from '#src/features/help-request/tell-people.server.ts';
import {
  passOfferOf,
  selectHaving,
  selectHeld,
  selectLeft,
  selectSilent,
  updateReminded,
} from './retention.queries.server.ts';
import { canHold, dueOfHeld } from './retention.rules.ts';

/** The number of requests per run. The next scheduled run takes the rest. */
const AT_ONCE = 500;
type Services = Pick<AppServices, 'db' | 'queue' | 'origin'>;

/**
 * Takes all requests from NGOs that were suspended or deleted or have no active account, and routes them
 * again at once. Notifies the person if the NGO had accepted the request. `ngoId` limits this to one NGO.
 * Safe to run repeatedly.
 */
export async function takeFromLeftNgos(services: Services, input: { ngoId?: string } = {}): Promise<void> {
  for (const id of await selectLeft(services.db, { ...input, limit: AT_ONCE }))
    await inRequest(services, id, takeFromWhoLeft);
}

/**
 * Reminds NGOs of accepted requests on which they took no action, and gives a request to staff if that does
 * not help.
 */
export async function lookAfterSilent(services: Services): Promise<void> {
  for (const id of await selectSilent(services.db, AT_ONCE)) await inRequest(services, id, askTheSilent);
}

async function takeFromWhoLeft(inside: Services, request: StoredRequest): Promise<void> {
  const { db } = inside;
  const { id } = request;
  const left = (await selectHaving(db, id)).filter((ngo) => !canHold(ngo));
  for (const { ngoId, isHolder } of left) {
    if (isHolder) {
      const status = statusAfter({ move: 'passOn', status: request.status });
      if (!status) continue;
      await takeFromHolder(db, id);
      await updateRequest(db, { id, change: { status } });
      await tellPerson(inside, { request, step: 'passedOn' });
    } else await passOfferOf(db, { requestId: id, ngoId });
    await insertEvent(db, { requestId: id, kind: 'ngoLeft', actor: 'system', ngoId });
  }
  if (left.length > 0) await sendRouting(inside, id);
}

async function askTheSilent(inside: Services, request: StoredRequest): Promise<void> {
  const { db } = inside;
  const { id, isWithStaff } = request;
  const held = request.status === 'accepted' ? await selectHeld(db, id) : undefined;
  const due = held && dueOfHeld({ ...held, isWithStaff });
  if (!due) return;
  const { ngoId } = held;
  if (due === 'remind') {
    await updateReminded(db, { requestId: id, ngoId });
    await insertEvent(db, { requestId: id, kind: 'reminded', actor: 'system', ngoId });
    return tellNgo(inside, { ngoId, step: 'reminded' });
  }
  await updateRequest(db, { id, change: { isWithStaff: true } });
  await insertEvent(db, { requestId: id, kind: 'ngoSilent', actor: 'system', ngoId });
  await tellStaff(inside, { step: 'ngoSilent', about: request.reference });
}

/** Runs a step for one request, with the request locked, in its own transaction. */
async function inRequest(
  services: Services,
  id: string,
  run: (inside: Services, request: StoredRequest) => Promise<void>,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id);
    if (request) await run({ ...services, db }, request);
  });
}
