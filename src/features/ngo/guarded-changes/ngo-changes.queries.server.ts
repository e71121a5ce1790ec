import { sql } from 'kysely';
import { accountColumns } from '#src/features/account/account-fragments.server.ts';
import type { NgoRow } from '#src/features/ngo/ngo-record.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  asBoolean,
  daysAgo,
  idText,
  isoTime,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { endOf, endOfWaiting, type ChangeEnd } from './change-fragments.server.ts';
import type { ChangeDecider } from './change.values.ts';
import { GUARDED_COLUMNS, guardedValuesOf, type GuardedValues } from './guarded-values.server.ts';

/** The guarded columns of the NGO with the alias `n`, as they are now. */
const guardedJson = sql<Partial<NgoRow>>`json_build_object(${sql.raw(
  GUARDED_COLUMNS.map((column) => `'${column}', n.${column}`).join(', '),
)})`;

/** Selects changes of guarded values (alias `c`). */
const ngoChanges = (db: Database) =>
  db
    .selectFrom('ngo_guarded_change as c')
    .innerJoin('ngo as n', 'n.id', 'c.ngo_id')
    .leftJoin(accountColumns(db).as('a'), 'a.id', 'c.requested_by')
    .select((eb) => [
      idText(eb, 'c.id').as('_id'),
      idText(eb, 'c.ngo_id').as('ngoId'),
      'c.waits_for as waitsFor',
      sql<GuardedValues>`c.before`.as('before'),
      sql<GuardedValues>`c.after`.as('after'),
      guardedJson.as('row'),
      'c.status',
      'a.email as requestedBy',
      isoTime(eb, 'c.requested_at').as('requestedAt'),
      isoTime(eb, 'c.takes_effect_at').as('takesEffectAt'),
      asBoolean(sql`coalesce(c.takes_effect_at <= now(), false)`).as('isDue'),
      isoTime(eb, 'c.decided_at').as('decidedAt'),
    ]);

type SelectedChange = Awaited<ReturnType<ReturnType<typeof ngoChanges>['execute']>>[number];
export type NgoChange = Omit<SelectedChange, 'row'> & { present: GuardedValues };

const readChange = ({ row, ...change }: SelectedChange): NgoChange => {
  return { ...change, present: guardedValuesOf(row) };
};

/** Returns changes of guarded values by their ids. */
export async function selectNgoChanges(db: Database, ids: readonly string[]): Promise<NgoChange[]> {
  const rows = await ngoChanges(db).where('c.id', '=', anyId(ids)).execute();
  return rows.map(readChange);
}

/** Returns the changes of an NGO that wait, oldest first. */
export async function selectWaitingNgoChanges(db: Database, ngoId: string): Promise<NgoChange[]> {
  const rows = await ngoChanges(db)
    .where('c.ngo_id', '=', rowId(ngoId))
    .where('c.status', '=', 'waiting')
    .orderBy('c.id')
    .execute();
  return rows.map(readChange);
}

/** Returns the changes of NGOs that became public in the last days, latest first. */
export async function selectActiveNgoChanges(
  db: Database,
  { ngoIds, days }: { ngoIds: readonly string[]; days: number },
): Promise<NgoChange[]> {
  const rows = await ngoChanges(db)
    .where('c.ngo_id', '=', anyId(ngoIds))
    .where('c.status', '=', 'active')
    .where('c.decided_at', '>=', daysAgo(days))
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(readChange);
}

/**
 * Returns the mail addresses that stood on the page of an NGO until a change of the last days, the earliest first: what
 * a change replaces is public while it waits. An address that only waited is not among them.
 */
export async function selectEarlierAddresses(
  db: Database,
  { ngoId, days, limit }: { ngoId: string; days: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ngo_guarded_change as c')
    .select(sql<string>`c.before ->> 'email'`.as('email'))
    .groupBy(sql`1`)
    .where('c.ngo_id', '=', rowId(ngoId))
    .where(sql<Date>`coalesce(c.decided_at, c.requested_at)`, '>=', daysAgo(days))
    .where(sql<boolean>`c.before ->> 'email' <> ''`)
    .orderBy(({ fn }) => fn.min('c.id'))
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}

/** The values of fields before and after a change. */
type Sides = { before: GuardedValues; after: GuardedValues };

/** Inserts a change that waits, or one that is active at once, and returns its id. */
export async function insertNgoChange(
  db: Database,
  {
    ngoId,
    waitsFor,
    before,
    after,
    requestedBy,
    isActive,
  }: Sides & { ngoId: string; waitsFor: 'staff' | 'time'; requestedBy: string; isActive: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('ngo_guarded_change')
    .values({
      ngo_id: ngoId,
      waits_for: waitsFor,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      requested_by: requestedBy,
      takes_effect_at: waitsFor === 'staff' ? null : isActive ? now : endOfWaiting,
      ...(isActive && { status: 'active' as const, decided_at: now, decided_by: 'ngo' as const }),
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the fields of a change that waits. */
export async function updateFields(
  db: Database,
  { id, before, after }: Sides & { id: string },
): Promise<void> {
  await db
    .updateTable('ngo_guarded_change')
    .set({ before: JSON.stringify(before), after: JSON.stringify(after) })
    .where('id', '=', rowId(id))
    .where('status', '=', 'waiting')
    .execute();
}

/** Says that a change that waited is public. Returns false if it does not wait. */
export async function updateNgoChangeActive(
  db: Database,
  { id, ngoId, decidedBy }: { id: string; ngoId: string; decidedBy: ChangeDecider },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ngo_guarded_change')
    .set({ status: 'active', decided_at: now, decided_by: decidedBy })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends a change that has this status. Returns false if it has another. */
export async function updateNgoChangeEnded(
  db: Database,
  { id, ngoId, end, status }: { id: string; ngoId: string; end: ChangeEnd; status: 'waiting' | 'active' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ngo_guarded_change')
    .set(endOf(end))
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the changes of an NGO that wait. */
export async function updateWaitingNgoChangesEnded(
  db: Database,
  { ngoId, end }: { ngoId: string; end: ChangeEnd },
): Promise<void> {
  await db
    .updateTable('ngo_guarded_change')
    .set(endOf(end))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'waiting')
    .execute();
}

/** Says that a document of a verified NGO has changed, so that our team decides on it again. */
export async function updatePapersChanged(db: Database, ngoId: string): Promise<void> {
  await db
    .updateTable('ngo')
    .set({ papers_changed_at: sql<Date>`coalesce(papers_changed_at, now())` })
    .where('id', '=', rowId(ngoId))
    .where('status', '=', 'verified')
    .execute();
}

/** Deletes what an NGO asked for, and the note that its changes are frozen. */
export async function deleteGuardedChanges(db: Database, ngoId: string): Promise<void> {
  await db.deleteFrom('ngo_guarded_change').where('ngo_id', '=', rowId(ngoId)).execute();
  await db.deleteFrom('bank_detail_freeze').where('ngo_id', '=', rowId(ngoId)).execute();
}
