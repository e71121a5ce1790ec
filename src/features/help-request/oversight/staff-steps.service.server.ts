import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { takeFromHolder } from '#src/features/help-request/records/offers.queries.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { statusAfter, type RequestMove } from '#src/features/help-request/request-status.rules.ts';
import {
  lockRequest,
  updateRequest,
  type RequestChange,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { selectIdByReference } from './oversight.queries.server.ts';
import {
  insertOffer,
  canReceive,
  passOffers,
} from '#src/features/help-request/routing/routing.queries.server.ts';
import { notifyNgo, notifyPerson } from '#src/features/help-request/notifications.server.ts';

type StepInput = { id: string; call: SignedInCall };

const refused = (key: 'helpMoveNotAllowed' | 'helpNgoUnfit' | 'helpNotTheSame') =>
  new AppError({ status: 409, key });

/**
 * Gives a request to one NGO with the usual 72 hours to answer, and takes it from the NGOs that have it.
 * @throws {AppError} 404 if there is no such request; 409 if the request is closed, or if the NGO is not
 * verified, has no active account or had the request before.
 */
export async function reassignRequest(
  services: AppServices,
  input: StepInput & { ngoId: string },
): Promise<void> {
  const { id, ngoId } = input;
  await step(
    services,
    { input, move: 'reassign', action: 'reassignHelpRequest' },
    async (inside, request) => {
      const { db } = inside;
      if (!ROW_ID.test(ngoId) || !(await canReceive(db, { requestId: id, ngoId })))
        throw refused('helpNgoUnfit');
      await takeBack(inside, id);
      await insertOffer(db, { requestId: id, ngoId });
      await note(inside, { input, kind: 'reassigned', ngoId });
      await notifyNgo(inside, { ngoId, step: 'offered' });
      if (request.status !== 'open') await notifyPerson(inside, { request, step: 'passedOn' });
      return { change: { isWithStaff: false }, after: { ngoId } };
    },
  );
}

/**
 * Closes a request with a reason.
 * @throws {AppError} 404 if there is no such request; 409 if it is already closed.
 */
export async function closeRequest(
  services: AppServices,
  input: StepInput & { reason: string },
): Promise<void> {
  await step(services, { input, move: 'close', action: 'closeHelpRequest' }, async (inside, request) => {
    await takeBack(inside, input.id);
    await note(inside, { input, kind: 'closed' });
    await notifyPerson(inside, { request, step: 'closed' });
    // The reason is stored only with the request, where it can be erased. The audit log cannot be erased.
    return { change: { closedReason: input.reason, isWithStaff: false }, after: {} };
  });
}

/**
 * Closes a duplicate. The other request, given by its reference in any spelling, continues unchanged.
 * @throws {AppError} 404 if there is no such request; 409 if it is closed, or if the other request has ended
 * or is not of the same person.
 */
export async function mergeRequest(
  services: AppServices,
  input: StepInput & { intoReference: string },
): Promise<void> {
  const reference = readReference(input.intoReference);
  const intoId = reference && (await selectIdByReference(services.db, reference));
  const merging = { input, move: 'close', action: 'mergeHelpRequest', otherId: intoId } as const;
  await step(services, merging, async (inside, request, into) => {
    const goesOn = into?.status === 'open' || into?.status === 'accepted';
    // Without email nothing proves that both are of one person.
    const isAnother = into?.id !== request.id && request.email !== '' && into?.email === request.email;
    if (!intoId || !goesOn || !isAnother) throw refused('helpNotTheSame');
    await takeBack(inside, request.id);
    await note(inside, { input, kind: 'merged' });
    await notifyPerson(inside, { request, step: 'closed' });
    return { change: { mergedInto: intoId, isWithStaff: false }, after: { mergedInto: intoId } };
  });
}

/** Takes a request from all NGOs that have it, and notifies the NGO that had accepted it. */
async function takeBack(services: AppServices, id: string): Promise<void> {
  await passOffers(services.db, { requestId: id, isOverdue: false });
  const holder = await takeFromHolder(services.db, id);
  if (holder) await notifyNgo(services, { ngoId: holder, step: 'takenBack' });
}

async function note(
  { db }: AppServices,
  { input, kind, ngoId }: { input: StepInput; kind: 'reassigned' | 'closed' | 'merged'; ngoId?: string },
): Promise<void> {
  const accountId = input.call.account.id;
  await insertEvent(db, { requestId: input.id, kind, actor: 'staff', ngoId, accountId });
}

/**
 * Runs one step of staff on a locked request and records it in the audit log. `otherId` is a second request
 * to lock. The older one is always locked first, to avoid deadlocks.
 */
async function step(
  services: AppServices,
  { input, move, action, otherId }: { input: StepInput; move: RequestMove; action: string; otherId?: string },
  run: (
    inside: AppServices,
    request: StoredRequest,
    other: StoredRequest | undefined,
  ) => Promise<{ change: RequestChange; after: Record<string, unknown> }>,
): Promise<void> {
  const { id, call } = input;
  if (!ROW_ID.test(id)) throw notFound();
  await services.db.transaction().execute(async (db) => {
    const ids = [id, ...(otherId === undefined ? [] : [otherId])].toSorted((a, b) => Number(a) - Number(b));
    const locked = new Map<string, StoredRequest>();
    for (const requestId of ids) {
      const request = await lockRequest(db, requestId);
      if (request) locked.set(requestId, request);
    }
    const request = locked.get(id);
    if (!request) throw notFound();
    const status = statusAfter({ move, status: request.status });
    if (!status) throw refused('helpMoveNotAllowed');
    const { change, after } = await run(
      { ...services, db },
      request,
      otherId === undefined ? undefined : locked.get(otherId),
    );
    await updateRequest(db, { id, change: { ...change, status } });
    const before = { status: request.status };
    await recordChange(db, {
      call,
      change: { action, entity: 'helpRequest', entityId: id, before, after: { ...after, status } },
    });
  });
}
