import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { EVENT_SEARCH_VERSION, type SearchableEvent } from './event-lexemes.server.ts';

/**
 * Locks and returns the next events after an id whose search data has an old version. Skips rows that another
 * transaction has locked.
 */
export async function selectOutdatedEvents(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<(SearchableEvent & { id: number })[]> {
  return db
    .selectFrom('event as e')
    .select([
      'e.id',
      'e.title',
      'e.title_gu as titleGu',
      'e.title_hi as titleHi',
      'e.description',
      'e.description_gu as descriptionGu',
      'e.description_hi as descriptionHi',
      'e.category',
      'e.city',
      'e.venue',
      'e.venue_gu as venueGu',
      'e.venue_hi as venueHi',
    ])
    .select(jsonObjectFrom(ngoNames(db, 'e.ngo_id')).$notNull().as('ngo'))
    .where('e.search_version', '<', EVENT_SEARCH_VERSION)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(most)
    .forUpdate('e')
    .skipLocked()
    .execute();
}

/** Writes the search data of events and leaves all other data unchanged. */
export async function updateEventSearch(
  db: Database,
  rows: readonly { id: number; search: string }[],
): Promise<void> {
  const values = sql<{ id: number; search: string }>`unnest(
    ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ search }) => search)}::text[])`;
  await db
    .updateTable('event')
    .from(values.as<'r'>(sql`r (id, search)`))
    .set({ search: sql<string>`r.search::tsvector`, search_version: EVENT_SEARCH_VERSION })
    .whereRef('event.id', '=', 'r.id')
    .execute();
}
