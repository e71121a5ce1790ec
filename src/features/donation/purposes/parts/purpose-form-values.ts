import { typedRupees } from '#src/shared/money.ts';
import type { OwnPurpose } from '#src/features/donation/purposes/purposes.contract.ts';
import { PURPOSE_FIELDS, type PurposeField } from '#src/features/donation/purposes/purposes.values.ts';

/** Values of the fields of the form. */
export type PurposeFormValues = Record<PurposeField, string>;

/** Converts a purpose to form values. */
export function formValuesOf(purpose: OwnPurpose | undefined): PurposeFormValues {
  const entries = PURPOSE_FIELDS.map((field) => {
    if (field === 'goal') return [field, purpose?.goal ? typedRupees(purpose.goal) : ''];
    return [field, purpose?.[field] ?? ''];
  });
  return Object.fromEntries(entries) as PurposeFormValues;
}

export function readFormValues(form: HTMLFormElement): PurposeFormValues {
  const fields = new FormData(form);
  const entries = PURPOSE_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]);
  return Object.fromEntries(entries) as PurposeFormValues;
}
