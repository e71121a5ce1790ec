import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { hashWith } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { HelpForm } from '#src/features/help-request/help-request.rules.ts';
import { maskContact } from '#src/features/help-request/inbox/inbox.rules.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { saveNewRequest } from '#src/features/help-request/records/new-request.service.server.ts';
import { erasureDay } from '#src/features/help-request/retention/retention.rules.ts';
import { sendRouting } from '#src/features/help-request/routing/send-routing.server.ts';
import type { AssistedRequest, AssistedRow, Filed } from './assisted.contract.ts';
import {
  countAssisted,
  insertAssistance,
  insertConsent,
  lockFiling,
  selectAssisted,
  selectFiledBefore,
  selectOneAssisted,
  updatePin,
  updateSeen,
  type Helper,
} from './assisted.queries.server.ts';
import { checkAssistedForm, type GivenConsent } from './check-assisted-form.server.ts';
import { longPinOf, makePin, sealPin } from './pin.server.ts';
import { makeSlip } from './slip.server.ts';

/** More than somebody who sits with people can file. */
const FILINGS: RateLimit = { name: 'help-filed', requests: 30, seconds: 3600 };
/** The same content sent again within this many minutes counts as the same request. */
const SAME_MINUTES = 30;

export type Consent = GivenConsent & { language: Language };
export type Filing = Consent & { form: HelpForm; idempotencyKey?: string | undefined };

/**
 * Saves a help request for somebody without email, with the record of the consent, and queues its first routing, all in
 * one transaction. Returns the PIN, which is stored only as a hash. A filing that is sent again is the same request, with
 * a new PIN, because nobody may have seen the first one.
 * @throws {AppError} 422 with every error of the form; 409 if the same filing was saved more than half an hour ago; 429
 * after too many filings of the account.
 */
export async function fileRequest(
  services: AppServices,
  { filing, call }: { filing: Filing; call: SignedInCall },
): Promise<Filed> {
  const accountId = call.account.id;
  await consumeRateLimit(services.db, { limit: FILINGS, subject: accountId });
  const { form, district } = checkAssistedForm(filing.form, filing);
  const { language, idempotencyKey = null } = filing;
  const contentHash = hashWith(services.keys.code, `help filed\n${accountId}\n${JSON.stringify(form)}`);
  return services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    await lockFiling(db, accountId);
    const sameAs = { accountId, idempotencyKey, contentHash, minutes: SAME_MINUTES };
    const before = await selectFiledBefore(db, sameAs);
    // Later, only `renewPin` gives a new one, with the password.
    if (before && !before.isRecent) throw new AppError({ status: 409, key: 'helpFiledBefore' });
    if (before) {
      await noteInAudit(inside, { ...before, action: 'fileHelpRequest', consent: filing, call });
      return givePin(inside, { ...before, isNew: false, call });
    }
    const { id, reference } = await saveNewRequest(db, {
      form,
      isAssisted: true,
      district,
      language,
      mayMail: false,
      idempotencyKey,
      submissionHash: contentHash,
      contentHash,
    });
    await insertEvent(db, { requestId: id, kind: 'received', actor: 'person' });
    await insertEvent(db, { requestId: id, kind: 'filedFor', ...actorOf(call) });
    const filed = await givePin(inside, { id, reference, language, isNew: true, call });
    await noteConsent(inside, { id, reference, purpose: 'file', consent: filing, call });
    await sendRouting(inside, id);
    return filed;
  });
}

/** Returns a page of the requests that the caller's NGO or the team filed, and how many of them have news. */
export async function listAssisted(
  { db }: Pick<AppServices, 'db'>,
  { page, pageSize, call }: { page: number; pageSize: number; call: Pick<SignedInCall, 'account'> },
): Promise<{ rows: AssistedRow[]; total: number; news: number }> {
  const helper = helperOf(call);
  const [rows, total, news] = await Promise.all([
    selectAssisted(db, { helper, limit: pageSize, offset: (page - 1) * pageSize }),
    countAssisted(db, { helper, onlyNews: false }),
    countAssisted(db, { helper, onlyNews: true }),
  ]);
  const withDay = rows.map(({ heldSince, ...row }) => ({ ...row, erasedOn: erasedOn(heldSince) }));
  return { rows: withDay, total, news };
}

/**
 * Returns the state of a request that the caller's NGO filed, or any NGO or the team for staff. Its news counts as seen
 * by the helper.
 * @throws {AppError} 404 for any other request.
 */
export async function readAssisted(
  { db }: Pick<AppServices, 'db'>,
  { id, call }: { id: string; call: Pick<SignedInCall, 'account'> },
): Promise<AssistedRequest> {
  const found = await findAssisted({ db }, { id, call });
  const { userName, userMobile, isHeld, heldSince, filedByNgo: _, ...request } = found;
  const isOwn =
    ROW_ID.test(id) && (await selectOneAssisted(db, { helper: helperOf(call), id })) !== undefined;
  if (isOwn) await updateSeen(db, id);
  const { userEmail: __, ...masked } = maskContact({
    userName: isHeld ? '' : userName,
    userMobile,
    userEmail: '',
  });
  return {
    ...request,
    masked: isHeld ? { ...masked, userMobile: '' } : masked,
    erasedOn: erasedOn(heldSince),
  };
}

const erasedOn = (heldSince: string | null) => (heldSince === null ? null : erasureDay(new Date(heldSince)));

function helperOf({ account: { ngoId } }: Pick<SignedInCall, 'account'>): Exclude<Helper, 'all'> {
  return ngoId === null ? 'team' : { ngoId };
}

/** Staff may open every assisted request, because its NGO may be gone. */
export async function findAssisted(
  { db }: Pick<AppServices, 'db'>,
  { id, call }: { id: string; call: Pick<SignedInCall, 'account'> },
) {
  const own = helperOf(call);
  const helper = own === 'team' ? 'all' : own;
  const request = ROW_ID.test(id) ? await selectOneAssisted(db, { helper, id }) : undefined;
  if (!request) throw notFound();
  return request;
}

export function actorOf({ account: { id, ngoId } }: SignedInCall) {
  return { actor: ngoId === null ? ('staff' as const) : ('ngo' as const), ngoId, accountId: id };
}

/** Stores a new PIN and returns it with the slip. */
export async function givePin(
  { db, keys, origin }: Pick<AppServices, 'db' | 'keys' | 'origin'>,
  input: { id: string; reference: string; language: Language; isNew: boolean; call: SignedInCall },
): Promise<Filed> {
  const { id, reference, language, isNew, call } = input;
  const pin = makePin();
  const pinSealed = sealPin({ keys, requestId: id, pin });
  const { ngoId, accountId } = actorOf(call);
  if (isNew) await insertAssistance(db, { requestId: id, ngoId, accountId, pinSealed });
  else await updatePin(db, { requestId: id, pinSealed });
  const longPin = longPinOf({ keys, requestId: id, sealed: pinSealed });
  return { _id: id, reference, pin, longPin, slip: makeSlip({ origin, language, reference, pin, longPin }) };
}

/** Records the consent beside the request, and what was done in the audit log. */
export async function noteConsent(
  services: Pick<AppServices, 'db'>,
  input: {
    id: string;
    reference: string;
    purpose: 'file' | 'renewPin';
    consent: Consent;
    call: SignedInCall;
  },
): Promise<void> {
  const { id, purpose, consent, call } = input;
  const { consentVersion: textVersion, language } = consent;
  const accountId = call.account.id;
  await insertConsent(services.db, { requestId: id, purpose, textVersion, language, accountId });
  await noteInAudit(services, { ...input, action: ACTIONS[purpose] });
}

const ACTIONS = { file: 'fileHelpRequest', renewPin: 'renewHelpPin' } as const;

async function noteInAudit(
  { db }: Pick<AppServices, 'db'>,
  input: { id: string; reference: string; action: string; consent: Consent; call: SignedInCall },
): Promise<void> {
  const { id, reference, action, consent, call } = input;
  const { consentVersion, language } = consent;
  const after = { reference, consentVersion, language };
  const change = { action, entity: 'helpRequest', entityId: id, ngoId: call.account.ngoId, after };
  await recordChange(db, { call, change });
}
