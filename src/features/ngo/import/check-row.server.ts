import type { RegistrationType } from '#src/features/ngo/ngo.values.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { fieldChecks } from '#src/features/ngo/fields/field-checks.server.ts';
import { faultOfPaper, PAPERS } from '#src/features/ngo/fields/papers.ts';
import { REQUIRED_COLUMNS, type ImportColumn } from './import-columns.ts';

type Paper = { number: string; validFrom: string | null; validTo: string | null };

/** What a row tells of an NGO. A field that is absent says nothing: what the directory knows stays. */
export type ImportedNgo = {
  name: string;
  category: string;
  city: string;
  nameGu?: string;
  nameHi?: string;
  address?: string;
  pin?: string;
  phone?: string;
  email?: string;
  website?: string;
  mission?: string;
  description?: string;
  services?: string[];
  needs?: string[];
  foundedYear?: number;
  registrationType?: RegistrationType;
  darpanId?: string;
  pan?: string;
  reg12A?: Paper;
  reg80G?: Paper;
  fcra?: Paper;
  csr1?: string;
};

/** One thing wrong with a row. `column` is empty when it is the row as a whole; `value` is safe to be written down. */
export type RowFault = { column: ImportColumn | ''; reason: string; value: string };

const AADHAAR_REASON =
  'It seems to hold an Aadhaar number: remove it, Aadhaar numbers must not be collected.';
const VALUE_MOST = 120;

/**
 * Checks one row, cells in the order of `columns`; `today` (YYYY-MM-DD) ends the years of founding. Gives the NGO, or
 * every fault of the row.
 */
export function checkRow(row: {
  cells: string[];
  columns: (ImportColumn | undefined)[];
  today: string;
}): { ngo: ImportedNgo } | { faults: RowFault[] } {
  const { columns, today } = row;
  const cells = withoutEmptyEnd({ cells: row.cells, length: columns.length });
  if (cells.length !== columns.length) {
    const reason = `The row has ${cells.length} cells, the header ${columns.length}: a cell with the separator or a line break in it must be quoted.`;
    return { faults: [{ column: '', reason, value: printable(cells.join(' | ')) }] };
  }
  const faults: RowFault[] = [];
  const values: Partial<Record<ImportColumn, unknown>> = {};
  columns.forEach((column, index) => {
    const cell = cells[index]!;
    const typed = column === undefined ? '' : cleanText({ text: cell, keepLines: column === 'description' });
    if (column === undefined || typed === '') return;
    const reason = faultOfAnyCell({ column, typed });
    const checked = reason === undefined ? fieldChecks[column](typed) : { reason };
    if ('reason' in checked) faults.push({ column, reason: checked.reason, value: printable(cell) });
    else values[column] = checked.value;
  });
  const wrong = new Set(faults.map((fault) => fault.column));
  const tell = (column: ImportColumn, reason: string) => {
    if (!wrong.has(column)) faults.push({ column, reason, value: printable(String(values[column] ?? '')) });
  };
  for (const column of REQUIRED_COLUMNS)
    if (values[column] === undefined) tell(column, 'It is empty, and is needed.');
  if (Number(values.foundedYear ?? 0) > Number(today.slice(0, 4)))
    tell('foundedYear', 'The year is yet to come.');
  const papers = Object.fromEntries(PAPERS.map((column) => [column, takePaper({ column, values, tell })]));
  if (faults.length > 0) return { faults };
  return { ngo: { ...values, ...papers } as ImportedNgo };
}

function takePaper({
  column,
  values,
  tell,
}: {
  column: (typeof PAPERS)[number];
  values: Partial<Record<ImportColumn, unknown>>;
  tell: (column: ImportColumn, reason: string) => void;
}): Paper | undefined {
  const number = values[column] as string | undefined;
  const validFrom = (values[`${column}ValidFrom`] as string | undefined) ?? null;
  const validTo = (values[`${column}ValidTo`] as string | undefined) ?? null;
  delete values[`${column}ValidFrom`];
  delete values[`${column}ValidTo`];
  const fault = faultOfPaper({ number, validFrom, validTo });
  if (fault === 'noNumber') tell(column, 'Its dates are given, its number is not.');
  if (fault === 'endsFirst') tell(column, `It would end (${validTo}) before it begins (${validFrom}).`);
  return number === undefined ? undefined : { number, validFrom, validTo };
}

function faultOfAnyCell({ column, typed }: { column: ImportColumn; typed: string }): string | undefined {
  if (typed.includes('\ufffd'))
    return 'It holds \ufffd: letters were lost when the file was saved, take them from the original.';
  // A phone number with its country code has twelve digits too; its own check keeps ten.
  return column !== 'phone' && holdsAadhaar(typed) ? AADHAAR_REASON : undefined;
}

/** Empty cells beyond the header's last say nothing. */
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
