import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { activateChange } from '#src/features/donation/bank-changes/activation.service.server.ts';
import { mailReleased, mailStopped } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import { aboutChange } from '#src/features/donation/bank-changes/describe-destination.server.ts';
import { destinationOf } from '#src/features/donation/bank-changes/destination.ts';
import {
  lockGuardedChanges,
  readFrozenAt,
  releaseNgo,
} from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { columnsOf } from '#src/features/ngo/guarded-changes/guarded-values.server.ts';
import { readChange, type GuardedChange } from '#src/features/donation/bank-changes/read-change.server.ts';
import { endChange } from '#src/features/donation/bank-changes/stopping.service.server.ts';

type Services = { db: Database; queue: Queue; origin: string; keys: Keys };
type StaffChange = { change: ChangeId; call: SignedInCall };

/**
 * Makes a change public that waits, on behalf of our team, and mails everyone of the NGO.
 * @throws {AppError} 404 if there is no such change; 409 if it does not wait any more, or the NGO is frozen.
 */
export async function confirmBankChange(services: Services, { change, call }: StaffChange): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const version = await lockedChange(db, change);
    const { ngoId } = version;
    if ((await readFrozenAt(db, ngoId)) !== undefined)
      throw new AppError({ status: 409, key: 'bankChangeFrozen' });
    if (!(await activateChange({ ...services, db }, { ...change, ngoId, decidedBy: 'staff' })))
      throw new AppError({ status: 409, key: 'bankChangeOver' });
    const before = 'fields' in version ? columnsOf(version.before) : {};
    await record(db, { action: 'confirmBankChange', version, call, before, after: auditFieldsOf(version) });
  });
}

/**
 * Stops a change that waits, or that is public already: gifts then stop rather than go there, and the page says again
 * what it said before. Card keys of before can be stopped too. The NGO gets the reason by mail.
 * @throws {AppError} 404 if there is no such change; 409 if it neither waits nor is active, and is no
 * key of before.
 */
export async function stopBankChange(
  services: Services,
  { change, reason, call }: StaffChange & { reason: string },
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const version = await lockedChange(db, change);
    const { ngoId } = version;
    const end = { status: 'stopped', decidedBy: 'staff', stopReason: reason } as const;
    if (!(await endChange(db, { ...change, ngoId, end })))
      throw new AppError({ status: 409, key: 'bankChangeOver' });
    const after = { ...auditFieldsOf(version), reason };
    await record(db, { action: 'stopBankChange', version, call, after });
    const cause = { by: 'staff', reason } as const;
    await mailStopped({ ...services, db }, { ngoId, ...aboutChange(version), cause });
  });
}

/**
 * Lets an NGO change where its gifts go again, and mails everyone of it.
 * @throws {AppError} 409 if the NGO is not frozen.
 */
export async function releaseBankDetails(
  services: Services,
  { ngoId, call }: { ngoId: string; call: SignedInCall },
): Promise<void> {
  if (!ROW_ID.test(ngoId)) throw notFound();
  await services.db.transaction().execute(async (db) => {
    await lockGuardedChanges(db, ngoId);
    if (!(await releaseNgo(db, ngoId))) throw new AppError({ status: 409, key: 'bankDetailsNotFrozen' });
    const about = { action: 'releaseBankDetails', entity: 'ngo', entityId: ngoId, ngoId };
    await recordChange(db, { call, change: about });
    await mailReleased({ ...services, db }, ngoId);
  });
}

function auditFieldsOf(version: GuardedChange): object {
  return 'fields' in version ? columnsOf(version.fields) : destinationOf(version);
}

/** Returns a change, and lets no other transaction change where money or calls for its NGO go. */
async function lockedChange(db: Database, change: ChangeId): Promise<GuardedChange> {
  const found = ROW_ID.test(change.id) ? await readChange(db, change) : undefined;
  if (!found) throw notFound();
  await lockGuardedChanges(db, found.ngoId);
  return found;
}

async function record(
  db: Database,
  {
    action,
    version,
    call,
    before = {},
    after,
  }: { action: string; version: GuardedChange; call: SignedInCall; before?: object; after: object },
): Promise<void> {
  const about =
    'keyId' in version
      ? { entity: 'gatewayAccount', entityId: version._id }
      : 'fields' in version
        ? { entity: 'ngo', entityId: version.ngoId }
        : { entity: 'bankDetail', entityId: version.bankDetailId };
  const change = { ...about, action, ngoId: version.ngoId, before: { ...before }, after: { ...after } };
  await recordChange(db, { call, change });
}
