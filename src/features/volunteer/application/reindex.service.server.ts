import type { Database } from '#src/server/database.server.ts';
import { rewriteBatches } from '#src/server/database/rewrite-batches.server.ts';
import { indexVolunteer } from '#src/features/volunteer/volunteer-words.server.ts';
import { selectToIndex, updateSearch } from './application.queries.server.ts';

/** Rewrites the search data that an earlier version wrote. Returns the number of volunteers rewritten. */
export function reindexVolunteers(db: Database): Promise<number> {
  return rewriteBatches(db, {
    select: selectToIndex,
    rewrite: (inside, row) => updateSearch(inside, { id: row.id, search: indexVolunteer(row) }),
  });
}
