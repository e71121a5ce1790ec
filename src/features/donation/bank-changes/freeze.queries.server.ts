import { sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { ChangeDecider } from './change.values.ts';

/** Lets no other transaction change where gifts to an NGO go until this one ends. */
export async function lockChanges(db: Database, ngoId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank details of ngo ${ngoId}`}, 25))`.execute(
    db,
  );
}

/** Returns since when an NGO cannot change where gifts go, or undefined if it can. */
export async function selectFrozenAt(db: Database, ngoId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bank_detail_freeze')
    .select((eb) => isoTime(eb, 'frozen_at').as('frozenAt'))
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
  return row?.frozenAt;
}

/** Freezes where gifts to an NGO go. Returns false if it was frozen already. */
export async function insertFreeze(db: Database, ngoId: string): Promise<boolean> {
  const row = await db
    .insertInto('bank_detail_freeze')
    .values({ ngo_id: ngoId })
    .onConflict((conflict) => conflict.column('ngo_id').doNothing())
    .returning((eb) => idText(eb, 'ngo_id').as('ngoId'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the NGO was not frozen. */
export async function deleteFreeze(db: Database, ngoId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bank_detail_freeze')
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The end of a change that does not become active, or is no longer. */
export type ChangeEnd = {
  status: 'stopped' | 'withdrawn';
  decidedBy: ChangeDecider;
  stopReason?: string | undefined;
};

const endOf = ({ status, decidedBy, stopReason }: ChangeEnd) => ({
  status,
  decided_at: now,
  decided_by: decidedBy,
  ...(stopReason !== undefined && { stop_reason: stopReason }),
});

/** Ends the waiting changes of an NGO: all of them, or those of one of its bank details. */
export async function updateWaitingBankEnded(
  db: Database,
  { ngoId, bankDetailId, end }: { ngoId: string; bankDetailId?: string; end: ChangeEnd },
): Promise<void> {
  await db
    .updateTable('bank_detail_version')
    .set(endOf(end))
    .where('ngo_id', '=', rowId(ngoId))
    .$if(bankDetailId !== undefined, (query) => query.where('bank_detail_id', '=', rowId(bankDetailId!)))
    .where('status', '=', 'waiting')
    .execute();
}

/** Ends the waiting gateway keys of an NGO. */
export async function updateWaitingGatewayEnded(
  db: Database,
  { ngoId, end }: { ngoId: string; end: ChangeEnd },
): Promise<void> {
  await db
    .updateTable('gateway_account')
    .set(endOf(end))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'waiting')
    .execute();
}

/** Stops a change that waits or is active. Returns whether it was one. */
export async function updateBankStopped(
  db: Database,
  { id, ngoId, end }: { id: string; ngoId: string; end: ChangeEnd },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bank_detail_version')
    .set(endOf(end))
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', 'in', ['waiting', 'active'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stops gateway keys that wait or are active. Returns whether they were. */
export async function updateGatewayStopped(
  db: Database,
  { id, ngoId, end }: { id: string; ngoId: string; end: ChangeEnd },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gateway_account')
    .set(endOf(end))
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', 'in', ['waiting', 'active'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the bank details of an NGO that say nothing any more: no version of them is active or waits. */
export async function updateEmptyRemoved(db: Database, ngoId: string): Promise<void> {
  await db
    .updateTable('bank_detail as b')
    .set({ removed_at: now })
    .where('b.ngo_id', '=', rowId(ngoId))
    .where('b.removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_detail_version as v')
            .select('v.id')
            .whereRef('v.bank_detail_id', '=', 'b.id')
            .where('v.status', 'in', ['waiting', 'active']),
        ),
      ),
    )
    .execute();
}

/** Returns the names and the address of an NGO, for mails, or undefined. */
export async function selectNgoOfChanges(db: Database, ngoId: string) {
  return db
    .selectFrom(ngoColumns(db).as('n'))
    .select((eb) => [
      idText(eb, 'n.id').as('_id'),
      ...(['n.name', 'n.name_gu as nameGu', 'n.name_hi as nameHi', 'n.email'] as const),
    ])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirst();
}
export type NgoOfChanges = NonNullable<Awaited<ReturnType<typeof selectNgoOfChanges>>>;
