import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';

export type DemoBankDetail = {
  ngoId: string;
  accountHolder: string;
  accountNumber: string;
  accountLast4: string;
  ifsc: string;
  bank: string;
  branch: string;
  upiId: string;
  upiMasked: string;
};

/** Inserts active bank details. */
export async function insertDemoBankDetail(db: Database, detail: DemoBankDetail): Promise<void> {
  const { id } = await db
    .insertInto('bank_detail')
    .values({ ngo_id: rowId(detail.ngoId), is_primary: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bank_detail_version')
    .values({
      bank_detail_id: id,
      ngo_id: rowId(detail.ngoId),
      account_holder: detail.accountHolder,
      account_number: detail.accountNumber,
      account_last4: detail.accountLast4,
      ifsc: detail.ifsc,
      bank: detail.bank,
      branch: detail.branch,
      upi_id: detail.upiId,
      upi_masked: detail.upiMasked,
      makes_primary: true,
      status: 'active',
      requested_by: 0,
      takes_effect_at: now,
      decided_at: now,
      decided_by: 'staff',
    })
    .execute();
}

type Texts = { en: string; gu: string; hi: string };

export async function insertDemoSetting(
  db: Database,
  setting: {
    ngoId: string;
    signatory: string;
    designation: string;
    showsTotals: boolean;
    thankYou: Texts | null;
  },
): Promise<void> {
  const { ngoId, signatory, designation, showsTotals, thankYou } = setting;
  await db
    .insertInto('donation_setting')
    .values({
      ngo_id: rowId(ngoId),
      signatory_name: signatory,
      signatory_designation: designation,
      shows_totals: showsTotals,
      thank_you: thankYou?.en ?? null,
      thank_you_gu: thankYou?.gu ?? null,
      thank_you_hi: thankYou?.hi ?? null,
    })
    .execute();
}

/** Inserts a purpose and returns its id. */
export async function insertDemoPurpose(
  db: Database,
  purpose: { ngoId: string; title: Texts; description: Texts; goal: Paise | null; endsOn: string | null },
): Promise<string> {
  const { title, description } = purpose;
  const { id } = await db
    .insertInto('donation_purpose')
    .values({
      ngo_id: rowId(purpose.ngoId),
      title: title.en,
      title_gu: title.gu,
      title_hi: title.hi,
      description: description.en,
      description_gu: description.gu,
      description_hi: description.hi,
      goal: purpose.goal,
      ends_on: purpose.endsOn,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves a donation that was just loaded, and its receipt, into the past. Its receipt counts as mailed. */
export async function updateDemoTimes(
  db: Database,
  { id, createdAt, decidedAt }: { id: string; createdAt: Date; decidedAt: Date },
): Promise<void> {
  await db
    .updateTable('donation')
    .set({
      created_at: createdAt,
      updated_at: decidedAt,
      claimed_at: sql<Date | null>`case when claimed_at is not null then ${createdAt}::timestamptz end`,
      received_at: sql<Date | null>`case when received_at is not null then ${decidedAt}::timestamptz end`,
    })
    .where('id', '=', rowId(id))
    .execute();
  await db
    .updateTable('donation_receipt')
    .set({ issued_at: decidedAt, mailed_at: decidedAt })
    .where('donation_id', '=', rowId(id))
    .execute();
}
