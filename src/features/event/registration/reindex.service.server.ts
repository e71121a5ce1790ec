import type { Database } from '#src/server/database.server.ts';
import { rewriteBatches } from '#src/server/database/rewrite-batches.server.ts';
import { indexRegistration } from './registration-words.server.ts';
import { selectToIndex, updateSearch } from './registration.queries.server.ts';

/** Rewrites the search data that an earlier version wrote. Returns the number of registrations rewritten. */
export function reindexRegistrations(db: Database): Promise<number> {
  return rewriteBatches(db, {
    select: selectToIndex,
    rewrite: (inside, row) => updateSearch(inside, { id: row.id, search: indexRegistration(row) }),
  });
}
