import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, rowId } from '#src/server/database/sql-values.server.ts';
import {
  DECLINED_RETENTION_DAYS,
  UNCONFIRMED_RETENTION_DAYS,
  VOLUNTEER_RETENTION_DAYS,
} from '#src/features/volunteer/volunteer.values.ts';

/** Deletes up to `limit` volunteers whose retention period has ended. Returns how many were deleted. */
export async function deleteOldVolunteers(db: Database, limit: number): Promise<number> {
  const some = db.selectFrom('volunteer as v').select('v.id').limit(limit);
  const recentShifts = db
    .selectFrom('volunteer_shift_place as p')
    .innerJoin('volunteer_shift as s', 's.id', 'p.shift_id')
    .select('p.id')
    .whereRef('p.volunteer_id', '=', 'v.id' as never)
    .where('s.ends_at', '>=', daysAgo(VOLUNTEER_RETENTION_DAYS));
  const old = [
    some
      .where('v.status', '=', 'unconfirmed')
      .where('v.updated_at', '<', daysAgo(UNCONFIRMED_RETENTION_DAYS)),
    some.where('v.status', '=', 'declined').where('v.decided_at', '<', daysAgo(DECLINED_RETENTION_DAYS)),
    some
      .where('v.updated_at', '<', daysAgo(VOLUNTEER_RETENTION_DAYS))
      .where(({ not, exists }) => not(exists(recentShifts))),
  ];
  const { numDeletedRows } = await db
    .deleteFrom('volunteer')
    .where(
      'id',
      'in',
      sql<number>`(${sql.join(
        old.map((query) => sql`(${query})`),
        sql` union all `,
      )})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the volunteers and the shifts of an NGO. Triggers leave the initials on certificates. */
export async function deleteVolunteersOfNgo(db: Database, ngoId: string): Promise<void> {
  await db.deleteFrom('volunteer').where('ngo_id', '=', rowId(ngoId)).execute();
  await db.deleteFrom('volunteer_shift').where('ngo_id', '=', rowId(ngoId)).execute();
}
