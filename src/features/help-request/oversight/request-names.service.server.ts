import type { Database } from '#src/server/database.server.ts';
import { selectRequestNames, type RequestName } from './oversight.queries.server.ts';

/** Returns what staff may see of requests in lists, by id: no personal details and no description. */
export async function listRequestNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestName>> {
  const rows = ids.length > 0 ? await selectRequestNames(db, ids) : [];
  return new Map(rows.map((row) => [row._id, row]));
}
