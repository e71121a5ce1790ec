import type { SchemeField } from '#src/features/scheme/scheme.values.ts';

export type SchemeErrorKey =
  | 'schemeNameRequired'
  | 'schemeDescriptionRequired'
  | 'schemeCategoryRequired'
  | 'schemeBeneficiaryRequired'
  | 'schemeGenderRequired'
  | 'schemeStateRequired'
  | 'schemeLink'
  | 'schemePhone'
  | 'schemeDisability'
  | 'schemeGujarati'
  | 'schemeHindi'
  | 'schemeLines'
  | 'schemeAge'
  | 'schemeAgeOrder'
  | 'schemeIncome'
  | 'schemeConditions'
  | 'schemeDocuments'
  | 'textLong'
  | 'aadhaar';
export type SchemeErrors = Partial<Record<SchemeField, SchemeErrorKey>>;
export type AddError = (field: SchemeField, error: SchemeErrorKey | undefined | false) => void;
