import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { readAhead } from './read-ahead.server.ts';

/**
 * An answer of any length as a CSV file that spreadsheets open right (byte order mark) and of which they take no cell for a
 * formula. Rows are read only as fast as they are taken, the first one before the answer begins: what fails at once is
 * answered as a fault, not as a file that breaks off.
 */
export async function csvResponse({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: string[];
  /** Each by the columns' names, or in their order. */
  rows: AsyncIterable<Record<string, unknown> | unknown[]>;
}): Promise<Response> {
  const lines = stringify({
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns,
    cast: { object: (value) => JSON.stringify(value) },
  });
  const source = Readable.from(await readAhead(rows));
  // A row that cannot be read, or a reader who leaves, ends both streams; the reader is told by the broken answer.
  pipeline(source, lines, () => {});
  return new Response(Readable.toWeb(lines) as unknown as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
