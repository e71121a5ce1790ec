import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText } from '#src/server/database/sql-values.server.ts';

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
