import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * An answer of any length as a CSV file that spreadsheets open right (byte order mark) and of which they take no cell for a
 * formula. Rows are read only as fast as they are taken.
 */
export function csvAnswer({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: string[];
  /** Each by the columns' names, or in their order. */
  rows: AsyncIterable<Record<string, unknown> | unknown[]>;
}): Response {
  const lines = stringify({
    ...{ bom: true, header: true, escape_formulas: true, record_delimiter: 'windows', columns },
    cast: { object: (value) => JSON.stringify(value) },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => lines.destroy(error));
  lines.on('close', () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(lines)) as unknown as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
