import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { checkFields } from '#src/features/ngo/fields/check-fields.server.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import { DOCUMENT_FIELDS } from '#src/features/ngo/fields/documents.values.ts';
import {
  GUARDED_FIELDS,
  NEEDED_FIELDS,
  NGO_FIELDS,
  type GuardedField,
  type NgoField,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import { fieldsWithPassword, isGuarded } from '#src/features/ngo/guarded-changes/change.values.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { lockChanges } from '#src/features/ngo/guarded-changes/freeze.queries.server.ts';
import type { GuardedValues } from '#src/features/ngo/guarded-changes/ngo-changes.queries.server.ts';
import {
  columnsOf,
  isClearing,
  requestNgoChanges,
  type ChangeServices,
} from '#src/features/ngo/guarded-changes/ngo-changes.service.server.ts';
import { formatServices } from '#src/features/ngo/fields/services-text.ts';
import type { NgoService } from '#src/features/ngo/fields/services.values.ts';
import { emptyNgo } from '#src/features/ngo/fields/ngo-of-values.ts';
import { rowOfRecord, type NgoRecord, type NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import { lockNgos, updateRows } from '#src/features/ngo/ngo-rows.queries.server.ts';
import type { OwnNgo, OwnNgoChange } from './own-ngo.contract.ts';
import { isDarpanTaken, selectForChange, updateStanding } from './own-ngo.queries.server.ts';
import { readOwnNgo } from './own-ngo.service.server.ts';

/** Registration documents. A change to one requires a new verification. */
const DOCUMENTS = ['registrationType' as const, ...DOCUMENT_FIELDS];
const TEXTS = [
  ...(['address', 'openingHours', 'mission', 'missionGu', 'missionHi'] as const),
  ...(['description', 'descriptionGu', 'descriptionHi', 'services'] as const),
];
/** What only managers of the NGO may change. */
const OF_MANAGERS = [...GUARDED_FIELDS, ...DOCUMENTS];

type OwnChange = {
  change: OwnNgoChange;
  call: SignedInCall;
  /** Whether guarded fields may change too, with the password. */
  mayChangeContacts?: boolean;
};
/** The saved NGO, and what to say about it. */
type Saved = { ngo: OwnNgo; key: 'ngoSaved' | 'ngoSavedWaits' };

/**
 * Saves the profile of an NGO. Saving confirms the whole page as of today, and resubmits an NGO that waits
 * for verification. A verified NGO that changes a document stays public and is queued for a new check. Other names and
 * contact details of an NGO whose page is public, or was checked, wait: see `requestNgoChanges`. Contact details of another
 * one are saved at once, with the password.
 * @throws {AppError} 404 if the NGO no longer exists; 409 if somebody saved since `revision`, with the
 * current page in `data`, or if something must wait and changes are frozen; 422 with all errors, if a member changes
 * what only managers may, and if a field needs the password and `mayChangeContacts` is false; 403 if the password was not typed
 * again for it; as `guardNewContacts`.
 */
export async function updateOwnNgo(
  services: ChangeServices,
  { change, call, mayChangeContacts = false }: OwnChange,
): Promise<Saved> {
  const ngoId = call.account.ngoId!;
  return services.db.transaction().execute(async (transaction) => {
    await lockChanges(transaction, ngoId);
    await lockNgos(transaction);
    const stored = await selectForChange(transaction, ngoId);
    if (!stored) throw notFound();
    const record = checkChange(change, stored.row);
    if (stored.revision !== change.revision) {
      const now = await readOwnNgo(transaction, ngoId);
      throw new AppError({ status: 409, key: 'ngoChangedMeanwhile', data: { now } });
    }
    if (record.darpanId && (await isDarpanTaken(transaction, { darpanId: record.darpanId, ngoId })))
      throw new AppError({ status: 422, key: 'lookAtFields', fields: { darpanId: 'darpanTaken' } });
    const wanted: NgoRow = { ...stored.row, ...rowOfRecord(record) };
    const asked = changedColumns({ before: stored.row, after: wanted });
    if (call.account.ngoRole === 'member') refuseFields({ asked, fields: OF_MANAGERS, key: 'managersOnly' });
    const guarded = fieldsWithPassword(stored).filter((field) => asked.includes(columnOf(field)));
    if (!mayChangeContacts) refuseFields({ asked, fields: guarded, key: 'confirmContacts' });
    // Nobody types the password for a page with mistakes.
    if (guarded.length > 0 && call.isConfirmed !== true) throw needsConfirmation();
    const before = valuesOf(stored.row, guarded);
    const after = valuesOf(wanted, guarded);
    const mayWait = isGuarded(stored);
    const waits = mayWait ? guarded.filter((field) => !isClearing(field, after)) : [];
    const row = { ...wanted, ...columnsOf(valuesOf(stored.row, waits)) };
    const changed = changedColumns({ before: stored.row, after: row });
    const named = {
      call,
      title: String(stored.row.name),
      before: publicTexts(stored.row),
      after: publicTexts(row),
    };
    await guardNewContacts({ ...services, db: transaction }, named);
    await updateRows(transaction, { rows: [{ id: Number(ngoId), row }], isNews: true });
    await updateStanding(transaction, {
      ngoId,
      paperChanged: DOCUMENTS.some((field) => changed.includes(columnOf(field))),
    });
    const only = (of: NgoRow) =>
      Object.fromEntries(changed.map((column) => [column, auditValue(of, column as keyof NgoRow)]));
    const about = { action: 'updateNgo', entity: 'ngo', entityId: ngoId, ngoId };
    await recordChange(transaction, {
      call,
      change: { ...about, before: only(stored.row), after: only(row) },
    });
    const isWaiting =
      mayWait &&
      guarded.length > 0 &&
      (await requestNgoChanges({ ...services, db: transaction }, { before, after, call }));
    const ngo = await readOwnNgo(transaction, ngoId);
    return { ngo, key: isWaiting ? 'ngoSavedWaits' : 'ngoSaved' };
  });
}

/**
 * Refuses a change of any of these fields.
 * @throws {AppError} 422 with a sentence under each field that was to change.
 */
function refuseFields({
  asked,
  fields,
  key,
}: {
  asked: readonly string[];
  fields: readonly NgoField[];
  key: 'managersOnly' | 'confirmContacts';
}): void {
  const refused = fields.filter((field) => asked.includes(columnOf(field)));
  if (refused.length === 0) return;
  const errors = Object.fromEntries(refused.map((field) => [field, key]));
  throw new AppError({ status: 422, key: 'lookAtFields', fields: errors });
}

/** Returns the texts of the page of an NGO in which contact details are not expected. Numbers of documents look like phone numbers. */
export function publicTexts(row: NgoRow): object {
  return Object.fromEntries(TEXTS.map((field) => [field, row[columnOf(field)]]));
}

function columnOf(field: NgoField): keyof NgoRow {
  return fieldRules[field].column;
}

/** Returns the values of guarded fields, which are texts. */
function valuesOf(row: NgoRow, fields: readonly GuardedField[]): GuardedValues {
  return Object.fromEntries(fields.map((field) => [field, (row[columnOf(field)] ?? null) as string | null]));
}

/** Converts the entered values into a record. Empty values clear their fields. */
function checkChange({ revision: _revision, ...input }: OwnNgoChange, stored: NgoRow): NgoRecord {
  const today = dayInIndia(new Date());
  const { ngo, errors } = checkFields({
    input,
    fields: NGO_FIELDS,
    required: NEEDED_FIELDS,
    today,
    storedNames: valuesOf(stored, ['name', 'nameGu', 'nameHi']),
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
