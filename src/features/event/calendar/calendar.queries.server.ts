import type { Database } from '#src/server/database.server.ts';
import { daysAgo, rowId } from '#src/server/database/sql-values.server.ts';
import { selectPublic, selectVisible } from '#src/features/event/event-columns.queries.server.ts';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import type { FeedFilters } from './calendar.contract.ts';

/** Returns the events of verified NGOs that ended in the last days or are to come, by date, cancelled ones too. */
export async function selectFeed(
  db: Database,
  { filters, days, limit }: { filters: FeedFilters; days: number; limit: number },
): Promise<PublicEvent[]> {
  const { city, category, ngoId } = filters;
  let visible = selectVisible(db).select('e.id').where('e.ends_at', '>', daysAgo(days));
  if (city) visible = visible.where('e.city', '=', city);
  if (category) visible = visible.where('e.category', '=', category);
  if (ngoId) visible = visible.where('e.ngo_id', '=', rowId(ngoId));
  const page = visible.orderBy('e.starts_at').orderBy('e.id').limit(limit);
  return selectPublic(db).where('e.id', 'in', page).orderBy('e.starts_at').orderBy('e.id').execute();
}
