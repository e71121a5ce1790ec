import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { checkFields } from '#src/features/ngo/fields/check-fields.server.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import {
  formFieldsOf,
  GUARDED_FIELDS,
  NEEDED_FIELDS,
  NGO_FIELDS,
  type GuardedField,
  type NgoField,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import {
  fieldsOfManagers,
  fieldsWithPassword,
  isChecked,
  isGuarded,
} from '#src/features/ngo/guarded-changes/change.values.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { lockChanges } from '#src/features/ngo/guarded-changes/freeze.queries.server.ts';
import {
  guardedValuesOf,
  pickValues,
  wayOf,
  withValues,
} from '#src/features/ngo/guarded-changes/guarded-values.server.ts';
import {
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

const TEXTS = [
  ...(['address', 'openingHours', 'mission', 'missionGu', 'missionHi'] as const),
  ...(['description', 'descriptionGu', 'descriptionHi', 'services'] as const),
];

type OwnChange = { change: OwnNgoChange; call: SignedInCall };
/** The saved NGO, and what to say about it. */
type Saved = { ngo: OwnNgo; key: 'ngoSaved' | 'ngoSavedWaits' };

/**
 * Saves the profile of an NGO. Saving confirms the whole page as of today, and resubmits an NGO that waits
 * for verification. Every save of a page that is public, or was checked, needs the password, and guarded values may
 * wait: see `requestNgoChanges`. Contact details of another one are saved at once, with the password.
 * @throws {AppError} 404 if the NGO no longer exists; 409 if somebody saved since `revision`, with the
 * current page in `data`, or if something must wait and changes are frozen; 422 with all errors, if a member changes
 * what only managers may; 403 if the password was not typed again for a change that needs it; as `guardNewContacts`.
 */
export async function updateOwnNgo(services: ChangeServices, { change, call }: OwnChange): Promise<Saved> {
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
    const all = { before: guardedValuesOf(stored.row), after: guardedValuesOf(wanted) };
    const touched = GUARDED_FIELDS.filter((field) => all.before[field] !== all.after[field]);
    const mayWait = isGuarded(stored);
    const ofManagers = fieldsOfManagers(stored).filter((field) => touched.includes(field));
    if (call.account.ngoRole === 'member') refuseFields({ asked, fields: ofManagers });
    const withPassword = fieldsWithPassword(stored);
    const guarded = touched.filter((field) => withPassword.includes(field));
    // Nobody types the password for a page with mistakes. A save without changes says that all is still true.
    if ((mayWait || guarded.length > 0) && call.isConfirmed !== true) throw needsConfirmation();
    const request = {
      before: pickValues(all.before, guarded),
      after: pickValues(all.after, guarded),
      isChecked: isChecked(stored),
    };
    const waits = mayWait
      ? guarded.filter((field) => ['time', 'staff'].includes(wayOf({ field, ...request })))
      : [];
    const row = withValues(wanted, pickValues(all.before, waits));
    const changed = changedColumns({ before: stored.row, after: row });
    const named = {
      call,
      title: String(stored.row.name),
      before: publicTexts(stored.row),
      after: publicTexts(row),
      isForm: true,
    };
    await guardNewContacts({ ...services, db: transaction }, named);
    await updateRows(transaction, { rows: [{ id: Number(ngoId), row }], isNews: true });
    await updateStanding(transaction, ngoId);
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
      (await requestNgoChanges({ ...services, db: transaction }, { ...request, call }));
    const ngo = await readOwnNgo(transaction, ngoId);
    return { ngo, key: isWaiting ? 'ngoSavedWaits' : 'ngoSaved' };
  });
}

/**
 * Refuses a member's change of any of these values.
 * @throws {AppError} 422 with a sentence under each form field that was to change.
 */
function refuseFields({
  asked,
  fields,
}: {
  asked: readonly string[];
  fields: readonly GuardedField[];
}): void {
  const refused = fields.flatMap(formFieldsOf).filter((field) => asked.includes(columnOf(field)));
  if (refused.length === 0) return;
  const errors = Object.fromEntries(refused.map((field) => [field, 'managersOnly'] as const));
  throw new AppError({ status: 422, key: 'lookAtFields', fields: errors });
}

/** Returns the texts of the page of an NGO in which contact details are not expected. Numbers of documents look like phone numbers. */
export function publicTexts(row: NgoRow): object {
  return Object.fromEntries(TEXTS.map((field) => [field, row[columnOf(field)]]));
}

function columnOf(field: NgoField): keyof NgoRow {
  return fieldRules[field].column;
}

/** Converts the entered values into a record. Empty values clear their fields. */
function checkChange({ revision: _revision, ...input }: OwnNgoChange, stored: NgoRow): NgoRecord {
  const today = dayInIndia(new Date());
  const { ngo, errors } = checkFields({
    input,
    fields: NGO_FIELDS,
    required: NEEDED_FIELDS,
    today,
    storedNames: pickValues(guardedValuesOf(stored), ['name', 'nameGu', 'nameHi']),
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
