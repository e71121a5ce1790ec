/** How the portal's template writes a day. */
export const STATEMENT_DATE_FORMATS = ['DD-MM-YYYY', 'DD/MM/YYYY', 'MM-DD-YYYY', 'YYYY-MM-DD'] as const;

/** The most characters of each text. */
export const TAX_LAW_TEXT_MOST = {
  act: 100,
  actGu: 100,
  actHi: 100,
  deductionSection: 40,
  approvalSection: 40,
  statementForm: 40,
  certificateForm: 40,
  statementSectionCode: 60,
} as const;
export type TaxLawText = keyof typeof TAX_LAW_TEXT_MOST;
export const TAX_LAW_TEXTS = Object.keys(TAX_LAW_TEXT_MOST) as TaxLawText[];

/** The fields of the form, in their order. */
export const TAX_LAW_FIELDS = [
  'appliesFrom',
  ...TAX_LAW_TEXTS,
  ...(['statementDateFormat', 'statementDue', 'cashLimit', 'cashDayLimit'] as const),
] as const;
export type TaxLawField = (typeof TAX_LAW_FIELDS)[number];
