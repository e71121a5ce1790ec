import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** The given-up mails, for the worklist of staff. */
export const waitingMails = (db: Database) =>
  db
    .selectFrom('mail as m')
    .select([
      sql<string>`'mail'`.as('kind'),
      'm.id',
      sql<number | null>`null::bigint`.as('ngo_id'),
      'm.created_at as since',
    ])
    .where('m.status', '=', 'given up');
