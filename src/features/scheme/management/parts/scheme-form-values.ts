import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { OwnScheme } from '#src/features/scheme/management/management.contract.ts';
import { SCHEME_FIELDS, type SchemeField } from '#src/features/scheme/scheme.values.ts';

const LISTS = ['category', 'needs', 'beneficiary'] as const;
type ListField = (typeof LISTS)[number];

/** Values of the fields of the form. */
export type SchemeFormValues = Record<Exclude<SchemeField, ListField>, string> & Record<ListField, string[]>;

/**
 * Converts a scheme to form values: one condition or document per line, the income with Indian digit
 * grouping.
 */
export function formValuesOf(scheme: OwnScheme | undefined): SchemeFormValues {
  const { ageFrom, ageTo, incomeUpTo, conditions, documents } = scheme?.eligibility ?? {};
  return {
    schemeName: scheme?.schemeName ?? '',
    description: scheme?.description ?? '',
    category: scheme?.category ?? [],
    needs: scheme?.needs.map(({ id }) => id).sort() ?? [],
    beneficiary: scheme?.beneficiary ?? [],
    gender: scheme?.gender ?? '',
    state: scheme?.state ?? '',
    link: scheme?.link ?? '',
    ageFrom: ageFrom?.toString() ?? '',
    ageTo: ageTo?.toString() ?? '',
    incomeUpTo: writeRupees(incomeUpTo?.toString() ?? ''),
    conditions: conditions?.join('\n') ?? '',
    documents: documents?.join('\n') ?? '',
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
  const { ageFrom, ageTo, incomeUpTo, conditions, documents, ...rest } = values;
  const lines = (text: string) => text.split('\n').filter((line) => line.trim());
  const eligibility = {
    ageFrom,
    ageTo,
    incomeUpTo: incomeUpTo.replace('₹', ''),
    conditions: lines(conditions),
    documents: lines(documents),
  };
  return { ...rest, eligibility };
}

/**
 * Formats an amount like 250000 as 2,50,000, accepting digits of any of the three scripts. Returns any other
 * text unchanged.
 */
export function writeRupees(text: string): string {
  const digits = toAsciiDigits(text).replace(/[\s,₹]/g, '');
  return /^\d{1,12}$/.test(digits) ? formatCount(Number(digits)) : text;
}
