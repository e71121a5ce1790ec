import { normalizeWebsite } from '#src/shared/website.ts';
import { normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  AGE_MOST,
  ALL_STATES,
  BENEFICIARIES,
  CIRCUMSTANCES,
  DISABILITY_MOST,
  INCOME_MOST,
  MARITAL_STATUSES,
  SCHEME_CATEGORIES,
  SCHEME_GENDERS,
  SCHEME_LINK_MOST,
  SCHEME_PHONE,
  SCHEME_PHONE_MOST,
  SCHEME_STATES,
  type Beneficiary,
  type Eligibility,
  type SchemeCategory,
  type SchemeGender,
  type SchemeTexts,
  type SchemeTranslations,
} from '#src/features/scheme/scheme.values.ts';
import type { SchemeInput } from './management.contract.ts';
import type { AddError, SchemeErrors } from './scheme-errors.ts';
import { checkTexts, checkTranslations } from './scheme-texts.rules.ts';

/** The data of a form. Every field may be missing. */
export type SchemeForm = Omit<SchemeInput, 'needs'>;
type EligibilityInput = NonNullable<SchemeForm['eligibility']>;

/** A normalised form: missing fields are empty, and values that are not in their list are dropped. */
export type CleanScheme = {
  schemeName: string;
  description: string;
  benefit: string | null;
  howToApply: string | null;
  office: string | null;
  phone: string | null;
  translations: SchemeTranslations;
  category: SchemeCategory[];
  beneficiary: Beneficiary[];
  gender: SchemeGender | '';
  state: string;
  link: string | null;
  eligibility: Eligibility;
};

/**
 * Returns the normalised scheme, and for each field the first rule that it breaks. `errors` is empty for a
 * valid form. The browser and the server both use it.
 */
export function checkScheme(form: SchemeForm): { scheme: CleanScheme; errors: SchemeErrors } {
  const errors: SchemeErrors = {};
  const addError: AddError = (field, error) => {
    if (error) errors[field] ??= error;
  };
  const { conditions: conditionLines, documents: documentLines, ...eligibilityForm } = form.eligibility ?? {};
  const { conditions, documents, ...texts } = checkTexts({
    texts: { ...form, conditions: conditionLines, documents: documentLines },
    addError,
  });
  const translations = checkTranslations({
    form: form.translations ?? {},
    original: { ...texts, conditions, documents },
    addError,
  });
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
  const phone = phoneOf(form.phone ?? '');
  addError('phone', phone === undefined && 'schemePhone');
  const eligibility = { ...checkEligibility(eligibilityForm, addError), conditions, documents };
  const { schemeName, description, ...otherTexts } = texts;
  const scheme = {
    ...otherTexts,
    schemeName: schemeName ?? '',
    description: description ?? '',
    category,
    beneficiary,
    gender,
    state,
    link: link ?? null,
    phone: phone ?? null,
    translations,
  };
  return { scheme: { ...scheme, eligibility }, errors };
}

function checkEligibility(
  input: Omit<EligibilityInput, keyof Pick<SchemeTexts, 'conditions' | 'documents'>>,
  addError: AddError,
): Omit<Eligibility, 'conditions' | 'documents'> {
  const ageFrom = wholeNumber(input.ageFrom);
  const ageTo = wholeNumber(input.ageTo);
  const incomeUpTo = wholeNumber(input.incomeUpTo);
  const disabilityFrom = wholeNumber(input.disabilityFrom);
  addError('ageFrom', !isWithin({ amount: ageFrom, least: 0, most: AGE_MOST }) && 'schemeAge');
  addError('ageTo', !isWithin({ amount: ageTo, least: 0, most: AGE_MOST }) && 'schemeAge');
  addError('ageTo', ageFrom !== null && ageTo !== null && ageFrom > ageTo && 'schemeAgeOrder');
  addError('incomeUpTo', !isWithin({ amount: incomeUpTo, least: 1, most: INCOME_MOST }) && 'schemeIncome');
  const isDegree = isWithin({ amount: disabilityFrom, least: 1, most: DISABILITY_MOST });
  addError('disabilityFrom', !isDegree && 'schemeDisability');
  const chosen = MARITAL_STATUSES.filter((option) => input.maritalStatus?.includes(option));
  // All of them are no requirement.
  const maritalStatus = chosen.length === MARITAL_STATUSES.length ? [] : chosen;
  const circumstances = CIRCUMSTANCES.filter((option) => input.circumstances?.includes(option));
  return { ageFrom, ageTo, incomeUpTo, maritalStatus, disabilityFrom, circumstances };
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

/** Returns the digits of a phone or helpline number, null for none, and undefined for an invalid one. */
function phoneOf(input: string): string | null | undefined {
  if (input.trim() === '') return null;
  const digits =
    normalizePhone(input) ?? toAsciiDigits(input.slice(0, SCHEME_PHONE_MOST)).replace(/[\s-]/g, '');
  return SCHEME_PHONE.test(digits) ? digits : undefined;
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
