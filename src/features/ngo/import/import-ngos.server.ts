import type { FileHandle } from 'node:fs/promises';
import type { Database } from '#src/server/database.server.ts';
import type { SavedNgos } from '#src/features/ngo/ngo-index.server.ts';
import { checkRow, type RowError } from './check-row.server.ts';
import { detectDelimiter, readRows } from './csv-rows.server.ts';
import { openCsvFile } from './csv-text.server.ts';
import { readHeader, type Header } from './import-columns.ts';
import { ImportError } from './import-error.ts';
import { openRejectsFile, type RejectsFile } from './rejects-file.server.ts';
import { saveBatch, type ImportedRow } from './save-batch.server.ts';
import { DuplicateFinder } from './duplicate-finder.server.ts';

/** `rejected` is the number of rows, not of errors. */
export type ImportSummary = SavedNgos & { rejected: number };

export type ImportProgress = { phase: 'check' | 'save'; bytesRead: number; bytes: number } & ImportSummary;

/** Rows per transaction: enough to be fast, and few enough that nobody waits for it. */
const ROWS_AT_ONCE = 1000;

/**
 * Imports a CSV file of NGOs. It first reads the whole file, and then saves the rows in batches. Invalid rows
 * are written to the rejects file instead. Importing the same file again changes nothing.
 * @throws {ImportError} if the file is not a CSV file, has the wrong encoding or lacks a required column;
 * nothing is written then.
 */
export async function importNgos(options: {
  path: string;
  rejectsPath: string;
  /** YYYY-MM-DD. */
  today: string;
  /** Called once the file is known to be valid. */
  connect: () => Promise<Database>;
  onProgress: (progress: ImportProgress) => void;
  /** Called once, before anything is written, if there are columns that are ignored. */
  onUnknownColumns: (names: string[]) => void;
}): Promise<ImportSummary> {
  const { file, bytes } = await openCsvFile(options.path);
  try {
    const summary: ImportSummary = { inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
    const reportBytes = (phase: 'check' | 'save') => (bytesRead: number) =>
      options.onProgress({ phase, bytesRead, bytes, ...summary });
    const delimiter = await detectDelimiter(file);
    const before = await file.stat();
    const header = await checkStructure({ file, delimiter, onBytes: reportBytes('check') });
    const after = await file.stat();
    if (before.mtimeMs !== after.mtimeMs || before.size !== after.size) {
      throw new ImportError(
        `${options.path} changed while it was read: import it again when it is complete.`,
      );
    }
    if (header.unknownColumns.length > 0) options.onUnknownColumns(header.unknownColumns);
    const db = await options.connect();
    const rejects = await openRejectsFile(options.rejectsPath);
    try {
      await saveRows({
        db,
        today: options.today,
        file,
        delimiter,
        header,
        rejects,
        summary,
        onBytes: reportBytes('save'),
      });
    } catch (error) {
      if (error instanceof ImportError)
        throw new Error(`${options.path} changed meanwhile`, { cause: error });
      throw error;
    } finally {
      await rejects.close();
    }
    return summary;
  } finally {
    await file.close();
  }
}

type FileToRead = { file: FileHandle; delimiter: string; onBytes: (read: number) => void };

async function checkStructure(source: FileToRead): Promise<Header> {
  let header: Header | undefined;
  for await (const { cells } of readRows(source)) header ??= readHeader(cells);
  return header!;
}

async function saveRows({
  db,
  today,
  header,
  rejects,
  summary,
  ...source
}: FileToRead & {
  db: Database;
  today: string;
  header: Header;
  rejects: RejectsFile;
  summary: ImportSummary;
}): Promise<void> {
  const duplicates = new DuplicateFinder();
  const save = async (rows: ImportedRow[]) => {
    const { rejected, ...saved } = await saveBatch({ db, rows });
    summary.inserted += saved.inserted;
    summary.updated += saved.updated;
    summary.unchanged += saved.unchanged;
    for (const { row, reason } of rejected) await reject(row, [{ column: '', reason, value: '' }]);
  };
  const reject = async (row: number, errors: RowError[]) => {
    summary.rejected++;
    await rejects.add(row, errors);
  };
  let batch: ImportedRow[] = [];
  let saving = Promise.resolve();
  let isHeader = true;
  for await (const { row, cells } of readRows(source)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const checked = checkRow({ cells, columns: header.columns, today });
    const duplicate = 'ngo' in checked ? duplicates.findDuplicate({ ngo: checked.ngo, row }) : undefined;
    const errors =
      'errors' in checked
        ? checked.errors
        : duplicate && [{ ...duplicate, value: String(checked.ngo[duplicate.column]) }];
    if (errors) {
      await reject(row, errors);
    } else if ('ngo' in checked) {
      batch.push({ row, ngo: checked.ngo });
      if (batch.length < ROWS_AT_ONCE) continue;
      // PostgreSQL works while the next rows are read. The next await reports an error.
      await saving;
      saving = save(batch);
      saving.catch(() => {});
      batch = [];
    }
  }
  await saving;
  await save(batch);
}
