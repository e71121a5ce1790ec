import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { OwnScheme } from '#src/features/scheme/management/management.contract.ts';
import { SCHEME_FIELDS, type SchemeField } from '#src/features/scheme/scheme.values.ts';

const LISTS = ['category', 'needs', 'beneficiary'] as const;
type ListField = (typeof LISTS)[number];

/** What stands in the fields of the form. */
export type SchemeFormValues = Record<Exclude<SchemeField, ListField>, string> & Record<ListField, string[]>;

/** A scheme as its form shows it: conditions and documents one a line, the income written the Indian way. */
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

export function readTyped(form: HTMLFormElement): SchemeFormValues {
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

/** Needs have no order of their own: the same ones are told alike. */
const inOrder = (field: SchemeField, values: string[]) => (field === 'needs' ? values.sort() : values);

/** What is typed as the API takes it. */
export function formOf(typed: SchemeFormValues) {
  const { ageFrom, ageTo, incomeUpTo, conditions, documents, ...rest } = typed;
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

/** 250000 as 2,50,000, typed in digits of any of the three scripts; what is no whole number stays as it is. */
export function writeRupees(text: string): string {
  const digits = toAsciiDigits(text).replace(/[\s,₹]/g, '');
  return /^\d{1,12}$/.test(digits) ? formatCount(Number(digits)) : text;
}
