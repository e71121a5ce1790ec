import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Paise } from '#src/shared/money.ts';

export type StandingGiftRow = {
  ngoId: string;
  reference: string;
  amount: Paise;
  purposeId: string | null;
  donorName: string;
  donorEmail: string;
  donorMobile: string;
  donorAddress: string;
  /** A sealed PAN and its keyed hash. */
  donorId: string | null;
  donorIdHash: string | null;
  hidesName: boolean;
  language: Language;
  consentText: string;
};

/**
 * Inserts a standing gift whose reminders have not begun: they begin once the first gift is received. Returns its id, or
 * undefined if its reference is in use.
 */
export async function insertStandingGiftRow(db: Database, row: StandingGiftRow): Promise<string | undefined> {
  const inserted = await db
    .insertInto('standing_gift')
    .values({
      ngo_id: rowId(row.ngoId),
      reference: row.reference,
      amount: row.amount,
      purpose_id: row.purposeId === null ? null : rowId(row.purposeId),
      donor_name: row.donorName,
      donor_email: row.donorEmail,
      donor_mobile: row.donorMobile,
      donor_address: row.donorAddress,
      donor_id: row.donorId,
      donor_id_hash: row.donorIdHash,
      hides_name: row.hidesName,
      language: row.language,
      consent_text: row.consentText,
      consented_at: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return inserted?.id;
}

/** Deletes a standing gift whose reminders have not begun. */
export async function deleteUnbegunStandingGift(db: Database, id: string): Promise<void> {
  await db.deleteFrom('standing_gift').where('id', '=', rowId(id)).where('starts_at', 'is', null).execute();
}
