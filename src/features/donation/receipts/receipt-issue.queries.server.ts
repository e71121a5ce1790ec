import { sql } from 'kysely';
import { ngoTaxColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Paise } from '#src/shared/money.ts';
import type { ReceiptReason } from './receipt.rules.ts';

/** Returns a received donation that can get a receipt, with all that the receipt shows, or undefined. */
export async function selectDonationToReceipt(db: Database, id: string) {
  return db
    .selectFrom('donation as d')
    .innerJoin(ngoTaxColumns(db).as('n'), 'n.id', 'd.ngo_id')
    .innerJoin('donation_setting as s', 's.ngo_id', 'd.ngo_id')
    .leftJoin('donation_purpose as p', 'p.id', 'd.purpose_id')
    .select((eb) => [
      idText(eb, 'd.id').as('id'),
      idText(eb, 'd.ngo_id').as('ngoId'),
      'd.reference',
      'd.method',
      'd.nature',
      'd.amount',
      'd.refunded',
      'd.kind_description as kindDescription',
      'd.utr',
      'd.cheque_number as chequeNumber',
      'd.gateway_payment_id as paymentId',
      eb.ref('d.received_on').$notNull().as('receivedOn'),
      eb.ref('d.donor_name').$notNull().as('donorName'),
      'd.donor_address as donorAddress',
      'd.donor_id_kind as donorIdKind',
      'd.donor_id as donorId',
      'd.language',
      'n.name as ngoName',
      'n.name_gu as ngoNameGu',
      'n.name_hi as ngoNameHi',
      'n.address as ngoAddress',
      'n.city as ngoCity',
      'n.pin as ngoPin',
      'n.pan as ngoPan',
      'n.reg_80g_number as number',
      'n.reg_80g_valid_from as validFrom',
      'n.reg_80g_valid_to as validTo',
      eb.ref('s.signatory_name').$notNull().as('signatoryName'),
      eb.ref('s.signatory_designation').$notNull().as('signatoryDesignation'),
      's.signature_key as signatureKey',
      'p.title as purpose',
      'p.title_gu as purposeGu',
      'p.title_hi as purposeHi',
    ])
    .where('d.id', '=', rowId(id))
    .where('d.status', '=', 'received')
    .where('d.donor_name', 'is not', null)
    .where('s.signatory_name', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('donation_receipt as r')
            .select('r.id')
            .whereRef('r.donation_id', '=', 'd.id')
            .where('r.cancelled_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
}
export type DonationToReceipt = NonNullable<Awaited<ReturnType<typeof selectDonationToReceipt>>>;

/** Returns the NGO of a received donation whose receipt waits because nobody signs, or undefined. */
export async function selectUnsignedNgo(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('donation as d')
    .select((eb) => idText(eb, 'd.ngo_id').as('ngoId'))
    .where('d.id', '=', rowId(id))
    .where('d.status', '=', 'received')
    .where('d.donor_name', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('donation_setting as s')
            .select('s.ngo_id')
            .whereRef('s.ngo_id', '=', 'd.ngo_id')
            .where('s.signatory_name', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.ngoId;
}

/**
 * Draws the next number of an NGO's receipts in a financial year. The row is locked until the transaction ends: if it is
 * rolled back, the next one gets the same number.
 */
export async function drawReceiptNumber(
  db: Database,
  { ngoId, year }: { ngoId: string; year: number },
): Promise<number> {
  const { last } = await db
    .insertInto('donation_receipt_number')
    .values({ ngo_id: ngoId, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['ngo_id', 'year'])
        .doUpdateSet({ last: sql<number>`donation_receipt_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export type NewReceipt = {
  ngoId: string;
  donationId: string;
  year: number;
  number: number;
  code: string;
  amount: Paise;
  reason: ReceiptReason | null;
  content: string;
  language: Language;
  initials: string;
  receivedOn: string;
};

/** Inserts a receipt and returns its id. */
export async function insertReceipt(db: Database, receipt: NewReceipt): Promise<string> {
  const { id } = await db
    .insertInto('donation_receipt')
    .values({
      ngo_id: receipt.ngoId,
      donation_id: receipt.donationId,
      year: receipt.year,
      number: receipt.number,
      code: receipt.code,
      amount: receipt.amount,
      is_deductible: receipt.reason === null,
      reason: receipt.reason,
      content: receipt.content,
      language: receipt.language,
      initials: receipt.initials,
      received_on: receipt.receivedOn,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Cancels the valid receipt of a donation. Returns its id, or undefined if there is none. */
export async function updateReceiptCancelled(
  db: Database,
  { donationId, reason }: { donationId: string; reason: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('donation_receipt')
    .set({ cancelled_at: now, cancel_reason: reason })
    .where('donation_id', '=', rowId(donationId))
    .where('cancelled_at', 'is', null)
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return row?.id;
}
