import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { BankVersion } from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { readFrozenAt } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { findBank } from '#src/features/donation/bank-list/bank-list.server.ts';
import { isValidOn } from '#src/features/donation/receipts/receipt.rules.ts';
import { cleanIfsc, isIfsc } from './bank-detail.rules.ts';
import { PAST_VERSIONS_MOST } from './bank-detail.values.ts';
import type { BankDetail, BankDetails, BankDetailVersion, BankOfIfsc } from './bank-details.contract.ts';
import {
  selectCurrentVersions,
  selectForeignRegistration,
  selectPastVersions,
} from './bank-details.queries.server.ts';

type Services = { db: Database; upiUnderscore: boolean };
type OwnBankDetail = { id: string; ngoId: string };

/** Returns where gifts to an NGO go: what donors see, what waits, and what was before. All numbers are masked. */
export async function listBankDetails({ db, upiUnderscore }: Services, ngoId: string): Promise<BankDetails> {
  const [current, past, options] = await Promise.all([
    selectCurrentVersions(db, { ngoId }),
    selectPastVersions(db, { ngoId, limit: PAST_VERSIONS_MOST }),
    readOptions({ db, upiUnderscore }, ngoId),
  ]);
  return { details: detailsOf(current), past: past.map(versionView), ...options };
}

/**
 * Returns bank details of an NGO, to change them.
 * @throws {AppError} 404 if the NGO has no such bank details.
 */
export async function readBankDetailToChange(services: Services, own: OwnBankDetail) {
  const [detail, options] = await Promise.all([
    readBankDetail(services.db, own),
    readOptions(services, own.ngoId),
  ]);
  return { detail, ...options };
}

/**
 * Returns bank details of an NGO.
 * @throws {AppError} 404 if the NGO has no such bank details.
 */
export async function readBankDetail(db: Database, { id, ngoId }: OwnBankDetail): Promise<BankDetail> {
  const versions = ROW_ID.test(id) ? await selectCurrentVersions(db, { ngoId, bankDetailId: id }) : [];
  const [detail] = detailsOf(versions);
  if (!detail) throw notFound();
  return detail;
}

/**
 * Returns the bank of an IFSC, which may be typed in any way that is clear.
 * @throws {AppError} 404 if no bank has such an IFSC.
 */
export async function readBankOfIfsc(text: string): Promise<BankOfIfsc> {
  const ifsc = cleanIfsc(text);
  const found = isIfsc(ifsc) ? await findBank(ifsc) : undefined;
  if (!found) throw new AppError({ status: 404, key: 'bankIfscUnknown' });
  return { ifsc, ...found };
}

/** Returns whether an NGO may have an account for gifts from abroad today. Source: section 17 of the FCRA, 2010. */
export async function allowsForeignAccount(db: Database, ngoId: string): Promise<boolean> {
  const registration = await selectForeignRegistration(db, ngoId);
  return registration !== undefined && isValidOn(registration, todayInIndia());
}

async function readOptions({ db, upiUnderscore }: Services, ngoId: string) {
  const [frozenAt, allowsForeign] = await Promise.all([
    readFrozenAt(db, ngoId),
    allowsForeignAccount(db, ngoId),
  ]);
  return { frozenAt: frozenAt ?? null, allowsForeign, allowsUnderscore: upiUnderscore };
}

/** The primary ones first, those for gifts from abroad last. */
function detailsOf(versions: readonly BankVersion[]): BankDetail[] {
  const details = new Map<string, BankDetail>();
  for (const version of versions) {
    const { bankDetailId: _id, isPrimary, isForeign } = version;
    const detail = details.get(_id) ?? { _id, isPrimary, isForeign, active: null, waiting: null };
    details.set(_id, { ...detail, [version.status]: versionView(version) });
  }
  const placeOf = ({ isForeign, isPrimary }: BankDetail) => (isForeign ? 2 : 0) + (isPrimary ? 0 : 1);
  return [...details.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

function versionView(version: BankVersion): BankDetailVersion {
  const { bankDetailId: _, ngoId: __, isPrimary: ___, isRemoved: ____, ...view } = version;
  return view;
}
