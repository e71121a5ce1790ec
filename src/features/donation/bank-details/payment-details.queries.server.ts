import type { Database } from '#src/server/database.server.ts';
import { asBoolean, rowId } from '#src/server/database/sql-values.server.ts';
import { activeBankDetails } from './payment-fragments.server.ts';

/** Returns the active primary bank details of an NGO, still sealed, or undefined. */
export async function selectPaymentDetails(
  db: Database,
  { ngoId, isForeign }: { ngoId: string; isForeign: boolean },
) {
  return activeBankDetails(db, { ngoId, isForeign })
    .select([
      'v.account_holder as accountHolder',
      'v.account_number as accountNumber',
      'v.ifsc',
      'v.bank',
      'v.branch',
      'v.upi_id as upiId',
    ])
    .executeTakeFirst();
}

/** How an NGO takes gifts now. */
export type GivingMethods = { upi: boolean; bankTransfer: boolean; gateway: boolean; foreign: boolean };

/** Returns by which ways an NGO takes gifts now. `foreign`: it has an account for gifts from abroad. */
export async function selectGivingMethods(db: Database, ngoId: string): Promise<GivingMethods> {
  const active = (isForeign: boolean) => activeBankDetails(db, { ngoId, isForeign }).select('v.id');
  const gateway = db
    .selectFrom('gateway_account as g')
    .select('g.id')
    .where('g.ngo_id', '=', rowId(ngoId))
    .where('g.status', '=', 'active');
  return db
    .selectNoFrom(({ exists }) => [
      asBoolean(exists(active(false).where('v.upi_id', 'is not', null))).as('upi'),
      asBoolean(exists(active(false))).as('bankTransfer'),
      asBoolean(exists(gateway)).as('gateway'),
      asBoolean(exists(active(true))).as('foreign'),
    ])
    .executeTakeFirstOrThrow();
}
