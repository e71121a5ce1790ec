import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { checkFields } from '#src/features/ngo/fields/check-fields.server.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import { DOCUMENT_FIELDS } from '#src/features/ngo/fields/documents.values.ts';
import { NEEDED_FIELDS, NGO_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { formatServices } from '#src/features/ngo/fields/services-text.ts';
import type { NgoService } from '#src/features/ngo/fields/services.values.ts';
import { emptyNgo } from '#src/features/ngo/fields/ngo-of-values.ts';
import { rowOfRecord, type NgoRecord, type NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import { lockNgos, updateRows } from '#src/features/ngo/ngo-rows.queries.server.ts';
import type { OwnNgo, OwnNgoChange } from './own-ngo.contract.ts';
import { isDarpanTaken, selectForChange, updateStanding } from './own-ngo.queries.server.ts';
import { readOwnNgo } from './own-ngo.service.server.ts';

/** Registration documents, which only managers of the NGO may change. */
const DOCUMENTS = ['registrationType' as const, ...DOCUMENT_FIELDS];
/** Columns verified by staff. A change to one requires a new verification. */
const CHECKED_COLUMNS: readonly string[] = ['name' as const, ...DOCUMENTS].map(
  (field) => fieldRules[field].column,
);

/**
 * Saves the profile of an NGO. Saving confirms the whole page as of today, and resubmits an NGO that waits
 * for verification. A verified NGO that changes its name or a document stays public and is queued for a new
 * check.
 * @throws {AppError} 404 if the NGO no longer exists; 409 if somebody saved since `revision`, with the
 * current page in `data`; 422 with all errors, and if a member changes a registration document.
 */
export async function updateOwnNgo(
  db: Database,
  { change, call }: { change: OwnNgoChange; call: SignedInCall },
): Promise<OwnNgo> {
  const ngoId = call.account.ngoId!;
  const record = checkChange(change);
  return db.transaction().execute(async (transaction) => {
    await lockNgos(transaction);
    const stored = await selectForChange(transaction, ngoId);
    if (!stored) throw notFound();
    if (stored.revision !== change.revision) {
      const now = await readOwnNgo(transaction, ngoId);
      throw new AppError({ status: 409, key: 'ngoChangedMeanwhile', data: { now } });
    }
    if (record.darpanId && (await isDarpanTaken(transaction, { darpanId: record.darpanId, ngoId })))
      throw new AppError({ status: 422, key: 'lookAtFields', fields: { darpanId: 'darpanTaken' } });
    const row: NgoRow = { ...stored.row, ...rowOfRecord(record) };
    const changed = changedColumns({ before: stored.row, after: row });
    if (call.account.ngoRole === 'member') refuseDocuments(changed);
    await updateRows(transaction, { rows: [{ id: Number(ngoId), row }], isNews: true });
    await updateStanding(transaction, {
      ngoId,
      paperChanged: changed.some((column) => CHECKED_COLUMNS.includes(column)),
    });
    const only = (of: NgoRow) =>
      Object.fromEntries(changed.map((column) => [column, auditValue(of, column as keyof NgoRow)]));
    const about = { action: 'updateNgo', entity: 'ngo', entityId: ngoId, ngoId };
    await recordChange(transaction, {
      call,
      change: { ...about, before: only(stored.row), after: only(row) },
    });
    return readOwnNgo(transaction, ngoId);
  });
}

/**
 * Refuses changes that only a manager may make.
 * @throws {AppError} 422 with a sentence under each changed registration document.
 */
function refuseDocuments(changed: readonly string[]): void {
  const refused = DOCUMENTS.filter((field) => changed.includes(fieldRules[field].column));
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((field) => [field, 'managersOnly' as const]));
  throw new AppError({ status: 422, key: 'lookAtFields', fields });
}

/** Converts the entered values into a record. Empty values clear their fields. */
function checkChange({ revision: _revision, ...input }: OwnNgoChange): NgoRecord {
  const today = dayInIndia(new Date());
  const { ngo, errors } = checkFields({
    input,
    fields: NGO_FIELDS,
    required: NEEDED_FIELDS,
    today,
  });
  if (errors.size > 0)
    throw new AppError({ status: 422, key: 'lookAtFields', fields: Object.fromEntries(errors) });
  return { ...emptyNgo(), ...ngo };
}

/** The audit log shows services as their text. */
function auditValue(row: NgoRow, column: keyof NgoRow): unknown {
  return column === 'services' ? formatServices(row.services as NgoService[]) : row[column];
}

function changedColumns({ before, after }: { before: NgoRow; after: NgoRow }): string[] {
  return Object.keys(after).filter(
    (column) =>
      !isDeepStrictEqual(before[column as keyof NgoRow] ?? null, after[column as keyof NgoRow] ?? null),
  );
}
