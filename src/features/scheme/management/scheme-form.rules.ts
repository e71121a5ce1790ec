import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { normalizeWebsite } from '#src/shared/india/contact-details.ts';
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

type Amount = number | string | null | undefined;
/** The data of a form. Every field may be missing. */
export type SchemeForm = {
  schemeName?: string | undefined;
  description?: string | undefined;
  category?: string[] | undefined;
  beneficiary?: string[] | undefined;
  gender?: string | undefined;
  state?: string | undefined;
  link?: string | null | undefined;
  eligibility?:
    | {
        ageFrom?: Amount;
        ageTo?: Amount;
        incomeUpTo?: Amount;
        conditions?: string[] | null | undefined;
        documents?: string[] | null | undefined;
      }
    | null
    | undefined;
};

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
  const note = (field: SchemeField, error: SchemeErrorKey | undefined | false) => {
    if (error) errors[field] ??= error;
  };
  const schemeName = cleanText({ text: form.schemeName ?? '', keepLines: false });
  note(
    'schemeName',
    findTextError({ text: schemeName, most: SCHEME_NAME_MOST, empty: 'schemeNameRequired' }),
  );
  const description = cleanText({ text: form.description ?? '', keepLines: true });
  note(
    'description',
    findTextError({ text: description, most: SCHEME_DESCRIPTION_MOST, empty: 'schemeDescriptionRequired' }),
  );
  const category = SCHEME_CATEGORIES.filter((one) => form.category?.includes(one));
  note('category', category.length === 0 && 'schemeCategoryRequired');
  const beneficiary = BENEFICIARIES.filter((one) => form.beneficiary?.includes(one));
  note('beneficiary', beneficiary.length === 0 && 'schemeBeneficiaryRequired');
  const gender: CleanScheme['gender'] = SCHEME_GENDERS.find((one) => one === form.gender) ?? '';
  note('gender', gender === '' && 'schemeGenderRequired');
  const state = stateOf(form.state ?? '');
  note('state', state === '' && 'schemeStateRequired');
  const link = linkOf(form.link ?? '');
  note('link', link === undefined && 'schemeLink');
  const eligibility = checkEligibility(form.eligibility ?? {}, note);
  const scheme = { schemeName, description, category, beneficiary, gender, state, link: link ?? null };
  return { scheme: { ...scheme, eligibility }, errors };
}

function checkEligibility(
  typed: NonNullable<SchemeForm['eligibility']>,
  note: (field: SchemeField, error: SchemeErrorKey | undefined | false) => void,
): Eligibility {
  const ageFrom = wholeNumber(typed.ageFrom);
  const ageTo = wholeNumber(typed.ageTo);
  const incomeUpTo = wholeNumber(typed.incomeUpTo);
  note('ageFrom', !isWithin({ amount: ageFrom, least: 0, most: AGE_MOST }) && 'schemeAge');
  note('ageTo', !isWithin({ amount: ageTo, least: 0, most: AGE_MOST }) && 'schemeAge');
  note('ageTo', ageFrom !== null && ageTo !== null && ageFrom > ageTo && 'schemeAgeOrder');
  note('incomeUpTo', !isWithin({ amount: incomeUpTo, least: 1, most: INCOME_MOST }) && 'schemeIncome');
  const conditions = linesOf(typed.conditions);
  const isLong = (lines: string[], most: { lines: number; length: number }) =>
    lines.length > most.lines || lines.some((text) => text.length > most.length);
  const fewConditions = { lines: CONDITIONS_MOST, length: CONDITION_MOST };
  note('conditions', isLong(conditions, fewConditions) && 'schemeConditions');
  note('conditions', conditions.some(holdsAadhaar) && 'aadhaar');
  const documents = linesOf(typed.documents);
  note('documents', isLong(documents, { lines: DOCUMENTS_MOST, length: DOCUMENT_MOST }) && 'schemeDocuments');
  note('documents', documents.some(holdsAadhaar) && 'aadhaar');
  return { ageFrom, ageTo, incomeUpTo, conditions, documents };
}

/** Normalises the lines and removes duplicates and empty ones. */
function linesOf(typed: string[] | null | undefined): string[] {
  return [...new Set((typed ?? []).map((text) => cleanText({ text, keepLines: false })).filter(Boolean))];
}

function findTextError(input: {
  text: string;
  most: number;
  empty: SchemeErrorKey;
}): SchemeErrorKey | undefined {
  const { text, most, empty } = input;
  if (text === '') return empty;
  if (holdsAadhaar(text)) return 'aadhaar';
  return text.length > most ? 'textLong' : undefined;
}

/** Returns one of the 28 states or 'all', or '' for anything else. */
function stateOf(typed: string): string {
  const state = typed.trim();
  if (state.toLowerCase() === ALL_STATES) return ALL_STATES;
  return SCHEME_STATES.find((one) => one === state) ?? '';
}

/** Returns null for no link, which the specification writes as '#', and undefined for an invalid link. */
function linkOf(typed: string): string | null | undefined {
  const link = typed.trim();
  if (link === '' || link === '#') return null;
  return link.length > SCHEME_LINK_MOST ? undefined : normalizeWebsite(link);
}

/**
 * Parses digits of any of the three scripts, with or without commas. Returns null for an empty value and NaN
 * for an invalid one.
 */
function wholeNumber(typed: Amount): number | null {
  if (typed === null || typed === undefined) return null;
  const text = toAsciiDigits(String(typed)).replace(/[\s,]/g, '');
  if (text === '') return null;
  return /^\d{1,12}$/.test(text) ? Number(text) : NaN;
}

function isWithin({ amount, least, most }: { amount: number | null; least: number; most: number }): boolean {
  return amount === null || (amount >= least && amount <= most);
}
