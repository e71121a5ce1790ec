import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { HOLDS_A_WEEK } from '#src/features/help-request/help-request.values.ts';
import { notifyHelpers, notifyNgo } from '#src/features/help-request/notifications.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { updateRequest } from '#src/features/help-request/records/requests.queries.server.ts';
import { selectNgosWithRequest } from '#src/features/help-request/retention/retention.queries.server.ts';
import { giveOffersBack, holdOffers } from '#src/features/help-request/records/offers.queries.server.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import { countView } from '#src/features/help-request/show-contact.server.ts';
import type { Filed } from './assisted.contract.ts';
import { countHoldsOfWeek, selectHeldFrom, updateHeld } from './assisted.queries.server.ts';
import { actorOf, findAssisted, givePin, noteConsent, type Consent } from './assisted.service.server.ts';
import { findConsentErrors } from './check-assisted-form.server.ts';

const RENEWALS: RateLimit = { name: 'help-pin-new', requests: 5, seconds: 3600 };
/** A new PIN opens a whole request, so a session must not walk through all of them. Lost PINs are rare. */
const RENEWALS_OF_ACCOUNT: RateLimit = { name: 'help-pin-new-account', requests: 10, seconds: 86_400 };
const RENEWALS_OF_NGO: RateLimit = { name: 'help-pin-new-ngo', requests: 20, seconds: 86_400 };

type HelperStep = { id: string; call: SignedInCall };

const notAllowed = () => new AppError({ status: 409, key: 'helpMoveNotAllowed' });

/**
 * Gives a new PIN after the person agreed again, and tells the other managers. It counts as a view of the request. The
 * PIN of before keeps working until the new one is used.
 * @throws {AppError} 404 as in `readAssisted`; 409 if the request is erased or held; 422 without the consent; 429 after
 * too many renewals, or if the account has used up its views of the day.
 */
export async function renewPin(
  services: AppServices,
  { id, consent, call }: HelperStep & { consent: Consent },
): Promise<Filed> {
  const { reference, filedByNgo } = await findAssisted(services, { id, call });
  const fields = findConsentErrors(consent);
  const [error] = Object.values(fields);
  if (error) throw new AppError({ status: 422, key: error, fields });
  const { account } = call;
  await consumeRateLimit(services.db, { limit: RENEWALS, subject: id });
  await consumeRateLimit(services.db, { limit: RENEWALS_OF_ACCOUNT, subject: account.id });
  if (account.ngoId !== null)
    await consumeRateLimit(services.db, { limit: RENEWALS_OF_NGO, subject: account.ngoId });
  // In a transaction of its own, so that a refused view stays counted.
  const mayView = await services.db
    .transaction()
    .execute((db) => countView({ ...services, db }, { id, call }));
  if (!mayView) throw new AppError({ status: 429, key: 'helpViewsUsedUp' });
  return inRequest(services, id, async (stepServices, request) => {
    const inside = { ...services, ...stepServices };
    if (!request || request.isErased || (await selectHeldFrom(inside.db, id)) !== undefined)
      throw notAllowed();
    const filed = await givePin(inside, { id, reference, language: consent.language, isNew: false, call });
    await insertEvent(inside.db, { requestId: id, kind: 'pinRenewed', ...actorOf(call) });
    await noteConsent(inside, { id, reference, purpose: 'renewPin', consent, call });
    await notifyHelpers(inside, { ngoId: filedByNgo, step: 'pinRenewed', reference, call });
    return filed;
  });
}

/**
 * Takes back the consent for a person at their wish: closes the request and hides it at once from everybody but the
 * person. It is erased 30 days later (see `updateHeld`), unless `restoreRequest` is called. Whoever has a stolen session
 * can therefore not destroy it. With number and PIN the person erases it at once.
 * @throws {AppError} 404 as in `readAssisted`; 409 if the request is erased or held; 429 after `HOLDS_A_WEEK`.
 */
export async function withdrawConsent(services: AppServices, step: HelperStep): Promise<void> {
  await inAssisted(services, step, async (inside, { request, heldFrom, filedByNgo }) => {
    const { db } = inside;
    const { id, reference, status } = request;
    if (heldFrom !== undefined) throw notAllowed();
    const by = actorOf(step.call);
    // Each time mails everybody. Our team can still do it after an NGO, and the person erases it by herself.
    if ((await countHoldsOfWeek(db, { requestId: id, actor: by.actor })) >= HOLDS_A_WEEK)
      throw new AppError({ status: 429, key: 'helpHeldOften' });
    const ngoIds = await selectNgosWithRequest(db, id);
    await holdOffers(db, id);
    await updateRequest(db, { id, change: { status: 'closed', isWithStaff: false } });
    await updateHeld(db, { requestId: id, from: status });
    await insertEvent(db, { requestId: id, kind: 'consentWithdrawn', ...by });
    for (const ngoId of ngoIds) await notifyNgo(inside, { ngoId, step: 'consentWithdrawn' });
    await notifyHelpers(inside, { ngoId: filedByNgo, step: 'consentHeld', reference, call: step.call });
    return 'withdrawHelpConsent';
  });
}

/**
 * Takes `withdrawConsent` back within its 30 days. NGOs that had the request have it again, if they can still help. Without
 * the NGO that handled it, it is open, and our team looks at it too.
 * @throws {AppError} 404 as in `readAssisted`; 409 if the request is not held, or erased meanwhile.
 */
export async function restoreRequest(services: AppServices, step: HelperStep): Promise<void> {
  await inAssisted(services, step, async (inside, { request: { id }, heldFrom }) => {
    const { db } = inside;
    if (heldFrom === undefined) throw notAllowed();
    await updateHeld(db, { requestId: id, from: null });
    const ngos = await giveOffersBack(db, id);
    const isHandled = ngos.some(({ isHolder }) => isHolder);
    const isOpen = heldFrom === 'open' || (heldFrom === 'accepted' && !isHandled);
    const change = isOpen ? ({ status: 'open', isWithStaff: true } as const) : { status: heldFrom };
    await updateRequest(db, { id, change });
    await insertEvent(db, { requestId: id, kind: 'restored', ...actorOf(step.call) });
    for (const { ngoId } of ngos) await notifyNgo(inside, { ngoId, step: 'restored' });
    if (isOpen) await sendRouting(inside, id);
    return 'restoreHelpRequest';
  });
}

type Locked = {
  request: NonNullable<Parameters<Parameters<typeof inRequest>[2]>[1]>;
  heldFrom: Awaited<ReturnType<typeof selectHeldFrom>>;
  filedByNgo: string | null;
};

/** Runs a step on an assisted request that is not erased, locked, and records it as the action that `run` returns. */
async function inAssisted(
  services: AppServices,
  { id, call }: HelperStep,
  run: (inside: AppServices & StepServices, locked: Locked) => Promise<string>,
): Promise<void> {
  const { reference, filedByNgo } = await findAssisted(services, { id, call });
  await inRequest(services, id, async (stepServices, request) => {
    if (!request || request.isErased) throw notAllowed();
    const inside = { ...services, ...stepServices };
    const heldFrom = await selectHeldFrom(inside.db, id);
    const action = await run(inside, { request, heldFrom, filedByNgo });
    const about = { action, entity: 'helpRequest', entityId: id };
    await recordChange(inside.db, {
      call,
      change: { ...about, ngoId: call.account.ngoId, before: { reference } },
    });
  });
}
