import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { mailChanges } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import type { GatewayVersion } from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { updateWaitingGatewayEnded } from '#src/features/donation/bank-changes/change-ends.queries.server.ts';
import {
  aboutChange,
  describeChangesIn,
  describeIn,
} from '#src/features/donation/bank-changes/describe-destination.server.ts';
import {
  lockGuardedChanges,
  lockOwnChanges,
} from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import type { GatewayAccount, GatewayAccounts } from './gateway-account.contract.ts';
import {
  insertGatewayAccount,
  selectCurrentGateways,
  updateGatewayRemoved,
} from './gateway-account.queries.server.ts';
import { checkGatewayForm, type GatewayForm } from './gateway-account.rules.ts';
import { sealGatewaySecret } from './gateway-keys.server.ts';

type ReadServices = { db: Database; origin: string; demo: boolean };
type Services = ReadServices & { queue: Queue; keys: Keys };

const WITHDRAWN = { status: 'withdrawn', decidedBy: 'ngo' } as const;

/** Returns the key ids of an NGO that are active and that wait, and what to enter at the gateway. */
export async function readGatewayAccountsOf(
  { db, origin, demo }: ReadServices,
  ngoId: string,
): Promise<GatewayAccounts> {
  const { active, waiting } = await currentOf(db, ngoId);
  return {
    active: active ? accountView(active) : null,
    waiting: waiting ? accountView(waiting) : null,
    webhookUrl: `${origin}/api/donation/gatewayWebhook/${ngoId}`,
    allowsTest: demo,
  };
}

/**
 * Stores the keys of an account at the gateway, sealed. They wait for 48 hours, in place of keys that wait already.
 * Mails everyone of the NGO.
 * @throws {AppError} 422 with every error of the form; 409 if changes are frozen.
 */
export async function saveGatewayAccount(
  services: Services,
  { form, call }: { form: GatewayForm; call: SignedInCall },
): Promise<GatewayAccounts> {
  const { id: requestedBy, email } = call.account;
  const ngoId = call.account.ngoId!;
  const { values, errors } = checkGatewayForm(form, { allowsTest: services.demo });
  const errorKeys: MessageKey[] = Object.values(errors);
  if (errorKeys.length > 0)
    throw new AppError({
      status: 422,
      key: errorKeys.length === 1 ? errorKeys[0]! : 'lookAtFields',
      fields: errors,
    });
  const { keyId } = values;
  const sealed = (text: string) => sealGatewaySecret({ keys: services.keys, ngoId, text });
  return services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    await updateWaitingGatewayEnded(db, { ngoId, end: WITHDRAWN });
    const id = await insertGatewayAccount(db, {
      ngoId,
      keyId,
      keySecret: sealed(values.keySecret),
      webhookSecret: sealed(values.webhookSecret),
      requestedBy,
    });
    const { active, waiting } = await currentOf(db, ngoId);
    await record(db, {
      action: 'saveGatewayAccount',
      id,
      call,
      keyIds: { before: active?.keyId, after: keyId },
    });
    const notice = {
      is: 'requested' as const,
      id,
      ...aboutChange({ keyId }),
      before: active && describeIn(active),
      changes: active && describeChangesIn({ before: active, after: { keyId } }),
      makesPrimary: false,
      requestedBy: email,
      takesEffectAt: waiting!.takesEffectAt,
    };
    await mailChanges({ ...services, db }, { ngoId, notices: [notice] });
    return readGatewayAccountsOf({ ...services, db }, ngoId);
  });
}

/**
 * Withdraws the keys that wait.
 * @throws {AppError} 409 if no keys wait, or changes are frozen.
 */
export async function withdrawGatewayAccount(services: Services, call: SignedInCall): Promise<void> {
  const ngoId = call.account.ngoId!;
  await services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    const { waiting } = await currentOf(db, ngoId);
    if (!waiting) throw new AppError({ status: 409, key: 'bankDetailWaitsNot' });
    await updateWaitingGatewayEnded(db, { ngoId, end: WITHDRAWN });
    await record(db, {
      action: 'withdrawGatewayAccount',
      id: waiting._id,
      call,
      keyIds: { before: waiting.keyId },
    });
  });
}

/**
 * Stops taking card payments at once, and mails everyone of the NGO. Keys that wait are withdrawn. Secrets that may have
 * leaked sign nothing any more. Refunds of older payments go on, and the daily comparison finds payments under way.
 * Possible also while changes are frozen.
 * @throws {AppError} 409 if there are no active keys.
 */
export async function removeGatewayAccount(services: Services, call: SignedInCall): Promise<void> {
  const ngoId = call.account.ngoId!;
  await services.db.transaction().execute(async (db) => {
    await lockGuardedChanges(db, ngoId);
    const { active } = await currentOf(db, ngoId);
    if (!active) throw new AppError({ status: 409, key: 'gatewayMissing' });
    await updateWaitingGatewayEnded(db, { ngoId, end: WITHDRAWN });
    await updateGatewayRemoved(db, ngoId);
    const { _id: id, keyId } = active;
    await record(db, { action: 'removeGatewayAccount', id, call, keyIds: { before: keyId } });
    const about = { id, ...aboutChange({ keyId }), requestedBy: call.account.email };
    await mailChanges({ ...services, db }, { ngoId, notices: [{ is: 'removed', ...about }] });
  });
}

async function currentOf(
  db: Database,
  ngoId: string,
): Promise<{ active: GatewayVersion | undefined; waiting: GatewayVersion | undefined }> {
  const accounts = await selectCurrentGateways(db, ngoId);
  return {
    active: accounts.find(({ status }) => status === 'active'),
    waiting: accounts.find(({ status }) => status === 'waiting'),
  };
}

function accountView(version: GatewayVersion): GatewayAccount {
  const { _id, keyId, status, requestedBy, requestedAt, takesEffectAt, isDue, decidedAt } = version;
  return { _id, keyId, status, requestedBy, requestedAt, takesEffectAt, isDue, decidedAt };
}

async function record(
  db: Database,
  {
    action,
    id,
    call,
    keyIds: { before, after },
  }: {
    action: string;
    id: string;
    call: SignedInCall;
    keyIds: { before?: string | undefined; after?: string };
  },
): Promise<void> {
  const about = { entity: 'gatewayAccount', entityId: id, ngoId: call.account.ngoId };
  const sides = { before: { keyId: before ?? null }, after: { keyId: after ?? null } };
  await recordChange(db, { call, change: { ...about, ...sides, action } });
}
