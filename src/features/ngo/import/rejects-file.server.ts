import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { RowError } from './check-row.server.ts';
import { ImportError } from './import-error.ts';

export type RejectsFile = {
  /** Writes a line for each fault of the row, a spreadsheet's row number before it. */
  add(row: number, errors: RowError[]): Promise<void>;
  /** Ends the file; without a single line in it, it is removed again. */
  close(): Promise<void>;
};

/**
 * Makes the file that tells what was not imported and why, replacing one of an earlier run: a CSV in UTF-8 that
 * spreadsheets open right (byte order mark) and without running any cell as a formula. Throws ImportFault when the
 * file cannot be written.
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
