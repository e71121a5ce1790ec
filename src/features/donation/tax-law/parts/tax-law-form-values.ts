import { typedRupees } from '#src/shared/money.ts';
import type { TaxLawRow } from '#src/features/donation/tax-law/tax-law.contract.ts';
import { typedDue } from '#src/features/donation/tax-law/tax-law-form.rules.ts';
import { TAX_LAW_FIELDS, type TaxLawField } from '#src/features/donation/tax-law/tax-law.values.ts';

/** Values of the fields of the form. */
export type TaxLawFormValues = Record<TaxLawField, string>;

/** Converts a row to form values. */
export function formValuesOf(row: TaxLawRow): TaxLawFormValues {
  const { _id: _, revision: __, cashLimit, cashDayLimit, statementDue, ...texts } = row;
  return {
    ...texts,
    statementDue: typedDue(statementDue),
    cashLimit: typedRupees(cashLimit),
    cashDayLimit: typedRupees(cashDayLimit),
  };
}

export function readFormValues(form: HTMLFormElement): TaxLawFormValues {
  const fields = new FormData(form);
  return Object.fromEntries(
    TAX_LAW_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]),
  ) as TaxLawFormValues;
}
