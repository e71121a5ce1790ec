import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';

/**
 * Deletes where gifts to an NGO went: bank details and gateway keys. Donations stay and
 * keep the numbers that the gateway gave them. They only no longer name the account, whose secrets must not outlive the
 * NGO.
 */
export async function deleteBankDetailsOfNgo(db: Database, ngoId: string): Promise<void> {
  // The versions go with them.
  await db.deleteFrom('bank_detail').where('ngo_id', '=', rowId(ngoId)).execute();
  await db
    .updateTable('donation')
    .set({ gateway_account_id: null })
    .where('ngo_id', '=', rowId(ngoId))
    .where('gateway_account_id', 'is not', null)
    .execute();
  await db.deleteFrom('gateway_account').where('ngo_id', '=', rowId(ngoId)).execute();
}
