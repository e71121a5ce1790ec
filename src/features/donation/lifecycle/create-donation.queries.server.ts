import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Paise } from '#src/shared/money.ts';
import type { DonationMethod, DonationStatus, Nature } from '#src/features/donation/donation.values.ts';
import type { StoredDonorId } from '#src/features/donation/donor/donor-id.server.ts';

export type DonationRow = StoredDonorId & {
  ngoId: string;
  reference: string;
  status: Extract<DonationStatus, 'created' | 'claimed' | 'received'>;
  method: DonationMethod;
  amount: Paise;
  purposeId: string | null;
  nature: Nature;
  kindDescription: string | null;
  isForeign: boolean;
  donorName: string | null;
  donorEmail: string | null;
  donorMobile: string | null;
  donorAddress: string | null;
  hidesName: boolean;
  language: Language;
  byNgo: boolean;
  standingGiftId: string | null;
  utr: string | null;
  chequeNumber: string | null;
  /** The day of receipt of a gift that an NGO adds by hand, which proves it by its word. */
  receivedOn: string | null;
  /** The version of the text that the donor agreed to. */
  consentText: string | null;
  /** Of an earlier consent, for a gift that follows another one. The default is now. */
  consentedAt?: string | null;
  search: string;
};

/** Inserts a donation. Returns its id, or undefined if its reference is in use. */
export async function insertDonation(db: Database, row: DonationRow): Promise<string | undefined> {
  const inserted = await db
    .insertInto('donation')
    .values({
      ngo_id: row.ngoId,
      reference: row.reference,
      status: row.status,
      method: row.method,
      amount: row.amount,
      purpose_id: row.purposeId,
      nature: row.nature,
      kind_description: row.kindDescription,
      is_foreign: row.isForeign,
      donor_name: row.donorName,
      donor_email: row.donorEmail,
      donor_mobile: row.donorMobile,
      donor_address: row.donorAddress,
      donor_id_kind: row.donorIdKind,
      donor_id: row.donorId,
      donor_id_hash: row.donorIdHash,
      hides_name: row.hidesName,
      language: row.language,
      by_ngo: row.byNgo,
      standing_gift_id: row.standingGiftId,
      utr: row.utr,
      cheque_number: row.chequeNumber,
      ...(row.status === 'claimed' && { claimed_at: now }),
      ...(row.receivedOn !== null && { received_on: row.receivedOn, received_at: now, proof: 'ngo' }),
      ...(row.consentText !== null && {
        consent_text: row.consentText,
        consented_at: row.consentedAt ?? now,
      }),
      ...searchColumns(row.search),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return inserted?.id;
}

/** Reports whether the NGO has this purpose and collects for it now. */
export async function isOpenPurpose(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('donation_purpose')
    .select('id')
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks and returns the next donations after an id whose search data an earlier version wrote. */
export async function selectToIndex(db: Database, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('donation')
    .select((eb) => [
      idText(eb, 'id').as('id'),
      idText(eb, 'ngo_id').as('ngoId'),
      'reference',
      'donor_name as donorName',
      'donor_email as donorEmail',
      'donor_mobile as donorMobile',
      'utr',
    ])
    .where('old_search', '=', sql.lit(true))
    .where('id', '>', rowId(after))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the search data of a donation and leaves all other data unchanged. */
export async function updateSearch(
  db: Database,
  { id, search }: { id: string; search: string },
): Promise<void> {
  await db.updateTable('donation').set(searchColumns(search)).where('id', '=', rowId(id)).execute();
}
