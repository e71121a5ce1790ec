import type { Database } from '#src/server/database.server.ts';
import { selectOutdated, updateIndexed } from './scheme-index.queries.server.ts';
import { indexScheme } from './scheme-lexemes.server.ts';

/** Schemes reindexed per transaction. */
const REINDEX_AT_ONCE = 200;

/**
 * Rewrites the search data of schemes that have an old version, in batches, as `reindexNgos` does for NGOs.
 * @returns the number of schemes rewritten.
 */
export async function reindexSchemes(db: Database): Promise<number> {
  let count = 0;
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
    if (!last) return count;
    count += outdated.length;
    after = last.id;
  }
}
