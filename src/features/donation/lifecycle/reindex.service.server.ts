import type { Database } from '#src/server/database.server.ts';
import { rewriteBatches } from '#src/server/database/rewrite-batches.server.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import { selectToIndex, updateSearch } from './create-donation.queries.server.ts';

/** Rewrites the search data that an earlier version wrote. Returns the number of donations rewritten. */
export function reindexDonations(db: Database): Promise<number> {
  return rewriteBatches(db, {
    select: selectToIndex,
    rewrite: (inside, row) => updateSearch(inside, { id: row.id, search: indexDonation(row) }),
  });
}
