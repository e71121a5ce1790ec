import { comparePaise, parseRupees, ZERO, type Paise } from '#src/shared/money.ts';

/** How much a cell says that came in: nothing, an amount, or something that cannot be read. */
export type Credit = { amount: Paise } | 'none' | 'unreadable';

/** `="500.00"` keeps spreadsheets from changing a number. */
const WRAPPED = /^="?(.*?)"?$/;
const CREDIT_MARK = /^(?:CR|C|CREDIT|\+)$/;
const DEBIT_MARK = /^(?:DR|D|DEBIT)$/;
const MARK_BEHIND = /[\s(]*(?<![A-Z])(CR|DR)\.?\)?$/;
const MARK_BEFORE = /^\(?(CR|DR)(?![A-Z])\.?\)?\s*/;
const NOTHING = /^[-–—.]*$/;

/**
 * Reads the amount of a line as banks write it: `1,00,000.00`, `500.00 Cr`, `(500.00)` for a debit. `direction`
 * is the text of a column that says Cr or Dr, if there is one.
 */
export function readCredit({ cell, direction }: { cell: string; direction: string | undefined }): Credit {
  const mark = direction?.trim().toUpperCase().replace(/\./g, '');
  if (mark !== undefined && !CREDIT_MARK.test(mark))
    return DEBIT_MARK.test(mark) ? 'none' : unknownMark(cell);
  const text = unwrap(cell).toUpperCase();
  const marked = MARK_BEHIND.exec(text)?.[1] ?? MARK_BEFORE.exec(text)?.[1];
  if (marked === 'DR') return 'none';
  const plain = text.replace(MARK_BEHIND, '').replace(MARK_BEFORE, '').replace(/^\+/, '').trim();
  if (NOTHING.test(plain) || /^\(.*\)$/.test(plain)) return 'none';
  const read = parseRupees(plain);
  if ('amount' in read) return comparePaise(read.amount, ZERO) > 0 ? { amount: read.amount } : 'none';
  // A credit that is taken back, or a debit in the same column.
  return read.error === 'amountNegative' ? 'none' : 'unreadable';
}

/** A line without Cr or Dr is no payment, unless it has an amount. */
function unknownMark(cell: string): Credit {
  return NOTHING.test(unwrap(cell)) ? 'none' : 'unreadable';
}

function unwrap(cell: string): string {
  return (WRAPPED.exec(cell.trim())?.[1] ?? cell).replace(/^'/, '').trim();
}
