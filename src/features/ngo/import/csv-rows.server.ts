import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { readUtf8 } from './csv-text.server.ts';
import { ImportError } from './import-error.ts';

/** A row with its number in a spreadsheet: the header is row 1, and empty rows count. */
export type CsvRow = { row: number; cells: string[] };

/** In characters. A longer row almost always contains an unclosed quote. */
export const ROW_CHARACTERS_MOST = 200_000;

/**
 * Reads the non-empty rows of the file, the header first, with constant memory.
 * @throws {ImportError} if the file is not a CSV file in UTF-8.
 */
export async function* readRows(options: {
  file: FileHandle;
  delimiter: string;
  onBytes?: ((read: number) => void) | undefined;
}): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter: options.delimiter,
    // Rows with too many or too few cells are reported individually and must not fail the whole file.
    relax_column_count: true,
    // A file may mix all of them.
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: ROW_CHARACTERS_MOST,
  });
  const bytes = Readable.from(readUtf8(options), { objectMode: true, highWaterMark: 1 });
  // The loop below throws the errors of both streams.
  pipeline(bytes, parser, () => {});
  let row = 0;
  let header = false;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row++;
      if (cells.every((cell) => cell.trim() === '') || (!header && isBanner(cells[0]!))) continue;
      header = true;
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? asImportError(error) : error;
  }
  if (!header) throw new ImportError('The file is empty.');
}

/** Detects the delimiter from the first line: comma, unless semicolons or tabs are more frequent. */
export async function detectDelimiter(file: FileHandle): Promise<string> {
  for await (const bytes of readUtf8({ file })) {
    const lines = bytes.toString('utf8', 0, 10_000).split(/\r\n|\n|\r/);
    const header = lines.find((line) => line.trim() !== '' && !isBanner(line)) ?? '';
    const count = (mark: string) => header.split(mark).length;
    return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
  }
  return ',';
}

/** npm prints two such lines before a script's output; `npm run ... > file.csv` puts them in the file. */
function isBanner(line: string): boolean {
  return line.startsWith('> ');
}

function asImportError(error: CsvError): ImportError {
  // The parser's own count, since it reads ahead of the rows it has returned.
  const row = Number(error['records']) + 1;
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportError(
        `Row ${row} is longer than ${ROW_CHARACTERS_MOST} characters: most likely a quote (") is not closed in it.`,
      );
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportError(`A quote (") that opens in row ${row} is never closed.`);
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return new ImportError(
        `Row ${row} holds a quote (") in the wrong place: a cell with quotes is quoted as a whole and its own quotes are doubled.`,
      );
    default:
      return new ImportError(`Row ${row} is not CSV (${error.code}).`);
  }
}
