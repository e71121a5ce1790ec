import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { mailChanges } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { selectBankVersions } from '#src/features/donation/bank-changes/changes.queries.server.ts';
import {
  updateEmptyRemoved,
  updateWaitingBankEnded,
} from '#src/features/donation/bank-changes/change-ends.queries.server.ts';
import { aboutChange } from '#src/features/donation/bank-changes/describe-destination.server.ts';
import {
  lockGuardedChanges,
  lockOwnChanges,
  readFrozenAt,
} from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { countOthers, updateRemoved } from './bank-detail-change.queries.server.ts';
import { auditFieldsOf, type BankServices } from './bank-detail-change.service.server.ts';
import { readBankDetail } from './bank-details.service.server.ts';

type OwnBankDetail = { id: string; call: SignedInCall };

const WITHDRAWN = { status: 'withdrawn', decidedBy: 'ngo' } as const;

/**
 * Withdraws the change of bank details that waits. Bank details that were never active are gone with it.
 * @throws {AppError} 404 if the NGO has no such bank details; 409 if nothing waits, or changes are frozen.
 */
export async function withdrawBankDetail(services: BankServices, { id, call }: OwnBankDetail): Promise<void> {
  const ngoId = call.account.ngoId!;
  await services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    const { waiting } = await readBankDetail(db, { id, ngoId });
    if (!waiting) throw new AppError({ status: 409, key: 'bankDetailWaitsNot' });
    const [change] = await selectBankVersions(db, [waiting._id]);
    await updateWaitingBankEnded(db, { ngoId, bankDetailId: id, end: WITHDRAWN });
    await updateEmptyRemoved(db, ngoId);
    const about = { action: 'withdrawBankDetail', entity: 'bankDetail', entityId: id, ngoId };
    await recordChange(db, { call, change: { ...about, before: auditFieldsOf(change!) } });
  });
}

/**
 * Removes bank details at once: gifts stop, rather than go elsewhere. Mails everyone of the NGO. Possible also while
 * changes are frozen, so that nobody has to watch gifts go to an account that is not theirs.
 * @throws {AppError} 404 if the NGO has no such bank details; 409 if donors see them and there are others of their kind
 * that would have to be chosen first. While changes are frozen, none can be chosen.
 */
export async function removeBankDetail(services: BankServices, { id, call }: OwnBankDetail): Promise<void> {
  const ngoId = call.account.ngoId!;
  await services.db.transaction().execute(async (db) => {
    await lockGuardedChanges(db, ngoId);
    const isFrozen = (await readFrozenAt(db, ngoId)) !== undefined;
    const { active, waiting, isPrimary, isForeign } = await readBankDetail(db, { id, ngoId });
    if (!isFrozen && isPrimary && (await countOthers(db, { id, ngoId, isForeign })) > 0)
      throw new AppError({ status: 409, key: 'bankDetailPrimary' });
    const [shown] = await selectBankVersions(db, [(active ?? waiting)!._id]);
    if (!shown) throw notFound();
    await updateWaitingBankEnded(db, { ngoId, bankDetailId: id, end: WITHDRAWN });
    await updateRemoved(db, { id, ngoId });
    const removal = { action: 'removeBankDetail', entity: 'bankDetail', entityId: id, ngoId };
    await recordChange(db, { call, change: { ...removal, before: auditFieldsOf(shown) } });
    const about = { id: shown._id, ...aboutChange(shown), requestedBy: call.account.email };
    await mailChanges({ ...services, db }, { ngoId, notices: [{ is: 'removed', ...about }] });
  });
}
