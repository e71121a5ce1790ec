import type { Database } from '#src/server/database.server.ts';
import { saveNgos, type SavedNgos } from '#src/features/ngo/ngo-index.server.ts';
import type { PartialNgo } from '#src/features/ngo/fields/ngo-fields.values.ts';

export type ImportedRow = { row: number; ngo: PartialNgo };
export type SavedBatch = SavedNgos & { rejected: { row: number; reason: string }[] };

/**
 * SQLSTATE classes that the data causes: data exceptions, constraint violations, syntax errors in a value,
 * and index limits.
 */
const BLAMES_DATA = /^(22|23|42601|54)/;
const REASON_MOST = 120;

/**
 * Saves the rows in one transaction. If the database refuses a value that passed the checks, tries each half
 * separately, so that only the refused rows are left out.
 * @throws errors that the rows did not cause.
 */
export async function saveBatch({ db, rows }: { db: Database; rows: ImportedRow[] }): Promise<SavedBatch> {
  try {
    const saved = await saveNgos(
      db,
      rows.map(({ ngo }) => ngo),
    );
    return { ...saved, rejected: [] };
  } catch (error) {
    const reason = rejectionReason(error);
    if (reason === undefined) throw error;
    if (rows.length === 1)
      return { inserted: 0, updated: 0, unchanged: 0, rejected: [{ row: rows[0]!.row, reason }] };
    const middle = rows.length >> 1;
    const first = await saveBatch({ db, rows: rows.slice(0, middle) });
    const second = await saveBatch({ db, rows: rows.slice(middle) });
    return {
      inserted: first.inserted + second.inserted,
      updated: first.updated + second.updated,
      unchanged: first.unchanged + second.unchanged,
      rejected: [...first.rejected, ...second.rejected],
    };
  }
}

function rejectionReason(error: unknown): string | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    if (typeof code === 'string' && BLAMES_DATA.test(code))
      return `The database refuses it: ${inner.message.slice(0, REASON_MOST)}`;
  }
  return undefined;
}
