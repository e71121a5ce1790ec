import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { holdsContactDetails } from '#src/shared/india/hide-contact-details.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { mailChanges } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import {
  selectActiveBankVersions,
  selectActiveVersion,
  selectBankVersions,
  type BankVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { maskAccountNumber, maskUpiId } from '#src/features/donation/bank-changes/masks.rules.ts';
import { isInPlaceOf } from '#src/features/donation/bank-changes/replaced.rules.ts';
import { updateWaitingBankEnded } from '#src/features/donation/bank-changes/change-ends.queries.server.ts';
import { lockOwnChanges } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import {
  aboutChange,
  describeChangesIn,
  describeIn,
} from '#src/features/donation/bank-changes/describe-destination.server.ts';
import { findBank } from '#src/features/donation/bank-list/bank-list.server.ts';
import {
  countBankDetails,
  insertBankDetail,
  insertVersion,
  selectSealedVersion,
  type SealedVersion,
} from './bank-detail-change.queries.server.ts';
import {
  checkBankDetail,
  cleanIfsc,
  type BankDetailForm,
  type CleanBankDetail,
} from './bank-detail.rules.ts';
import { BANK_DETAILS_MOST } from './bank-detail.values.ts';
import type { BankDetail } from './bank-details.contract.ts';
import { allowsForeignAccount, readBankDetail } from './bank-details.service.server.ts';
import { sealBankSecret } from './payment-details.server.ts';
import { tellApart } from './tell-apart.server.ts';

export type BankServices = { db: Database; queue: Queue; origin: string; keys: Keys; upiUnderscore: boolean };

/**
 * Adds bank details, which wait for 48 hours, and mails everyone of the NGO.
 * @throws {AppError} 422 with every error of the form; 409 if the NGO has five already, or its changes are frozen.
 */
export async function addBankDetail(
  services: BankServices,
  { form, call }: { form: BankDetailForm; call: SignedInCall },
): Promise<BankDetail> {
  const ngoId = call.account.ngoId!;
  const { values, bank } = await checkedForm(services, { form, ngoId, saved: undefined });
  return services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    if ((await countBankDetails(db, ngoId)) >= BANK_DETAILS_MOST)
      throw new AppError({ status: 409, key: 'bankDetailsFull' });
    const version = sealedVersion({ values, bank, keys: services.keys, ngoId, saved: undefined });
    const bankDetailId = await insertBankDetail(db, { ngoId, isForeign: values.isForeign });
    const change = { bankDetailId, version, call, action: 'addBankDetail' };
    await requestVersion({ ...services, db }, change);
    return readBankDetail(db, { id: bankDetailId, ngoId });
  });
}

/**
 * Changes bank details. The change waits for 48 hours, and takes the place of one that waits already. It starts from what
 * is active: whoever corrects the change of an intruder must not keep a number of theirs.
 * @throws {AppError} 404 if the NGO has no such bank details; 422 with every error of the form; 409 if nothing changes,
 * or changes are frozen.
 */
export async function editBankDetail(
  services: BankServices,
  { id, form, call }: { id: string; form: BankDetailForm; call: SignedInCall },
): Promise<BankDetail> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(id)) throw notFound();
  return services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    const { isForeign } = await readBankDetail(db, { id, ngoId });
    const active = await selectSealedVersion(db, { id, ngoId });
    const saved = { ifsc: active?.ifsc, isForeign };
    const { values, bank } = await checkedForm({ ...services, db }, { form, ngoId, saved });
    const version = sealedVersion({ values, bank, keys: services.keys, ngoId, saved: active });
    if (active && isSame(active, version)) throw new AppError({ status: 409, key: 'bankDetailUnchanged' });
    await requestVersion({ ...services, db }, { bankDetailId: id, version, call, action: 'editBankDetail' });
    return readBankDetail(db, { id, ngoId });
  });
}

/**
 * Asks that donors see these bank details of an NGO in place of its other ones, in 48 hours.
 * @throws {AppError} 404 if the NGO has no such bank details; 409 if they are not public, are primary already, a change
 * of them waits, or changes are frozen.
 */
export async function makePrimary(
  services: BankServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<BankDetail> {
  const ngoId = call.account.ngoId!;
  return services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    const detail = await readBankDetail(db, { id, ngoId });
    if (detail.isPrimary) throw new AppError({ status: 409, key: 'bankDetailUnchanged' });
    if (detail.waiting) throw new AppError({ status: 409, key: 'bankDetailWaits' });
    const active = await selectSealedVersion(db, { id, ngoId });
    if (!active) throw notFound();
    const version = { ...active, makesPrimary: true };
    await requestVersion(
      { ...services, db },
      { bankDetailId: id, version, call, action: 'makePrimaryBankDetail' },
    );
    return readBankDetail(db, { id, ngoId });
  });
}

/**
 * Checks the form.
 * @throws {AppError} 422 with every error of it.
 */
async function checkedForm(
  { db, upiUnderscore }: BankServices,
  {
    form,
    ngoId,
    saved,
  }: {
    form: BankDetailForm;
    ngoId: string;
    saved: { ifsc: string | undefined; isForeign: boolean } | undefined;
  },
): Promise<{ values: CleanBankDetail; bank: string }> {
  const [bank, allowsForeign] = await Promise.all([
    findBank(cleanIfsc(form.ifsc)),
    allowsForeignAccount(db, ngoId),
  ]);
  const context = { saved, bank: bank ?? null, allowsForeign, allowsUnderscore: upiUnderscore };
  const { values, errors } = checkBankDetail(form, context);
  for (const name of ['accountHolder', 'branch'] as const)
    if (holdsContactDetails(values[name])) errors[name] = 'bankNameOnly';
  const keys: MessageKey[] = Object.values(errors);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
  return { values, bank: bank!.bank };
}

/** Returns what is stored: new secrets sealed, and those that stay as they are. */
function sealedVersion({
  values,
  bank,
  keys,
  ngoId,
  saved,
}: {
  values: CleanBankDetail;
  bank: string;
  keys: Keys;
  ngoId: string;
  saved: (SealedVersion & { isPrimary: boolean }) | undefined;
}): SealedVersion {
  const { accountHolder, accountNumber, ifsc, branch, upiId } = values;
  const sealed = (text: string) => sealBankSecret({ keys, ngoId, text });
  return {
    accountHolder,
    ifsc,
    bank,
    branch,
    accountNumber: accountNumber === undefined ? saved!.accountNumber : sealed(accountNumber),
    accountLast4: accountNumber === undefined ? saved!.accountLast4 : maskAccountNumber(accountNumber),
    upiId: upiId === undefined ? saved!.upiId : upiId && sealed(upiId),
    upiMasked: upiId === undefined ? saved!.upiMasked : upiId && maskUpiId(upiId),
    makesPrimary: values.makesPrimary || (saved?.isPrimary ?? false),
  };
}

/** Whether a form changes nothing. A number that is typed again counts as a change: it has another seal. */
function isSame(a: SealedVersion & { isPrimary: boolean }, b: SealedVersion): boolean {
  const fields = ['accountHolder', 'accountNumber', 'ifsc', 'branch', 'upiId'] as const;
  return fields.every((field) => a[field] === b[field]) && (a.isPrimary || a.makesPrimary) === b.makesPrimary;
}

/** Adds a version that waits in place of one that waits already, records who asked for it, and mails everyone. */
async function requestVersion(
  services: BankServices,
  {
    bankDetailId,
    version,
    call,
    action,
  }: { bankDetailId: string; version: SealedVersion; call: SignedInCall; action: string },
): Promise<void> {
  const { db } = services;
  const { id: requestedBy, email } = call.account;
  const ngoId = call.account.ngoId!;
  await updateWaitingBankEnded(db, { ngoId, bankDetailId, end: { status: 'withdrawn', decidedBy: 'ngo' } });
  const id = await insertVersion(db, { bankDetailId, ngoId, requestedBy, version });
  await tellApart(services, ngoId);
  const [change] = await selectBankVersions(db, [id]);
  const own = await selectActiveVersion(db, { bankDetailId, ngoId });
  const active = await selectActiveBankVersions(db, [ngoId]);
  const before = active.find((one) => isInPlaceOf(one, change!));
  await recordChange(db, {
    call,
    change: {
      action,
      entity: 'bankDetail',
      entityId: bankDetailId,
      ngoId,
      ...(own && { before: auditFieldsOf(own) }),
      after: auditFieldsOf(change!),
    },
  });
  const notice = {
    is: 'requested' as const,
    id,
    ...aboutChange(change!),
    before: before && describeIn(before),
    changes: before && describeChangesIn({ before, after: change! }),
    makesPrimary: version.makesPrimary && !change!.isPrimary,
    requestedBy: email,
    takesEffectAt: change!.takesEffectAt,
  };
  await mailChanges(services, { ngoId, notices: [notice] });
}

/** What the audit log may contain: nothing that is not masked. */
export function auditFieldsOf(version: BankVersion): Record<string, unknown> {
  const { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, makesPrimary, isForeign } = version;
  return { accountHolder, accountLast4, ifsc, bank, branch, upiMasked, makesPrimary, isForeign };
}
