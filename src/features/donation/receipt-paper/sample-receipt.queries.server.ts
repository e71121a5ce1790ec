import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';

/** Returns what the receipts of an NGO show of itself. */
export async function selectReceiptSettings(db: Database, ngoId: string) {
  return db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .leftJoin('donation_setting as s', 's.ngo_id', 'n.id')
    .select([
      'n.name',
      'n.name_gu as nameGu',
      'n.name_hi as nameHi',
      'n.address',
      'n.city',
      'n.pin',
      'n.pan',
      'n.reg_80g_number as number',
      'n.reg_80g_valid_from as validFrom',
      'n.reg_80g_valid_to as validTo',
      's.signatory_name as signatoryName',
      's.signatory_designation as signatoryDesignation',
      's.signature_key as signatureKey',
    ])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
}
