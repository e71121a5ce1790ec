import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import { selectVisible } from './event-columns.queries.server.ts';

/**
 * Selects the id and the titles of the event whose id is in `column`:
 * `jsonObjectFrom(eventTitles(db, 's.event_id')).as('event')`.
 */
export const eventTitles = (db: Database, column: string) =>
  db
    .selectFrom('event as e')
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      'e.title',
      'e.title_gu as titleGu',
      'e.title_hi as titleHi',
    ])
    .where('e.id', '=', sql.ref<number>(column));

/** Selects the next published events of a verified NGO, the first ones first. `total` counts all of them. */
export const nextEventsOf = (db: Database, { ngoId, limit }: { ngoId: string; limit: number }) =>
  selectVisible(db)
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      ...(['e.title', 'e.title_gu as titleGu', 'e.title_hi as titleHi', 'e.city'] as const),
      isoTime(eb, 'e.starts_at').as('startsAt'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('e.status', '=', sql.lit('published'))
    .where('e.ngo_id', '=', rowId(ngoId))
    .where('e.ends_at', '>', now)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(limit);
