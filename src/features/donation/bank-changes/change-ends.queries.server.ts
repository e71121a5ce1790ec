import type { Database } from '#src/server/database.server.ts';
import { now, rowId } from '#src/server/database/sql-values.server.ts';
import { endOf, type ChangeEnd } from '#src/features/ngo/guarded-changes/change-fragments.server.ts';

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

/**
 * Stops gateway keys that wait, are active, or were so before: payments that donors have begun still go to those of before.
 * Returns whether they were.
 */
export async function updateGatewayStopped(
  db: Database,
  { id, ngoId, end }: { id: string; ngoId: string; end: ChangeEnd },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gateway_account')
    .set(endOf(end))
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', 'in', ['waiting', 'active', 'replaced', 'removed'])
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
