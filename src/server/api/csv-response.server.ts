import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { readAhead } from './read-ahead.server.ts';

export type CsvFile = {
  /** Without the extension. */
  name: string;
  columns: string[];
  /** Each row is an object by column name, or an array in the order of the columns. */
  rows: AsyncIterable<Record<string, unknown> | unknown[]>;
  /** Whether the file starts with a byte order mark, by which spreadsheets know UTF-8. The default is true. */
  hasMark?: boolean;
};

/**
 * Returns a CSV file of any length as a response. Its cells are escaped, so that they are not taken for formulas.
 * Rows are read only as fast as the client receives them. The first one is read before the response begins, so an
 * immediate failure results in an error response and not in a truncated file.
 * @throws whatever reading the first row throws.
 */
export async function csvResponse({ name, columns, rows, hasMark = true }: CsvFile): Promise<Response> {
  const lines = stringify({
    bom: hasMark,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns,
    cast: { object: (value) => JSON.stringify(value) },
  });
  const source = Readable.from(await readAhead(rows));
  // If a row cannot be read, or the client disconnects, both streams end. The client sees a broken response.
  pipeline(source, lines, () => {});
  return new Response(Readable.toWeb(lines) as unknown as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
