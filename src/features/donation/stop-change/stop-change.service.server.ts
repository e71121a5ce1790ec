import { readLastDone } from '#src/features/audit/audit.service.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import type { Call } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { STOP_LINK_DAYS } from '#src/features/ngo/guarded-changes/change.values.ts';
import { changeOfToken } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import {
  selectActiveBankVersions,
  selectActiveGateways,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { destinationOf } from '#src/features/donation/bank-changes/destination.ts';
import {
  lockGuardedChanges,
  readFrozenAt,
  readNgoOfChanges,
} from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import {
  isPublic,
  readChange,
  readWaitingChanges,
  type GuardedChange,
} from '#src/features/donation/bank-changes/read-change.server.ts';
import { freezeChanges } from '#src/features/donation/bank-changes/stopping.service.server.ts';
import type { ChangeToStop } from './stop-change.contract.ts';

type Services = Pick<AppServices, 'db' | 'queue' | 'origin' | 'keys' | 'log'>;
const DAY_MS = 86_400_000;

/**
 * Returns the change that a token from a mail names, and everything that it stops: what waits at that NGO.
 * @throws {AppError} 404 if the token is not one of ours, or the change is long past.
 */
export async function readChangeToStop(
  services: { db: Database; keys: Keys },
  token: string,
): Promise<ChangeToStop> {
  return viewOf(services.db, await findChange(services, token));
}

/**
 * Stops everything that waits at the NGO of the token and freezes where its money and calls go, whoever is signed in: an intruder
 * may have made further changes since the mail. Active details stay public. Tells the NGO and our team, and records a
 * security event. Does nothing if that has happened, or our team has cleared it up and nothing has been asked for since.
 * @throws {AppError} 404 as `readChangeToStop` does.
 */
export async function stopChange(
  services: Services,
  { token, call }: { token: string; call: Call },
): Promise<ChangeToStop> {
  const { ngoId, view, isFrozenNow } = await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    await lockGuardedChanges(db, (await findChange(inside, token)).ngoId);
    // It may have become public while the lock was held.
    const change = await findChange(inside, token);
    const isOver = isClearedUp(change, await readWaitingChanges(db, change.ngoId));
    const isNew = !isOver && (await freezeChanges(inside, change));
    return { ngoId: change.ngoId, view: await viewOf(db, change), isFrozenNow: isNew };
  });
  if (isFrozenNow)
    await recordSecurityEvent(services, {
      kind: 'bankChangeStopped',
      caller: call.caller,
      requestId: call.requestId,
      details: { ngo: ngoId },
    });
  return view;
}

async function findChange({ db, keys }: { db: Database; keys: Keys }, token: string): Promise<GuardedChange> {
  const id = changeOfToken({ keys, token });
  const change = id && (await readChange(db, id));
  if (!change || lastTimeOf(change) < Date.now() - STOP_LINK_DAYS * DAY_MS) throw notFound();
  return change;
}

/** When something last happened to a change. The link in a mail about a removal concerns an old one. */
function lastTimeOf(change: GuardedChange): number {
  const { requestedAt, decidedAt } = change;
  const removedAt = 'removedAt' in change ? change.removedAt : null;
  return Math.max(...[requestedAt, decidedAt, removedAt].map((time) => Date.parse(time ?? requestedAt)));
}

/** Whether our team has dealt with the change of a mail, and nobody has asked for another one since. */
function isClearedUp(change: GuardedChange, waiting: readonly GuardedChange[]): boolean {
  return change.status === 'stopped' && waiting.length === 0;
}

async function viewOf(db: Database, change: GuardedChange): Promise<ChangeToStop> {
  const { ngoId, status } = change;
  const [ngo, frozenAt, waiting, removal] = await Promise.all([
    readNgoOfChanges(db, ngoId),
    readFrozenAt(db, ngoId),
    readWaitingChanges(db, ngoId),
    readRemoval(db, change),
  ]);
  if (!ngo) throw notFound();
  const { name, nameGu, nameHi } = ngo;
  return {
    ...(await whoAndWhen(db, change)),
    state: frozenAt !== undefined ? 'frozen' : isClearedUp(change, waiting) ? 'over' : 'open',
    ngo: { name, nameGu, nameHi },
    isActive: isPublic(change),
    isPast: !isPublic(change) && status !== 'waiting',
    removal: removal ?? null,
    waiting: await Promise.all(waiting.map((one) => whoAndWhen(db, one))),
  };
}

/** Returns who removed what a change says, and when, if somebody of the NGO did. */
async function readRemoval(db: Database, change: GuardedChange) {
  if (isCleared(change)) return { by: change.requestedBy, at: change.requestedAt };
  if ('bankDetailId' in change && change.isRemoved) {
    const entityId = change.bankDetailId;
    return readLastDone(db, { action: 'removeBankDetail', entity: 'bankDetail', entityId });
  }
  if ('keyId' in change && change.status === 'removed')
    return readLastDone(db, {
      action: 'removeGatewayAccount',
      entity: 'gatewayAccount',
      entityId: change._id,
    });
  return undefined;
}

/** Whether a change only took something off the page, which takes effect at once. */
function isCleared(change: GuardedChange): boolean {
  if (!('fields' in change) || change.waitsFor === 'staff') return false;
  return Object.values(change.fields).every((value) => value === null);
}

async function whoAndWhen(db: Database, change: GuardedChange): Promise<ChangeToStop['waiting'][number]> {
  const { requestedBy, requestedAt, takesEffectAt } = change;
  const current = await currentOf(db, change);
  const isGone = 'fields' in change && isCleared(change);
  const destination = isGone ? { fields: change.before } : destinationOf(change);
  return { destination, requestedBy, requestedAt, takesEffectAt, current };
}

/** What is public now: the fields of a change of names or contact details, otherwise all accounts of the NGO. */
async function currentOf(db: Database, change: GuardedChange): Promise<ChangeToStop['current']> {
  if ('fields' in change) {
    const fields = Object.keys(change.fields) as (keyof typeof change.fields)[];
    return [{ fields: Object.fromEntries(fields.map((field) => [field, change.present[field] ?? null])) }];
  }
  const [banks, gateways] = await Promise.all([
    selectActiveBankVersions(db, [change.ngoId]),
    selectActiveGateways(db, [change.ngoId]),
  ]);
  return [...banks, ...gateways].map(destinationOf);
}
