import type { Database } from '#src/server/database.server.ts';

/** Returns the names of law and forms for donations received on a day (YYYY-MM-DD). */
export async function selectTaxLaw(db: Database, day: string) {
  return db
    .selectFrom('tax_law')
    .select([
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
    ])
    .where('applies_from', '<=', day)
    .orderBy('applies_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
export type TaxLaw = Awaited<ReturnType<typeof selectTaxLaw>>;
