import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';

/** Selects the active primary bank details of an NGO: those into which gifts go now. */
export const activeBankDetails = (
  db: Database,
  { ngoId, isForeign }: { ngoId: string; isForeign: boolean },
) =>
  db
    .selectFrom('bank_detail as b')
    .innerJoin('bank_detail_version as v', 'v.bank_detail_id', 'b.id')
    .where('b.ngo_id', '=', rowId(ngoId))
    .where('b.is_primary', '=', true)
    .where('b.is_foreign', '=', isForeign)
    .where('b.removed_at', 'is', null)
    .where('v.status', '=', 'active');
