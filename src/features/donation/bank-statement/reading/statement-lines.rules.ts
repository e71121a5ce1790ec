import type { Paise } from '#src/shared/money.ts';
import type { StatementColumns } from '#src/features/donation/bank-statement/bank-statement.values.ts';
import { findPaymentNumbers } from './payment-numbers.rules.ts';
import { readCredit } from './statement-amount.rules.ts';
import { parseStatementDay, type DayOrder } from './statement-day.rules.ts';
import { recognizeColumns } from './statement-headings.rules.ts';

/** A row of a file, with its number in a spreadsheet. */
export type StatementRow = { row: number; cells: string[] };

/** A line of a bank statement by which money came in. */
export type StatementLine = {
  row: number;
  /** YYYY-MM-DD */
  day: string;
  amount: Paise;
  narration: string;
  reference: string;
  /** The numbers of the payment, and our references, that the line contains. */
  utrs: string[];
  references: string[];
};

/** Rows in which headings are looked for: what banks print above the table is shorter. */
export const HEADINGS_WITHIN = 60;

/** Finds the row of headings that names the columns, and what they hold. */
export function findHeadings(
  rows: readonly StatementRow[],
): { headings: StatementRow; columns: StatementColumns } | undefined {
  for (const headings of rows) {
    const columns = recognizeColumns(headings.cells);
    if (columns) return { headings, columns };
  }
  return undefined;
}

/**
 * Guesses which row contains the headings if nobody knows them: the last one with several texts before the
 * first row that contains a day and an amount. Returns undefined if there is no such row of data.
 */
export function guessHeadings(
  rows: readonly StatementRow[],
): { headings: StatementRow; data: StatementRow[] } | undefined {
  const start = rows.findIndex(looksLikeData);
  if (start < 0) return undefined;
  const above = rows.slice(0, start).filter(({ cells }) => cells.filter(Boolean).length >= 3);
  return { headings: above.at(-1) ?? { row: 0, cells: [] }, data: rows.slice(start) };
}

function looksLikeData({ cells }: StatementRow): boolean {
  const isDay = (cell: string) => cell.length > 5 && parseStatementDay(cell) !== undefined;
  const isAmount = (cell: string) =>
    /\d/.test(cell) && typeof readCredit({ cell, direction: undefined }) === 'object';
  const day = cells.findIndex(isDay);
  return day >= 0 && cells.some((cell, at) => at !== day && isAmount(cell));
}

/** 31/11/2026 or 1 Foo 2026, but no amount. */
const LIKE_A_DAY = /^\d{1,4}[-/. ][a-z0-9]{1,9}[-/., ]{1,2}\d{2,4}\b/i;

/**
 * Reads a row below the headings. Returns the line if money came in; `unreadable` if the row has a day and an
 * amount of which one cannot be read; undefined for everything else, such as debits, empty rows and what banks
 * print below the table.
 */
export function readLine(
  { row, cells }: StatementRow,
  { columns, order = 'day' }: { columns: StatementColumns; order?: DayOrder },
): StatementLine | 'unreadable' | undefined {
  const textOf = (column: number | null) => (column === null ? '' : collapse(cells[column] ?? ''));
  const date = textOf(columns.date);
  if (date === '') return undefined;
  const direction = columns.direction === null ? undefined : textOf(columns.direction);
  const credit = readCredit({ cell: textOf(columns.credit), direction });
  const day = parseStatementDay(date, order);
  if (credit === 'none') return undefined;
  if (day === undefined) return LIKE_A_DAY.test(date) ? 'unreadable' : undefined;
  if (credit === 'unreadable') return 'unreadable';
  const [narration, reference] = [textOf(columns.narration), textOf(columns.reference)];
  const numbers = findPaymentNumbers([narration, reference]);
  return { row, day, amount: credit.amount, narration, reference, ...numbers };
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
