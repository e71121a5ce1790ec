import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** The new messages, for the worklist of staff. */
export const waitingMessages = (db: Database) =>
  db
    .selectFrom('feedback as f')
    .select([sql<string>`'message'`.as('kind'), 'f.id', 'f.ngo_id', 'f.created_at as since'])
    .where('f.status', '=', 'new');
