import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { now, rowId } from '#src/server/database/sql-values.server.ts';
import type { CleanSetting } from './settings-form.rules.ts';

/** Returns the settings of an NGO; with the revision 0 if it has saved none. */
export async function selectSetting(db: Database, ngoId: string) {
  return db
    .selectFrom(ngoTaxColumns(db).as('n'))
    .leftJoin('donation_setting as s', 's.ngo_id', 'n.id')
    .select(({ fn, val }) => [
      's.signatory_name as signatoryName',
      's.signatory_designation as signatoryDesignation',
      's.signature_key as signatureKey',
      's.urn_issued_on as urnIssuedOn',
      'n.reg_80g_number as urn',
      fn.coalesce('s.shows_totals', val(false)).as('showsTotals'),
      's.thank_you as thankYou',
      's.thank_you_gu as thankYouGu',
      's.thank_you_hi as thankYouHi',
      fn.coalesce('s.revision', val(0)).as('revision'),
    ])
    .where('n.id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
}
export type SettingRow = Awaited<ReturnType<typeof selectSetting>>;

/** Saves the settings of an NGO under the next revision. */
export async function upsertSetting(
  db: Database,
  { ngoId, setting }: { ngoId: string; setting: CleanSetting },
): Promise<void> {
  const columns = {
    signatory_name: setting.signatoryName,
    signatory_designation: setting.signatoryDesignation,
    urn_issued_on: setting.urnIssuedOn,
    shows_totals: setting.showsTotals,
    thank_you: setting.thankYou,
    thank_you_gu: setting.thankYouGu,
    thank_you_hi: setting.thankYouHi,
    updated_at: now,
  };
  await db
    .insertInto('donation_setting')
    .values({ ngo_id: ngoId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('ngo_id')
        .doUpdateSet((eb) => ({ ...columns, revision: eb('donation_setting.revision', '+', 1) })),
    )
    .execute();
}

/** Saves which picture receipts of an NGO show as the signature. It is no part of the form, so no revision of it. */
export async function upsertSignature(
  db: Database,
  { ngoId, key }: { ngoId: string; key: string | null },
): Promise<void> {
  await db
    .insertInto('donation_setting')
    .values({ ngo_id: ngoId, signature_key: key, revision: 0 })
    .onConflict((conflict) => conflict.column('ngo_id').doUpdateSet({ signature_key: key, updated_at: now }))
    .execute();
}
