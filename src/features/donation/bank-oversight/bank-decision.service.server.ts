import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { activateChange } from '#src/features/donation/bank-changes/activation.service.server.ts';
import { releasedMail, stoppedMail } from '#src/features/donation/bank-changes/change.emails.server.ts';
import { mailNgo } from '#src/features/donation/bank-changes/change-mails.service.server.ts';
import type { ChangeId } from '#src/features/donation/bank-changes/change-token.server.ts';
import { STOP_REASON_MOST } from '#src/features/donation/bank-changes/change.values.ts';
import type {
  BankVersion,
  GatewayVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { destinationOf } from '#src/features/donation/bank-changes/destination.ts';
import {
  deleteFreeze,
  lockChanges,
  selectFrozenAt,
  updateBankStopped,
  updateEmptyRemoved,
  updateGatewayStopped,
} from '#src/features/donation/bank-changes/freeze.queries.server.ts';
import { readChange } from '#src/features/donation/bank-changes/read-change.server.ts';

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
    if ((await selectFrozenAt(db, ngoId)) !== undefined)
      throw new AppError({ status: 409, key: 'bankChangeFrozen' });
    if (!(await activateChange({ ...services, db }, { ...change, ngoId, decidedBy: 'staff' })))
      throw new AppError({ status: 409, key: 'bankChangeOver' });
    await record(db, { action: 'confirmBankChange', version, call, after: destinationOf(version) });
  });
}

/**
 * Stops a change that waits, or that donors see already: gifts then stop rather than go there. The NGO gets the reason
 * by mail.
 * @throws {AppError} 404 if there is no such change; 409 if it neither waits nor is active; 422 without a reason.
 */
export async function stopBankChange(
  services: Services,
  { change, reason: text = '', call }: StaffChange & { reason: string | undefined },
): Promise<void> {
  const reason = cleanText({ text, keepLines: true });
  const error = findTextError({ text: reason, most: STOP_REASON_MOST, empty: 'bankStopReasonRequired' });
  if (error) throw new AppError({ status: 422, key: error, fields: { reason: error } });
  await services.db.transaction().execute(async (db) => {
    const version = await lockedChange(db, change);
    const { ngoId } = version;
    const end = { status: 'stopped', decidedBy: 'staff', stopReason: reason } as const;
    const stop = change.kind === 'bank' ? updateBankStopped : updateGatewayStopped;
    if (!(await stop(db, { id: change.id, ngoId, end })))
      throw new AppError({ status: 409, key: 'bankChangeOver' });
    await updateEmptyRemoved(db, ngoId);
    const after = { ...destinationOf(version), reason };
    await record(db, { action: 'stopBankChange', version, call, after });
    await mailNgo(
      { ...services, db },
      {
        ngoId,
        event: 'bankChangeStopped',
        mail: (words) => stoppedMail({ ...words, destination: version, reason }),
      },
    );
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
    await lockChanges(db, ngoId);
    if (!(await deleteFreeze(db, ngoId))) throw new AppError({ status: 409, key: 'bankDetailsNotFrozen' });
    const about = { action: 'releaseBankDetails', entity: 'ngo', entityId: ngoId, ngoId };
    await recordChange(db, { call, change: about });
    await mailNgo({ ...services, db }, { ngoId, event: 'bankDetailsReleased', mail: releasedMail });
  });
}

/** Returns a change, and lets no other transaction change where gifts to its NGO go. */
async function lockedChange(db: Database, change: ChangeId): Promise<BankVersion | GatewayVersion> {
  const found = ROW_ID.test(change.id) ? await readChange(db, change) : undefined;
  if (!found) throw notFound();
  await lockChanges(db, found.ngoId);
  return found;
}

async function record(
  db: Database,
  {
    action,
    version,
    call,
    after,
  }: { action: string; version: BankVersion | GatewayVersion; call: SignedInCall; after: object },
): Promise<void> {
  const about =
    'keyId' in version
      ? { entity: 'gatewayAccount', entityId: version._id }
      : { entity: 'bankDetail', entityId: version.bankDetailId };
  await recordChange(db, { call, change: { ...about, action, ngoId: version.ngoId, after: { ...after } } });
}
