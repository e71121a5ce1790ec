import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { RowError } from './check-row.server.ts';
import { ImportError } from './import-error.ts';

export type RejectsFile = {
  /** Writes a line for each error of the row, starting with its row number in a spreadsheet. */
  add(row: number, errors: RowError[]): Promise<void>;
  /** Closes the file, and deletes it if it is empty. */
  close(): Promise<void>;
};

/**
 * Creates the file that lists the rejected rows with the reasons, and replaces that of an earlier run. It is
 * a CSV file in UTF-8 with a byte order mark, so that spreadsheets open it correctly. Formulas are escaped,
 * so that spreadsheets do not run them.
 * @throws {ImportError} if the file cannot be written.
 */
export async function openRejectsFile(path: string): Promise<RejectsFile> {
  const file = createWriteStream(path);
  await once(file, 'open').catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`The rejects file ${path} cannot be written (${error.code}).`);
  });
  const lines = stringify({
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: ['row', 'column', 'reason', 'value'],
  });
  lines.pipe(file);
  let isEmpty = true;
  return {
    async add(row, errors) {
      isEmpty = false;
      for (const rowError of errors) {
        if (!lines.write({ row, ...rowError })) await once(lines, 'drain');
      }
    },
    async close() {
      lines.end();
      await finished(file);
      if (isEmpty) await rm(path, { force: true });
    },
  };
}
