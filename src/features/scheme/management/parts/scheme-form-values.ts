import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { OwnScheme } from '#src/features/scheme/management/management.contract.ts';
import { SCHEME_FIELDS, type SchemeField } from '#src/features/scheme/scheme.values.ts';

const LISTS = ['category', 'needs', 'beneficiary', 'maritalStatus', 'circumstances'] as const;
export type ListField = (typeof LISTS)[number];

/** Values of the fields of the form. */
export type SchemeFormValues = Record<Exclude<SchemeField, ListField>, string> & Record<ListField, string[]>;

/**
 * Converts a scheme to form values: one condition or document per line, the income with Indian digit
 * grouping.
 */
export function formValuesOf(scheme: OwnScheme | undefined): SchemeFormValues {
  const { ageFrom, ageTo, incomeUpTo, disabilityFrom, conditions, documents } = scheme?.eligibility ?? {};
  const { gu, hi } = scheme?.translations ?? {};
  return {
    schemeName: scheme?.schemeName ?? '',
    description: scheme?.description ?? '',
    benefit: scheme?.benefit ?? '',
    howToApply: scheme?.howToApply ?? '',
    office: scheme?.office ?? '',
    phone: scheme?.phone ?? '',
    category: scheme?.category ?? [],
    needs: scheme?.needs.map(({ id }) => id).sort() ?? [],
    beneficiary: scheme?.beneficiary ?? [],
    gender: scheme?.gender ?? '',
    state: scheme?.state ?? '',
    link: scheme?.link ?? '',
    ageFrom: ageFrom?.toString() ?? '',
    ageTo: ageTo?.toString() ?? '',
    incomeUpTo: writeRupees(incomeUpTo?.toString() ?? ''),
    disabilityFrom: disabilityFrom?.toString() ?? '',
    maritalStatus: scheme?.eligibility.maritalStatus ?? [],
    circumstances: scheme?.eligibility.circumstances ?? [],
    conditions: conditions?.join('\n') ?? '',
    documents: documents?.join('\n') ?? '',
    schemeNameGu: gu?.schemeName ?? '',
    schemeNameHi: hi?.schemeName ?? '',
    benefitGu: gu?.benefit ?? '',
    benefitHi: hi?.benefit ?? '',
    descriptionGu: gu?.description ?? '',
    descriptionHi: hi?.description ?? '',
    howToApplyGu: gu?.howToApply ?? '',
    howToApplyHi: hi?.howToApply ?? '',
    officeGu: gu?.office ?? '',
    officeHi: hi?.office ?? '',
    conditionsGu: gu?.conditions.join('\n') ?? '',
    conditionsHi: hi?.conditions.join('\n') ?? '',
    documentsGu: gu?.documents.join('\n') ?? '',
    documentsHi: hi?.documents.join('\n') ?? '',
  };
}

export function readFormValues(form: HTMLFormElement): SchemeFormValues {
  const fields = new FormData(form);
  return Object.fromEntries(
    SCHEME_FIELDS.map((field) => [
      field,
      LISTS.some((list) => list === field)
        ? inOrder(field, fields.getAll(field).map(String))
        : String(fields.get(field) ?? ''),
    ]),
  ) as SchemeFormValues;
}

/** Sorted, because needs have no order and equal selections must compare as equal. */
const inOrder = (field: SchemeField, values: string[]) => (field === 'needs' ? values.sort() : values);

/** Converts form values to the request of the API. */
export function formOf(values: SchemeFormValues) {
  const { category, needs, beneficiary, gender, state, link, phone } = values;
  const { ageFrom, ageTo, incomeUpTo, disabilityFrom, maritalStatus, circumstances } = values;
  const { conditions, documents, ...texts } = textsOf(values, '');
  return {
    ...texts,
    category,
    needs,
    beneficiary,
    gender,
    state,
    link,
    phone,
    translations: { gu: textsOf(values, 'Gu'), hi: textsOf(values, 'Hi') },
    eligibility: {
      ageFrom,
      ageTo,
      disabilityFrom,
      maritalStatus,
      circumstances,
      conditions,
      documents,
      incomeUpTo: incomeUpTo.replace('₹', ''),
    },
  };
}

function textsOf(values: SchemeFormValues, suffix: '' | 'Gu' | 'Hi') {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim());
  return {
    schemeName: values[`schemeName${suffix}`],
    benefit: values[`benefit${suffix}`],
    description: values[`description${suffix}`],
    howToApply: values[`howToApply${suffix}`],
    office: values[`office${suffix}`],
    conditions: lines(values[`conditions${suffix}`]),
    documents: lines(values[`documents${suffix}`]),
  };
}

/**
 * Formats an amount like 250000 as 2,50,000, accepting digits of any of the three scripts. Returns any other
 * text unchanged.
 */
export function writeRupees(text: string): string {
  const digits = toAsciiDigits(text).replace(/[\s,₹]/g, '');
  return /^\d{1,12}$/.test(digits) ? formatCount(Number(digits)) : text;
}
