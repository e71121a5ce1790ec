import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import { waitsFor, type GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import { lockNgos, selectRow, updateRows } from '#src/features/ngo/ngo-rows.queries.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { ChangeEnd } from './change-fragments.server.ts';
import { STOP_LINK_DAYS } from './change.values.ts';
import { mailRemoved, mailRequested } from './change-mails.service.server.ts';
import { changeToken } from './change-token.server.ts';
import { describeChangedFieldsIn, describeFieldsIn } from './describe-fields.server.ts';
import { lockOwnChanges, refuseFrozen } from './freezing.service.server.ts';
import {
  insertNgoChange,
  selectActiveNgoChanges,
  selectNgoChanges,
  selectWaitingNgoChanges,
  updateFields,
  updateNgoChangeActive,
  updateNgoChangeEnded,
  type GuardedValues,
  type NgoChange,
} from './ngo-changes.queries.server.ts';

export type ChangeServices = { db: Database; queue: Queue; origin: string; keys: Keys };
type Sides = { before: GuardedValues; after: GuardedValues };

const WITHDRAWN = { status: 'withdrawn', decidedBy: 'ngo' } as const;

/**
 * Asks for new names and contact details of an NGO whose page is public, in the transaction `db` that holds the lock of
 * `lockChanges`, and mails everyone who must know. Names wait for our team, contact details for 48 hours. What is
 * cleared needs not wait, because calls then go nowhere: the caller saves it. Values that wait go on waiting, also if the
 * public value is cleared meanwhile.
 * @returns whether something waits now that did not before.
 * @throws {AppError} 409 if changes are frozen. Clearing is possible even then.
 */
export async function requestNgoChanges(
  services: ChangeServices,
  { before, after, call }: Sides & { call: SignedInCall },
): Promise<boolean> {
  const ngoId = call.account.ngoId!;
  const { db } = services;
  const waiting = await selectWaitingNgoChanges(db, ngoId);
  const asked = Object.keys(after) as GuardedField[];
  const cleared = asked.filter((field) => isClearing(field, after));
  const fresh = asked.filter(
    (field) => !cleared.includes(field) && !waiting.some((change) => change.after[field] === after[field]),
  );
  if (fresh.length > 0) await refuseFrozen(db, ngoId);
  await takeOver(db, { waiting, fields: fresh });
  const requests = [
    { fields: cleared, waits: 'time' as const, isActive: true },
    ...(['time', 'staff'] as const).map((waits) => ({
      fields: fresh.filter((field) => waitsFor(field) === waits),
      waits,
      isActive: false,
    })),
  ];
  for (const { fields, waits, isActive } of requests) {
    if (fields.length === 0) continue;
    const sides = { before: pick(before, fields), after: pick(after, fields) };
    const requestedBy = call.account.id;
    const id = await insertNgoChange(db, { ngoId, waitsFor: waits, ...sides, requestedBy, isActive });
    if (!isActive) await record(db, { action: 'requestNgoChange', ngoId, call, ...sides });
    await mailRequest(services, { id, call, isActive });
  }
  return fresh.length > 0;
}

/** Whether a change only takes something away, which needs not wait. An NGO always has its names checked. */
export function isClearing(field: GuardedField, after: GuardedValues): boolean {
  return after[field] === null && waitsFor(field) === 'time';
}

/** Takes fields out of the changes that wait. A later change of a field replaces the earlier one, and starts anew. */
async function takeOver(
  db: Database,
  { waiting, fields }: { waiting: readonly NgoChange[]; fields: readonly GuardedField[] },
): Promise<void> {
  for (const { _id: id, ngoId, before, after } of waiting) {
    const all = Object.keys(after) as GuardedField[];
    const rest = all.filter((field) => !fields.includes(field));
    if (rest.length === all.length) continue;
    if (rest.length === 0) await updateNgoChangeEnded(db, { id, ngoId, end: WITHDRAWN, status: 'waiting' });
    else await updateFields(db, { id, before: pick(before, rest), after: pick(after, rest) });
  }
}

async function mailRequest(
  services: ChangeServices,
  { id, call, isActive }: { id: string; call: SignedInCall; isActive: boolean },
): Promise<void> {
  const [change] = await selectNgoChanges(services.db, [id]);
  const { ngoId, before, after, takesEffectAt } = change!;
  const about = {
    ngoId,
    kind: 'ngo' as const,
    requestedBy: call.account.email,
    token: changeToken({ keys: services.keys, change: { kind: 'ngo', id } }),
  };
  const [old, next] = [describeFieldsIn(before), describeFieldsIn(after)];
  if (isActive) await mailRemoved(services, { ...about, what: old });
  else
    await mailRequested(services, {
      ...about,
      what: next,
      before: old,
      changes: describeChangedFieldsIn(after),
      makesPrimary: false,
      takesEffectAt,
    });
}

/**
 * Withdraws a change of the own NGO that waits.
 * @throws {AppError} 404 if the NGO has no such change; 409 if it does not wait any more, or changes are frozen.
 */
export async function withdrawNgoChange(
  services: { db: Database },
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(id)) throw notFound();
  await services.db.transaction().execute(async (db) => {
    await lockOwnChanges(db, ngoId);
    const [change] = await selectNgoChanges(db, [id]);
    if (change?.ngoId !== ngoId) throw notFound();
    if (!(await updateNgoChangeEnded(db, { id, ngoId, end: WITHDRAWN, status: 'waiting' })))
      throw new AppError({ status: 409, key: 'bankDetailWaitsNot' });
    await record(db, {
      action: 'withdrawNgoChange',
      ngoId,
      call,
      before: change.after,
      after: change.present,
    });
  });
}

/**
 * Makes a change of names or contact details public that waited, in the transaction `db` that holds the lock of
 * `lockChanges`. Returns false if it does not wait.
 */
export async function applyNgoChange(
  db: Database,
  { id, ngoId, decidedBy }: { id: string; ngoId: string; decidedBy: 'time' | 'staff' },
): Promise<boolean> {
  if (!(await updateNgoChangeActive(db, { id, ngoId, decidedBy }))) return false;
  const [change] = await selectNgoChanges(db, [id]);
  await writeFields(db, { ngoId, values: change!.after });
  return true;
}

/**
 * Stops a change that waits, or puts back what was there before one that is public, where nothing else has taken its
 * place since. Returns false if it is over. Call it in the transaction `db` that holds the lock of `lockChanges`.
 */
export async function stopNgoChange(
  db: Database,
  { id, ngoId, end }: { id: string; ngoId: string; end: ChangeEnd },
): Promise<boolean> {
  if (await updateNgoChangeEnded(db, { id, ngoId, end, status: 'waiting' })) return true;
  if (!(await updateNgoChangeEnded(db, { id, ngoId, end, status: 'active' }))) return false;
  const [change] = await selectNgoChanges(db, [id]);
  await writeFields(db, { ngoId, values: pick(change!.before, fieldsInUse(change!)) });
  return true;
}

/** Returns changes of names and contact details by their ids. Whose they are must be checked. */
export async function listNgoChanges(db: Database, ids: readonly string[]): Promise<NgoChange[]> {
  return selectNgoChanges(db, ids);
}

/** Returns the changes of NGOs that became public while the link in their mail works, and that nothing has replaced. */
export async function listPublicNgoChanges(db: Database, ngoIds: readonly string[]): Promise<NgoChange[]> {
  const changes = await selectActiveNgoChanges(db, { ngoIds, days: STOP_LINK_DAYS });
  return changes.filter((change) => fieldsInUse(change).length > 0);
}

/** Returns the fields of a change whose new values are the present ones. */
export function fieldsInUse({ after, present }: NgoChange): GuardedField[] {
  return (Object.keys(after) as GuardedField[]).filter((field) => after[field] === present[field]);
}

async function writeFields(
  db: Database,
  { ngoId, values }: { ngoId: string; values: GuardedValues },
): Promise<void> {
  await lockNgos(db);
  const row = await selectRow(db, ngoId);
  if (!row) throw notFound();
  const changed: NgoRow = { ...row, ...columnsOf(values) };
  await updateRows(db, { rows: [{ id: Number(ngoId), row: changed }], isNews: true });
}

async function record(
  db: Database,
  { action, ngoId, call, before, after }: Sides & { action: string; ngoId: string; call: SignedInCall },
): Promise<void> {
  const sides = { before: columnsOf(before), after: columnsOf(after) };
  await recordChange(db, { call, change: { action, entity: 'ngo', entityId: ngoId, ngoId, ...sides } });
}

/** Returns the values by the names of their columns, as the audit log has them. */
export function columnsOf(values: GuardedValues): Record<string, string | null> {
  const entries = Object.entries(values) as [GuardedField, string | null][];
  return Object.fromEntries(entries.map(([field, value]) => [fieldRules[field].column, value]));
}

function pick(values: GuardedValues, fields: readonly GuardedField[]): GuardedValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}
