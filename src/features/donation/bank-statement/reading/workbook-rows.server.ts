import { streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { STATEMENT_COLUMNS_MOST } from '#src/features/donation/bank-statement/bank-statement.values.ts';
import { StatementError } from './statement-error.server.ts';
import type { StatementRow } from './statement-lines.rules.ts';
import { cutCell } from './text-rows.server.ts';
import { readZipSizes } from './zip-sizes.server.ts';

const MIB = 1024 * 1024;
/** The largest parts of a workbook, unpacked, in bytes. A sheet is streamed, the others are held in memory. */
const SHEET_BYTES_MOST = 48 * MIB;
const TEXTS_BYTES_MOST = 16 * MIB;
const OTHER_BYTES_MOST = 4 * MIB;
const ALL_BYTES_MOST = 80 * MIB;

/**
 * Reads the rows of the first sheet of an XLSX workbook.
 * @throws {StatementError} if it is no such workbook, or too large once unpacked.
 */
export async function* readWorkbookRows(bytes: Buffer): AsyncGenerator<StatementRow> {
  checkSizes(bytes);
  try {
    for await (const { index, values } of streamXlsxRows(bytes))
      yield { row: index + 1, cells: values.slice(0, STATEMENT_COLUMNS_MOST).map(textOf) };
  } catch {
    throw new StatementError('statementUnreadable');
  }
}

function checkSizes(bytes: Buffer): void {
  const parts = readZipSizes(bytes);
  if (!parts?.some(({ name }) => name === 'xl/workbook.xml')) throw new StatementError('statementUnreadable');
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  const isLarge = all > ALL_BYTES_MOST || parts.some(({ name, size }) => size > bytesMost(name));
  if (isLarge) throw new StatementError('statementTooLarge');
}

function bytesMost(name: string): number {
  if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) return SHEET_BYTES_MOST;
  return /^xl\/sharedStrings\.xml$/i.test(name) ? TEXTS_BYTES_MOST : OTHER_BYTES_MOST;
}

/** Returns a cell as text. Workbooks store binary numbers; the shortest decimal form is what the bank wrote. */
function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(value);
  return cutCell(String(value));
}
