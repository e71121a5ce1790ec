import { writeXlsxStream } from 'hucre/xlsx';
import { readAhead } from './read-ahead.server.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type XlsxFile = {
  /** Without the extension. */
  name: string;
  /** The name of the sheet. */
  sheet: string;
  /** The width is in characters. */
  columns: { header: string; width: number }[];
  /** Values in the order of the columns. */
  rows: AsyncIterable<string[]>;
};

/**
 * Returns an XLSX file of any length as a response. Every cell is text, so none is taken for a formula, and long
 * numbers keep their zeros. Rows are read only as fast as the client receives them; the first one is read before
 * the response begins, so an immediate failure results in an error response.
 * @throws whatever reading the first row throws.
 */
export async function xlsxResponse({ name, sheet, columns, rows }: XlsxFile): Promise<Response> {
  const file = writeXlsxStream(await readAhead(rows), {
    name: sheet,
    columns: columns.map((column) => ({ ...column, numFmt: '@' })),
    freezePane: { rows: 1 },
  });
  return new Response(file as ReadableStream, {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="${name}.xlsx"`,
      'Cache-Control': 'no-store',
    },
  });
}
