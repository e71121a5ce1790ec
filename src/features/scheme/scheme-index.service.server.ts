import type { Database } from '#src/server/database.server.ts';
import { selectOutdated, updateIndexed } from './scheme-index.queries.server.ts';
import { indexScheme } from './scheme-lexemes.server.ts';

/** Schemes whose lexemes are written anew at once. */
const REINDEX_AT_ONCE = 200;

/**
 * Writes anew what finds the schemes that were written by older rules, some at a time, as `reindexNgos` does for NGOs.
 * @returns how many were written.
 */
export async function reindexSchemes(db: Database): Promise<number> {
  let written = 0;
  for (let after = 0; ;) {
    const outdated = await db.transaction().execute(async (transaction) => {
      const rows = await selectOutdated(transaction, { after, most: REINDEX_AT_ONCE });
      await updateIndexed(
        transaction,
        rows.map((row) => ({ id: row.id, ...indexScheme(row) })),
      );
      return rows;
    });
    const last = outdated.at(-1);
    if (!last) return written;
    written += outdated.length;
    after = last.id;
  }
}
