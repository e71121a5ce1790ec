import type { Database } from '#src/server/database.server.ts';
import { selectOutdatedEvents, updateEventSearch } from './event-index.queries.server.ts';
import { indexEvent } from './event-lexemes.server.ts';

/** Events reindexed per transaction. */
const REINDEX_AT_ONCE = 200;

/**
 * Rewrites, in batches, the search data of events that have an old version, or whose NGO has a new name.
 * @returns the number of events rewritten.
 */
export async function reindexEvents(db: Database): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const outdated = await db.transaction().execute(async (transaction) => {
      const rows = await selectOutdatedEvents(transaction, { after, most: REINDEX_AT_ONCE });
      await updateEventSearch(
        transaction,
        rows.map((row) => ({ id: row.id, search: indexEvent(row) })),
      );
      return rows;
    });
    const last = outdated.at(-1);
    if (!last) return count;
    count += outdated.length;
    after = last.id;
  }
}
