import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { normalizeWebsite } from '#src/shared/website.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  AGE_MOST,
  ALL_STATES,
  BENEFICIARIES,
  CONDITION_MOST,
  CONDITIONS_MOST,
  DOCUMENT_MOST,
  DOCUMENTS_MOST,
  INCOME_MOST,
  SCHEME_CATEGORIES,
  SCHEME_DESCRIPTION_MOST,
  SCHEME_GENDERS,
  SCHEME_LINK_MOST,
  SCHEME_NAME_MOST,
  SCHEME_STATES,
  type Beneficiary,
  type Eligibility,
  type SchemeCategory,
  type SchemeField,
  type SchemeGender,
} from '#src/features/scheme/scheme.values.ts';
import type { SchemeInput } from './management.contract.ts';

/** The data of a form. Every field may be missing. */
export type SchemeForm = Omit<SchemeInput, 'needs'>;
type EligibilityInput = NonNullable<SchemeForm['eligibility']>;

/** A normalised form: missing fields are empty, and values that are not in their list are dropped. */
export type CleanScheme = {
  schemeName: string;
  description: string;
  category: SchemeCategory[];
  beneficiary: Beneficiary[];
  gender: SchemeGender | '';
  state: string;
  link: string | null;
  eligibility: Eligibility;
};

export type SchemeErrorKey =
  | 'schemeNameRequired'
  | 'schemeDescriptionRequired'
  | 'schemeCategoryRequired'
  | 'schemeBeneficiaryRequired'
  | 'schemeGenderRequired'
  | 'schemeStateRequired'
  | 'schemeLink'
  | 'schemeAge'
  | 'schemeAgeOrder'
  | 'schemeIncome'
  | 'schemeConditions'
  | 'schemeDocuments'
  | 'textLong'
  | 'aadhaar';
export type SchemeErrors = Partial<Record<SchemeField, SchemeErrorKey>>;

/**
 * Returns the normalised scheme, and for each field the first rule that it breaks. `errors` is empty for a
 * valid form. The browser and the server both use it.
 */
export function checkScheme(form: SchemeForm): { scheme: CleanScheme; errors: SchemeErrors } {
  const errors: SchemeErrors = {};
  const addError = (field: SchemeField, error: SchemeErrorKey | undefined | false) => {
    if (error) errors[field] ??= error;
  };
  const schemeName = cleanText({ text: form.schemeName ?? '', keepLines: false });
  addError(
    'schemeName',
    findTextError({ text: schemeName, most: SCHEME_NAME_MOST, empty: 'schemeNameRequired' }),
  );
  const description = cleanText({ text: form.description ?? '', keepLines: true });
  addError(
    'description',
    findTextError({ text: description, most: SCHEME_DESCRIPTION_MOST, empty: 'schemeDescriptionRequired' }),
  );
  const category = SCHEME_CATEGORIES.filter((option) => form.category?.includes(option));
  addError('category', category.length === 0 && 'schemeCategoryRequired');
  const beneficiary = BENEFICIARIES.filter((option) => form.beneficiary?.includes(option));
  addError('beneficiary', beneficiary.length === 0 && 'schemeBeneficiaryRequired');
  const gender: CleanScheme['gender'] = SCHEME_GENDERS.find((option) => option === form.gender) ?? '';
  addError('gender', gender === '' && 'schemeGenderRequired');
  const state = stateOf(form.state ?? '');
  addError('state', state === '' && 'schemeStateRequired');
  const link = linkOf(form.link ?? '');
  addError('link', link === undefined && 'schemeLink');
  const eligibility = checkEligibility(form.eligibility ?? {}, addError);
  const scheme = { schemeName, description, category, beneficiary, gender, state, link: link ?? null };
  return { scheme: { ...scheme, eligibility }, errors };
}

function checkEligibility(
  input: EligibilityInput,
  addError: (field: SchemeField, error: SchemeErrorKey | undefined | false) => void,
): Eligibility {
  const ageFrom = wholeNumber(input.ageFrom);
  const ageTo = wholeNumber(input.ageTo);
  const incomeUpTo = wholeNumber(input.incomeUpTo);
  addError('ageFrom', !isWithin({ amount: ageFrom, least: 0, most: AGE_MOST }) && 'schemeAge');
  addError('ageTo', !isWithin({ amount: ageTo, least: 0, most: AGE_MOST }) && 'schemeAge');
  addError('ageTo', ageFrom !== null && ageTo !== null && ageFrom > ageTo && 'schemeAgeOrder');
  addError('incomeUpTo', !isWithin({ amount: incomeUpTo, least: 1, most: INCOME_MOST }) && 'schemeIncome');
  const conditions = linesOf(input.conditions);
  const isLong = (lines: string[], most: { lines: number; length: number }) =>
    lines.length > most.lines || lines.some((text) => text.length > most.length);
  const fewConditions = { lines: CONDITIONS_MOST, length: CONDITION_MOST };
  addError('conditions', isLong(conditions, fewConditions) && 'schemeConditions');
  addError('conditions', conditions.some(holdsAadhaar) && 'aadhaar');
  const documents = linesOf(input.documents);
  addError(
    'documents',
    isLong(documents, { lines: DOCUMENTS_MOST, length: DOCUMENT_MOST }) && 'schemeDocuments',
  );
  addError('documents', documents.some(holdsAadhaar) && 'aadhaar');
  return { ageFrom, ageTo, incomeUpTo, conditions, documents };
}

/** Normalises the lines and removes duplicates and empty ones. */
function linesOf(input: string[] | null | undefined): string[] {
  return [...new Set((input ?? []).map((text) => cleanText({ text, keepLines: false })).filter(Boolean))];
}

/** Returns one of the 28 states or 'all', or '' for anything else. */
function stateOf(input: string): string {
  const state = input.trim();
  if (state.toLowerCase() === ALL_STATES) return ALL_STATES;
  return SCHEME_STATES.find((option) => option === state) ?? '';
}

/** Returns null for no link, which the specification writes as '#', and undefined for an invalid link. */
function linkOf(input: string): string | null | undefined {
  const link = input.trim();
  if (link === '' || link === '#') return null;
  return link.length > SCHEME_LINK_MOST ? undefined : normalizeWebsite(link);
}

/**
 * Parses digits of any of the three scripts, with or without commas. Returns null for an empty value and NaN
 * for an invalid one.
 */
function wholeNumber(input: EligibilityInput['ageFrom']): number | null {
  if (input === null || input === undefined) return null;
  const text = toAsciiDigits(String(input)).replace(/[\s,]/g, '');
  if (text === '') return null;
  return /^\d{1,12}$/.test(text) ? Number(text) : NaN;
}

function isWithin({ amount, least, most }: { amount: number | null; least: number; most: number }): boolean {
  return amount === null || (amount >= least && amount <= most);
}
