import {
  CELL_MOST,
  STATEMENT_COLUMNS_MOST,
  STATEMENT_LINES_MOST,
} from '#src/features/donation/bank-statement/bank-statement.values.ts';
import { StatementError } from './statement-error.server.ts';
import type { StatementRow } from './statement-lines.rules.ts';
import { cutCell } from './text-rows.server.ts';
import {
  readWorkbook,
  withControlCharacters,
  type Workbook,
} from '#src/features/donation/bank-statement/workbook/workbook-parts.server.ts';
import { readXml } from '#src/features/donation/bank-statement/workbook/xml-events.server.ts';
import {
  readZipParts,
  type ZipPart,
} from '#src/features/donation/bank-statement/workbook/zip-parts.server.ts';

const MIB = 1024 * 1024;
/** The largest parts of a workbook, unpacked, in bytes. */
const SHEET_BYTES_MOST = 48 * MIB;
const TEXTS_BYTES_MOST = 16 * MIB;
const OTHER_BYTES_MOST = 4 * MIB;
const ALL_BYTES_MOST = 80 * MIB;
/** Rows of a sheet, with those that are empty. */
const ROWS_MOST = STATEMENT_LINES_MOST * 2;
/** Cells of a sheet, with those that are ignored: all columns of a statement of the greatest length. */
const CELLS_MOST = STATEMENT_LINES_MOST * STATEMENT_COLUMNS_MOST;
/** Longer texts of a cell are not kept while it is read. */
const CELL_KEPT = CELL_MOST * 4;
const DAY_MILLISECONDS = 86_400_000;
/** Day 0 of a workbook, in the days of Unix: 30 December 1899, or 1 January 1904. */
const DAY_ZERO = { from1900: -25_569, from1904: -24_107 };

/**
 * Reads the rows of the first sheet of an XLSX workbook. Cells right of the last column of a statement are skipped.
 * @throws {StatementError} if it is no such workbook, or too large once unpacked, or too long.
 */
export async function* readWorkbookRows(bytes: Buffer): AsyncGenerator<StatementRow> {
  try {
    yield* readSheet(readWorkbook(checkedParts(bytes)));
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError('statementUnreadable');
  }
}

function checkedParts(bytes: Buffer): ZipPart[] {
  const parts = readZipParts(bytes);
  if (!parts?.some(({ name }) => name === 'xl/workbook.xml')) throw new StatementError('statementUnreadable');
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  const isLarge = all > ALL_BYTES_MOST || parts.some(({ name, size }) => size > bytesMost(name));
  if (isLarge) throw new StatementError('statementTooLarge');
  return parts;
}

function bytesMost(name: string): number {
  if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) return SHEET_BYTES_MOST;
  return /^xl\/sharedStrings\.xml$/i.test(name) ? TEXTS_BYTES_MOST : OTHER_BYTES_MOST;
}

type Cell = { column: number; type: string; style: number; text: string };

function* readSheet(workbook: Workbook): Generator<StatementRow> {
  const rows: StatementRow[] = [];
  const counts = { rows: 0, cells: 0 };
  let row: StatementRow = { row: 0, cells: [] };
  let cell: Cell | undefined;
  let column = 0;
  let isValue = false;
  const pieces = readXml(workbook.sheet, {
    open: (name, attribute) => {
      if (name === 'row') {
        if (++counts.rows > ROWS_MOST) throw new StatementError('statementTooLong');
        row = { row: parseInt(attribute('r') ?? '', 10) || row.row + 1, cells: [] };
        column = 0;
      } else if (name === 'c') {
        if (++counts.cells > CELLS_MOST) throw new StatementError('statementTooLong');
        column = columnOf(attribute('r')) ?? column;
        const isRead = column < STATEMENT_COLUMNS_MOST;
        const style = parseInt(attribute('s') ?? '', 10);
        cell = isRead ? { column, type: attribute('t') ?? 'n', style, text: '' } : undefined;
        column++;
      }
      isValue = name === 'v' || name === 't';
    },
    text: (piece) => {
      if (cell && isValue && cell.text.length < CELL_KEPT) cell.text += piece;
    },
    close: (name) => {
      isValue = false;
      if (name === 'row') rows.push(row);
      if (name !== 'c' || !cell) return;
      while (row.cells.length < cell.column) row.cells.push('');
      row.cells[cell.column] = textOf(cell, workbook);
      cell = undefined;
    },
  });
  while (!pieces.next().done) yield* rows.splice(0);
  yield* rows;
}

/** Returns the column of a cell named `BC12`, counted from 0. */
function columnOf(name: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(name ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Returns a cell as text. Workbooks store binary numbers; the shortest decimal form is what the bank wrote. */
function textOf({ type, style, text }: Cell, { texts, isDay, isFrom1904 }: Workbook): string {
  if (type === 's') return cutCell(texts[parseInt(text, 10)] ?? '');
  // oxlint-disable-next-line exact-money/no-floating-point -- Amounts are read from the text that this becomes.
  const number = Number(text);
  if (type !== 'n' || text === '' || Number.isNaN(number)) return cutCell(withControlCharacters(text));
  if (!isDay(style)) return String(number);
  const zero = isFrom1904 ? DAY_ZERO.from1904 : DAY_ZERO.from1900;
  // oxlint-disable-next-line exact-money/no-floating-point -- Days, not money.
  const day = new Date(Math.round((number + zero) * DAY_MILLISECONDS));
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}
