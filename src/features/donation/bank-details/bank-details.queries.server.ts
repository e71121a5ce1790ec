import {
  bankVersions,
  type BankVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';

/** Returns the versions of an NGO's bank details that are active or wait, of all or of one, in the order of entry. */
export async function selectCurrentVersions(
  db: Database,
  { ngoId, bankDetailId }: { ngoId: string; bankDetailId?: string },
): Promise<BankVersion[]> {
  return bankVersions(db)
    .where('v.ngo_id', '=', rowId(ngoId))
    .$if(bankDetailId !== undefined, (query) => query.where('b.id', '=', rowId(bankDetailId!)))
    .where('b.removed_at', 'is', null)
    .where('v.status', 'in', ['active', 'waiting'])
    .orderBy('b.id')
    .orderBy('v.id')
    .execute();
}

/** Returns the versions of an NGO's bank details that are over, latest first. */
export async function selectPastVersions(
  db: Database,
  { ngoId, limit }: { ngoId: string; limit: number },
): Promise<BankVersion[]> {
  return bankVersions(db)
    .where('v.ngo_id', '=', rowId(ngoId))
    .where((eb) =>
      eb.or([eb('v.status', 'not in', ['active', 'waiting']), eb('b.removed_at', 'is not', null)]),
    )
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the FCRA registration of an NGO. */
export async function selectForeignRegistration(db: Database, ngoId: string) {
  return db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .select(['n.fcra_number as number', 'n.fcra_valid_from as validFrom', 'n.fcra_valid_to as validTo'])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirst();
}
