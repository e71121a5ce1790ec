import { createHash } from 'node:crypto';
import {
  CELL_MOST,
  HEADING_MOST,
  STATEMENT_LINES_MOST,
  type StatementColumns,
  type StatementProblem,
} from '#src/features/donation/bank-statement/bank-statement.values.ts';
import { findFileKind } from './file-kind.server.ts';
import { dayOrderOf, type DayOrder } from './statement-day.rules.ts';
import { StatementError } from './statement-error.server.ts';
import {
  findHeadings,
  guessHeadings,
  HEADINGS_WITHIN,
  readLine,
  type StatementLine,
  type StatementRow,
} from './statement-lines.rules.ts';
import { readTextRows } from './text-rows.server.ts';
import { readWorkbookRows } from './workbook-rows.server.ts';

/** Rows that people see to choose the columns. */
const PREVIEW_ROWS = 6;
/** Rows that cannot be read, of which the response names the first. */
const UNREADABLE_MOST = 50;

export type StatementFile = {
  bytes: Uint8Array;
  /** The layouts that the NGO has saved, by the hash of their headings. */
  layouts: Record<string, StatementColumns>;
  /** Asks for the headings and the first rows, even if the columns are known. */
  onlyHeadings: boolean;
};

export type UnreadableRow = { row: number; text: string };

export type ReadStatement =
  | { kind: 'refused'; problem: StatementProblem }
  /** The columns are not known, or asked for. `columns` is what they seem to be. */
  | { kind: 'columns'; headings: string[]; rows: string[][]; columns: StatementColumns | undefined }
  | {
      kind: 'lines';
      headings: string[];
      columns: StatementColumns;
      /** What the days in digits begin with. A spreadsheet with foreign settings writes the month first. */
      order: DayOrder;
      /** Rows below the headings that are not empty. */
      rows: number;
      /** The lines by which money came in. */
      lines: StatementLine[];
      unreadable: { total: number; first: UnreadableRow[] };
    };

/**
 * Reads a bank statement: a workbook (XLSX), or text with columns separated by commas, semicolons, tabs or
 * bars. Nothing of it is stored. A saved layout wins over what the headings say.
 */
export async function readStatement({ bytes, ...file }: StatementFile): Promise<ReadStatement> {
  const open = () => openRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  try {
    const read = await readTable({ rows: open(), order: 'day', ...file });
    const isTurned = read.kind === 'lines' && read.order === 'month';
    return isTurned ? await readTable({ rows: open(), order: 'month', ...file }) : read;
  } catch (error) {
    if (error instanceof StatementError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}

/** Returns the key of a layout: whoever saves a layout for these headings finds it again for the same ones. */
export function hashHeadings(headings: readonly string[]): string {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url');
}

function openRows(bytes: Buffer): AsyncGenerator<StatementRow> {
  const file = findFileKind(bytes);
  if (file.kind === 'other') throw new StatementError(file.problem);
  return file.kind === 'text' ? readTextRows(file.text) : readWorkbookRows(bytes);
}

type Table = Omit<StatementFile, 'bytes'> & { rows: AsyncGenerator<StatementRow>; order: DayOrder };

async function readTable({ rows, order, layouts, onlyHeadings }: Table): Promise<ReadStatement> {
  const first: StatementRow[] = [];
  try {
    while (first.length < HEADINGS_WITHIN) {
      const { value } = await rows.next();
      if (!value) break;
      if (isFilled(value)) first.push(value);
    }
    const found = findHeadings(first);
    const guessed = found ? undefined : guessHeadings(first);
    const headings = found?.headings ?? guessed?.headings;
    if (!headings) throw new StatementError('statementNoLines');
    const names = headingsOf(headings, guessed?.data[0]);
    const columns = layouts[hashHeadings(names)] ?? found?.columns;
    const below = first.filter(({ row }) => row > headings.row);
    if (onlyHeadings || !columns) {
      const data = guessed?.data ?? below;
      return { kind: 'columns', headings: names, rows: previewOf(data, names.length), columns };
    }
    return await readLines({ below, rows, order, headings: names, columns });
  } finally {
    await rows.return(undefined);
  }
}

const isFilled = ({ cells }: StatementRow) => cells.some((cell) => cell !== '');

/** Without a row of headings, the columns have empty names, as many as the first row of data has cells. */
function headingsOf({ cells }: StatementRow, data: StatementRow | undefined): string[] {
  const length = Math.max(cells.length, data?.cells.length ?? 0);
  return Array.from({ length }, (_, at) => (cells[at] ?? '').slice(0, HEADING_MOST));
}

function previewOf(data: readonly StatementRow[], columns: number): string[][] {
  return data
    .slice(0, PREVIEW_ROWS)
    .map(({ cells }) => Array.from({ length: columns }, (_, at) => cells[at] ?? ''));
}

type Lines = Pick<Table, 'rows' | 'order'> & {
  /** Rows below the headings that were read already. */
  below: StatementRow[];
  headings: string[];
  columns: StatementColumns;
};

async function readLines({ below, rows, order, headings, columns }: Lines): Promise<ReadStatement> {
  const lines: StatementLine[] = [];
  const unreadable = { total: 0, first: [] as UnreadableRow[] };
  const orders = new Set<DayOrder>();
  let count = 0;
  const read = ({ row, cells }: StatementRow) => {
    if (!isFilled({ row, cells })) return;
    if (++count > STATEMENT_LINES_MOST) throw new StatementError('statementTooLong');
    const begin = dayOrderOf(cells[columns.date] ?? '');
    if (begin) orders.add(begin);
    const line = readLine({ row, cells }, { columns, order });
    if (line === 'unreadable') {
      unreadable.total++;
      const text = cells.filter(Boolean).join(' · ').slice(0, CELL_MOST);
      if (unreadable.first.length < UNREADABLE_MOST) unreadable.first.push({ row, text });
    } else if (line) lines.push(line);
  };
  below.forEach(read);
  for await (const row of rows) read(row);
  if (count === 0) throw new StatementError('statementNoLines');
  const isMonthFirst = orders.has('month') && !orders.has('day');
  const found = isMonthFirst ? 'month' : 'day';
  return { kind: 'lines', headings, columns, order: found, rows: count, lines, unreadable };
}
