import type { Database } from '#src/server/database.server.ts';
import { countRows, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import { endOfWaiting } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';

/** Returns how many bank details an NGO has. */
export async function countBankDetails(db: Database, ngoId: string): Promise<number> {
  return countRows(
    db.selectFrom('bank_detail').where('ngo_id', '=', rowId(ngoId)).where('removed_at', 'is', null),
  );
}

/** Returns how many other bank details of the same kind an NGO has. */
export async function countOthers(
  db: Database,
  { id, ngoId, isForeign }: { id: string; ngoId: string; isForeign: boolean },
): Promise<number> {
  return countRows(
    db
      .selectFrom('bank_detail')
      .where('ngo_id', '=', rowId(ngoId))
      .where('id', '<>', rowId(id))
      .where('is_foreign', '=', isForeign)
      .where('removed_at', 'is', null),
  );
}

/** Inserts bank details that say nothing yet, and returns their id. */
export async function insertBankDetail(
  db: Database,
  { ngoId, isForeign }: { ngoId: string; isForeign: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('bank_detail')
    .values({ ngo_id: ngoId, is_foreign: isForeign })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** What a version says, sealed as it is stored. */
export type SealedVersion = {
  accountHolder: string;
  accountNumber: string;
  accountLast4: string;
  ifsc: string;
  bank: string;
  branch: string;
  upiId: string | null;
  upiMasked: string | null;
  makesPrimary: boolean;
};

/** Returns what is active of the bank details of an NGO, sealed, or undefined. */
export async function selectSealedVersion(db: Database, { id, ngoId }: { id: string; ngoId: string }) {
  return db
    .selectFrom('bank_detail_version as v')
    .innerJoin('bank_detail as b', 'b.id', 'v.bank_detail_id')
    .select([
      'b.is_primary as isPrimary',
      'b.is_foreign as isForeign',
      'v.account_holder as accountHolder',
      'v.account_number as accountNumber',
      'v.account_last4 as accountLast4',
      ...(['v.ifsc', 'v.bank', 'v.branch', 'v.upi_id as upiId', 'v.upi_masked as upiMasked'] as const),
      'v.makes_primary as makesPrimary',
    ])
    .where('b.id', '=', rowId(id))
    .where('b.ngo_id', '=', rowId(ngoId))
    .where('b.removed_at', 'is', null)
    .where('v.status', '=', 'active')
    .executeTakeFirst();
}

/** Inserts a version that waits, and returns its id. */
export async function insertVersion(
  db: Database,
  {
    bankDetailId,
    ngoId,
    requestedBy,
    version,
  }: { bankDetailId: string; ngoId: string; requestedBy: string; version: SealedVersion },
): Promise<string> {
  const { id } = await db
    .insertInto('bank_detail_version')
    .values({
      bank_detail_id: bankDetailId,
      ngo_id: ngoId,
      account_holder: version.accountHolder,
      account_number: version.accountNumber,
      account_last4: version.accountLast4,
      ifsc: version.ifsc,
      bank: version.bank,
      branch: version.branch,
      upi_id: version.upiId,
      upi_masked: version.upiMasked,
      makes_primary: version.makesPrimary,
      requested_by: requestedBy,
      takes_effect_at: endOfWaiting,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the sealed numbers of an NGO that are active or wait. */
export async function selectNumbers(db: Database, ngoId: string) {
  return db
    .selectFrom('bank_detail_version')
    .select((eb) => [idText(eb, 'id').as('id'), 'account_number as accountNumber', 'upi_id as upiId'])
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', 'in', ['active', 'waiting'])
    .execute();
}

/** Says how the numbers of a version are shown. */
export async function updateMasks(
  db: Database,
  { id, accountLast4, upiMasked }: { id: string; accountLast4: string; upiMasked: string | null },
): Promise<void> {
  await db
    .updateTable('bank_detail_version')
    .set({ account_last4: accountLast4, upi_masked: upiMasked })
    .where('id', '=', rowId(id))
    .execute();
}

/** Removes bank details of an NGO. What was active is past from now on. */
export async function updateRemoved(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<void> {
  await db
    .updateTable('bank_detail_version')
    .set({ status: 'replaced' })
    .where('bank_detail_id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'active')
    .execute();
  await db
    .updateTable('bank_detail')
    .set({ removed_at: now })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}
