import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { partOfPage, type GuardedField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { lockNgos, selectRow, updateRows } from '#src/features/ngo/ngo-rows.queries.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { ChangeEnd } from './change-fragments.server.ts';
import { STOP_LINK_DAYS } from './change.values.ts';
import { mailChanges, type ChangeNotice } from './change-mails.service.server.ts';
import { describeChangedFieldsIn, describeFieldsIn } from './describe-fields.server.ts';
import { lockOwnChanges, refuseFrozen } from './freezing.service.server.ts';
import { columnsOf, pickValues, wayOf, withValues, type GuardedValues } from './guarded-values.server.ts';
import {
  insertNgoChange,
  selectActiveNgoChanges,
  selectNgoChanges,
  selectWaitingNgoChanges,
  updateFields,
  updateNgoChangeActive,
  updateNgoChangeEnded,
  updatePapersChanged,
  type NgoChange,
} from './ngo-changes.queries.server.ts';

export type ChangeServices = { db: Database; queue: Queue; origin: string; keys: Keys };
type Sides = { before: GuardedValues; after: GuardedValues };

const WITHDRAWN = { status: 'withdrawn', decidedBy: 'ngo' } as const;

/**
 * Asks for new guarded values of an NGO whose page is public, in the transaction `db` that holds the lock of
 * `lockChanges`, and mails everyone who must know. What `wayOf` says waits for our team, which decides on each part of
 * the page alone, or for 48 hours. The caller saves the rest. Values that wait go on waiting, also if the public value is
 * cleared meanwhile. `isChecked`: our team has checked the NGO.
 * @returns whether something waits now that did not before.
 * @throws {AppError} 409 if changes are frozen. Clearing contact details is possible even then.
 */
export async function requestNgoChanges(
  services: ChangeServices,
  { before, after, isChecked, call }: Sides & { isChecked: boolean; call: SignedInCall },
): Promise<boolean> {
  const ngoId = call.account.ngoId!;
  const { db } = services;
  const waiting = await selectWaitingNgoChanges(db, ngoId);
  const isFresh = (field: GuardedField) => !waiting.some((change) => change.after[field] === after[field]);
  const requests = new Map<string, { way: ReturnType<typeof wayOf>; fields: GuardedField[] }>();
  for (const field of Object.keys(after) as GuardedField[]) {
    const way = wayOf({ field, before, after, isChecked });
    if ((way === 'time' || way === 'staff') && !isFresh(field)) continue;
    const key = way === 'staff' ? `${way} ${partOfPage(field)}` : way;
    requests.set(key, { way, fields: [...(requests.get(key)?.fields ?? []), field] });
  }
  const ways = [...requests.values()];
  const guarded = ways.filter(({ way }) => way !== 'removed');
  if (guarded.length > 0) await refuseFrozen(db, ngoId);
  const fresh = guarded.filter(({ way }) => way !== 'atOnce').flatMap(({ fields }) => fields);
  await takeOver(db, { waiting, fields: fresh });
  const notices: ChangeNotice[] = [];
  for (const { way, fields } of ways) {
    const sides = { before: pickValues(before, fields), after: pickValues(after, fields) };
    const requestedBy = call.account.id;
    const isActive = way === 'removed' || way === 'atOnce';
    const change = { ngoId, waitsFor: way === 'staff' ? ('staff' as const) : ('time' as const), isActive };
    const id = await insertNgoChange(db, { ...change, ...sides, requestedBy });
    if (!isActive) await record(db, { action: 'requestNgoChange', ngoId, call, ...sides });
    notices.push(await noticeOf(db, { id, call, way }));
  }
  await mailChanges(services, { ngoId, notices });
  return fresh.length > 0;
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
    else await updateFields(db, { id, before: pickValues(before, rest), after: pickValues(after, rest) });
  }
}

async function noticeOf(
  db: Database,
  { id, call, way }: { id: string; call: SignedInCall; way: ReturnType<typeof wayOf> },
): Promise<ChangeNotice> {
  const [change] = await selectNgoChanges(db, [id]);
  const { before, after, takesEffectAt } = change!;
  const { email } = call.account;
  const about = { id, kind: 'ngo' as const, requestedBy: email };
  const [old, next] = [describeFieldsIn(before), describeFieldsIn(after)];
  if (way === 'removed') return { is: 'removed', ...about, what: old };
  if (way === 'atOnce') return { is: 'active', ...about, what: next, decidedBy: { email, before: old } };
  const changes = describeChangedFieldsIn(after);
  return { is: 'requested', ...about, what: next, before: old, changes, makesPrimary: false, takesEffectAt };
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
 * Makes a change of guarded values public that waited, in the transaction `db` that holds the lock of
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
  await writeFields(db, { ngoId, values: pickValues(change!.before, fieldsInUse(change!)) });
  return true;
}

/** Returns changes of guarded values by their ids. Whose they are must be checked. */
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
  await updateRows(db, { rows: [{ id: Number(ngoId), row: withValues(row, values) }], isNews: true });
  const fields = Object.keys(values) as GuardedField[];
  if (fields.some((field) => partOfPage(field) === 'papers')) await updatePapersChanged(db, ngoId);
}

async function record(
  db: Database,
  { action, ngoId, call, before, after }: Sides & { action: string; ngoId: string; call: SignedInCall },
): Promise<void> {
  const sides = { before: columnsOf(before), after: columnsOf(after) };
  await recordChange(db, { call, change: { action, entity: 'ngo', entityId: ngoId, ngoId, ...sides } });
}
