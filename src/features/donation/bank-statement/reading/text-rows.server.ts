import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  CELL_MOST,
  STATEMENT_COLUMNS_MOST,
} from '#src/features/donation/bank-statement/bank-statement.values.ts';
import { StatementError } from './statement-error.server.ts';
import type { StatementRow } from './statement-lines.rules.ts';

/** In characters. A longer row almost always contains an unclosed quote. */
const ROW_CHARACTERS_MOST = 100_000;
/** Lines that are looked at to find out how the columns are separated. */
const SAMPLE_LINES = 200;
/** In UTF-16 units. The parser gets the text in pieces, so that no copy of all of it is needed. */
const PIECE = 256 * 1024;
/** A day, a text and an amount. */
const COLUMNS_LEAST = 3;

/**
 * Reads the rows of a text with separated columns.
 * @throws {StatementError} if a row is too long.
 */
export async function* readTextRows(text: string): AsyncGenerator<StatementRow> {
  const parser = parse({
    delimiter: findDelimiter(text),
    bom: true,
    relax_column_count: true,
    // Banks do not double the quotes in what payers write.
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: ROW_CHARACTERS_MOST,
  });
  const source = Readable.from(piecesOf(text));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row++;
      yield { row, cells: cells.slice(0, STATEMENT_COLUMNS_MOST).map(cutCell) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new StatementError('statementUnreadable') : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Returns a cell without blanks around it, cut to the length that is read. */
export function cutCell(cell: string): string {
  return cell.slice(0, CELL_MOST).trim();
}

/**
 * Finds what separates the columns: the sign that most lines contain several times. A tab wins, because amounts
 * contain commas.
 */
export function findDelimiter(text: string): string {
  const lines = text.slice(0, PIECE).split(/\r\n|\n|\r/, SAMPLE_LINES);
  const linesWith = (sign: string) => lines.filter((line) => line.split(sign).length >= COLUMNS_LEAST).length;
  const counted = ['\t', ',', ';', '|'].map((sign) => ({ sign, lines: linesWith(sign) }));
  const [tabs] = counted;
  const most = Math.max(...counted.map(({ lines: count }) => count));
  if (tabs!.lines * 2 > most) return '\t';
  return counted.find(({ lines: count }) => count === most)!.sign;
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
