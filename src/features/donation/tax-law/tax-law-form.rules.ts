import { cleanLine } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { parseDay } from '#src/shared/india/dates.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { parseRupees, ZERO, type Paise } from '#src/shared/money.ts';
import {
  STATEMENT_DATE_FORMATS,
  TAX_LAW_FIELDS,
  TAX_LAW_TEXT_MOST,
  TAX_LAW_TEXTS,
  type TaxLawField,
  type TaxLawText,
} from './tax-law.values.ts';

/** The data of a form. Every field may be missing. */
export type TaxLawForm = { [Field in TaxLawField]?: string | null | undefined };

/** A normalised form. Days are `YYYY-MM-DD`, and '' if they are invalid. */
export type CleanTaxLaw = Record<TaxLawText, string> & {
  appliesFrom: string;
  statementDateFormat: (typeof STATEMENT_DATE_FORMATS)[number];
  /** Month and day after the end of the financial year: `05-31`. */
  statementDue: string;
  cashLimit: Paise;
  cashDayLimit: Paise;
};

type TaxLawErrorKey =
  | 'taxLawDayWrong'
  | 'taxLawTextRequired'
  | 'taxLawFormatRequired'
  | 'taxLawDueWrong'
  | 'taxLawAmountWrong'
  | 'textLong'
  | 'aadhaar';
export type TaxLawErrors = Partial<Record<TaxLawField, TaxLawErrorKey>>;

const DAY_AND_MONTH = /^(\d{1,2})[-/. ](\d{1,2})$/;
/** A year without 29 February, on which no statement can be due each year. */
const COMMON_YEAR = 2001;

/**
 * Returns the normalised row, and for each field the first rule that it breaks. `errors` is empty for a valid form. The
 * browser and the server both use it.
 */
export function checkTaxLaw(form: TaxLawForm): { law: CleanTaxLaw; errors: TaxLawErrors } {
  const texts = Object.fromEntries(TAX_LAW_TEXTS.map((name) => [name, cleanLine(form[name])])) as Record<
    TaxLawText,
    string
  >;
  const appliesFrom = parseDay(form.appliesFrom ?? '') ?? '';
  const statementDateFormat = STATEMENT_DATE_FORMATS.find((format) => format === form.statementDateFormat);
  const statementDue = parseDue(form.statementDue ?? '') ?? '';
  const cashLimit = parseRupees(form.cashLimit ?? '');
  const cashDayLimit = parseRupees(form.cashDayLimit ?? '');
  const found: TaxLawErrors = {
    appliesFrom: appliesFrom === '' ? 'taxLawDayWrong' : undefined,
    ...Object.fromEntries(TAX_LAW_TEXTS.map((name) => [name, findErrorOf(name, texts[name])])),
    statementDateFormat: statementDateFormat ? undefined : 'taxLawFormatRequired',
    statementDue: statementDue === '' ? 'taxLawDueWrong' : undefined,
    cashLimit: 'error' in cashLimit ? 'taxLawAmountWrong' : undefined,
    cashDayLimit: 'error' in cashDayLimit ? 'taxLawAmountWrong' : undefined,
  };
  const errors = TAX_LAW_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : []));
  return {
    law: {
      ...texts,
      appliesFrom,
      statementDateFormat: statementDateFormat ?? STATEMENT_DATE_FORMATS[0],
      statementDue,
      cashLimit: 'error' in cashLimit ? ZERO : cashLimit.amount,
      cashDayLimit: 'error' in cashDayLimit ? ZERO : cashDayLimit.amount,
    },
    errors: Object.fromEntries(errors) as TaxLawErrors,
  };
}

function findErrorOf(name: TaxLawText, text: string) {
  return findTextError({ text, most: TAX_LAW_TEXT_MOST[name], empty: 'taxLawTextRequired' });
}

/** Reads a day of every year as people in India write it (31-05, 31/5). Returns `05-31`, or undefined. */
export function parseDue(text: string): string | undefined {
  if (text.length > 20) return undefined;
  const [, day, month] = DAY_AND_MONTH.exec(toAsciiDigits(text).trim()) ?? [];
  return day && month ? parseDay(`${day}-${month}-${COMMON_YEAR}`)?.slice(5) : undefined;
}

/** Writes a day of every year as `parseDue` reads it: `31-05` for `05-31`. */
export function typedDue(statementDue: string): string {
  return statementDue.split('-').toReversed().join('-');
}
