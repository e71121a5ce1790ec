import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { CleanTaxLaw } from './tax-law-form.rules.ts';
import type { TaxLawRow } from './tax-law.contract.ts';

const rows = (db: Database) =>
  db
    .selectFrom('tax_law')
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      'applies_from as appliesFrom',
      'act',
      'act_gu as actGu',
      'act_hi as actHi',
      'deduction_section as deductionSection',
      'approval_section as approvalSection',
      'statement_form as statementForm',
      'certificate_form as certificateForm',
      'statement_section_code as statementSectionCode',
      'statement_date_format as statementDateFormat',
      'statement_due as statementDue',
      'cash_limit as cashLimit',
      'cash_day_limit as cashDayLimit',
      'revision',
    ]);

const columnsOf = (law: CleanTaxLaw) => ({
  applies_from: law.appliesFrom,
  act: law.act,
  act_gu: law.actGu,
  act_hi: law.actHi,
  deduction_section: law.deductionSection,
  approval_section: law.approvalSection,
  statement_form: law.statementForm,
  certificate_form: law.certificateForm,
  statement_section_code: law.statementSectionCode,
  statement_date_format: law.statementDateFormat,
  statement_due: law.statementDue,
  cash_limit: law.cashLimit,
  cash_day_limit: law.cashDayLimit,
});

/** Returns all rows, the latest day first. */
export async function selectTaxLaws(db: Database): Promise<TaxLawRow[]> {
  return rows(db).orderBy('applies_from', 'desc').execute();
}

/** Locks a row until the transaction ends, and returns it, or undefined. */
export async function lockTaxLaw(db: Database, id: string): Promise<TaxLawRow | undefined> {
  return rows(db).where('id', '=', rowId(id)).forUpdate().executeTakeFirst();
}

/** Inserts a row and returns it. */
export async function insertTaxLaw(db: Database, law: CleanTaxLaw): Promise<TaxLawRow> {
  const { id } = await db
    .insertInto('tax_law')
    .values(columnsOf(law))
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return rows(db).where('id', '=', rowId(id)).executeTakeFirstOrThrow();
}

/** Saves a row and returns it. */
export async function updateTaxLawRow(
  db: Database,
  { id, law }: { id: string; law: CleanTaxLaw },
): Promise<TaxLawRow> {
  await db
    .updateTable('tax_law')
    .set({ ...columnsOf(law), revision: sql<number>`revision + 1`, updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
  return rows(db).where('id', '=', rowId(id)).executeTakeFirstOrThrow();
}

/** Returns the first day of the earliest row. Donations of every day need a row. */
export async function selectFirstDay(db: Database): Promise<string> {
  const { appliesFrom } = await db
    .selectFrom('tax_law')
    .select('applies_from as appliesFrom')
    .orderBy('applies_from')
    .limit(1)
    .executeTakeFirstOrThrow();
  return appliesFrom;
}
