import { sql } from 'kysely';
import {
  isOverdue,
  isWithStaff,
  where,
} from '#src/features/help-request/records/conditions.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';

/**
 * The requests for the worklist of staff. One that is overdue waits since it was sent, any other since it came to staff.
 */
export const waitingRequests = (db: Database) =>
  db
    .selectFrom('help_request as r')
    .select([
      sql<string>`case when ${isOverdue} then 'overdue' else 'withStaff' end`.as('kind'),
      'r.id',
      sql<number | null>`null::bigint`.as('ngo_id'),
      sql<Date>`case when ${isOverdue} then r.created_at else r.with_staff_at end`.as('since'),
    ])
    .where(where.or([isOverdue, isWithStaff]));
