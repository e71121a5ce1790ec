import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { holdsPaymentDetails } from '#src/shared/india/payment-details.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import {
  isMultiline,
  NEEDED_FIELDS,
  type NgoField,
  type PartialNgo,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import { reservedNamesIn } from '#src/features/ngo/name-checks/find-reserved-names.ts';
import { ngoOfValues, type CheckedValues } from '#src/features/ngo/fields/ngo-of-values.ts';

/** An error in a row. `column` is empty if it concerns the whole row; `value` is safe to write to a file. */
export type RowError = { column: NgoField | ''; reason: string; value: string };

const AADHAAR_REASON =
  'It seems to hold an Aadhaar number: remove it, Aadhaar numbers must not be collected.';
const PAYMENT_REASON =
  'It seems to hold a UPI id, a bank account or a payment link: remove it, the NGO enters its account under Bank details.';
const VALUE_MOST = 120;

/**
 * Checks one row, with cells in the order of `columns`. `today` (YYYY-MM-DD) limits the founding year.
 * Returns the NGO, or every error of the row.
 */
export function checkRow(row: {
  cells: string[];
  columns: (NgoField | undefined)[];
  today: string;
}): { ngo: PartialNgo } | { errors: RowError[] } {
  const { columns, today } = row;
  const cells = withoutEmptyEnd({ cells: row.cells, length: columns.length });
  if (cells.length !== columns.length) {
    const reason = `The row has ${cells.length} cells, the header ${columns.length}: a cell with the separator or a line break in it must be quoted.`;
    return { errors: [{ column: '', reason, value: printable(cells.join(' | ')) }] };
  }
  const errors: RowError[] = [];
  const values: CheckedValues = {};
  columns.forEach((column, index) => {
    const cell = cells[index]!;
    const text = column === undefined ? '' : cleanText({ text: cell, keepLines: isMultiline(column) });
    if (column === undefined || text === '') return;
    const reason = findCellError({ column, text });
    const checked = reason === undefined ? fieldRules[column].check(text) : { reason };
    if ('reason' in checked) errors.push({ column, reason: checked.reason, value: printable(cell) });
    else values[column] = checked.value;
  });
  const wrong = new Set(errors.map((error) => error.column));
  const addError = (column: NgoField, reason: string) => {
    if (!wrong.has(column)) errors.push({ column, reason, value: printable(String(values[column] ?? '')) });
  };
  for (const column of NEEDED_FIELDS)
    if (values[column] === undefined) addError(column, 'It is empty, and is needed.');
  if (Number(values.foundedYear ?? 0) > Number(today.slice(0, 4)))
    addError('foundedYear', 'The year is yet to come.');
  const ngo = ngoOfValues({
    values,
    onError: (error, { number, validFrom, validTo }) =>
      addError(
        number,
        error === 'noNumber'
          ? 'Its dates are given, its number is not.'
          : `It would end (${values[validTo]}) before it begins (${values[validFrom]}).`,
      ),
  });
  const [reserved] = reservedNamesIn(ngo);
  if (reserved !== undefined)
    addError('name', `A name holds ‘${reserved}’, the name of someone else: register the NGO with the form.`);
  return errors.length > 0 ? { errors } : { ngo };
}

function findCellError({ column, text }: { column: NgoField; text: string }): string | undefined {
  if (text.includes('\ufffd'))
    return 'It holds \ufffd: letters were lost when the file was saved, take them from the original.';
  // A phone number with its country code also has twelve digits; its own check keeps the last ten.
  if (column !== 'phone' && holdsAadhaar(text)) return AADHAAR_REASON;
  return column !== 'email' && holdsPaymentDetails(text) ? PAYMENT_REASON : undefined;
}

/** Drops empty cells beyond the end of the header. */
function withoutEmptyEnd({ cells, length }: { cells: string[]; length: number }): string[] {
  let end = cells.length;
  while (end > length && cells[end - 1]!.trim() === '') end--;
  return cells.slice(0, end);
}

function printable(value: string): string {
  if (holdsAadhaar(value)) return '(not repeated here)';
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length <= VALUE_MOST ? line : `${line.slice(0, VALUE_MOST)}\u2026`;
}
