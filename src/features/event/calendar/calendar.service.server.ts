import type { Database } from '#src/server/database.server.ts';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import type { FeedFilters } from './calendar.contract.ts';
import { selectFeed } from './calendar.queries.server.ts';

/** Calendar programs remove events that disappear from a feed, so those of the last days stay. */
const DAYS_BACK = 30;
const EVENTS_MOST = 500;

/** Returns the events of a calendar feed, by date, cancelled ones too. */
export function listFeed(db: Database, filters: FeedFilters): Promise<PublicEvent[]> {
  return selectFeed(db, { filters, days: DAYS_BACK, limit: EVENTS_MOST });
}
