import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, rowId } from '#src/server/database/sql-values.server.ts';
import {
  DECIDED_RETENTION_DAYS,
  DELETED_RETENTION_DAYS,
  HIDDEN_RETENTION_DAYS,
  PENDING_RETENTION_YEARS,
} from './scheme.values.ts';

/**
 * Deletes the schemes, with their registrations, whose deletion is too long ago to restore them. Returns how
 * many schemes were deleted.
 */
export async function deleteErasedSchemes(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('scheme')
    .where('deleted_at', '<', daysAgo(DELETED_RETENTION_DAYS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes up to `most` registrations whose retention period has ended. Returns how many were deleted. */
export async function deleteOldRegistrations(db: Database, most: number): Promise<number> {
  const some = db.selectFrom('scheme_registration').select('id').limit(most);
  const yearsAgo = sql<Date>`now() - make_interval(years => ${PENDING_RETENTION_YEARS})`;
  const old = [
    some.where('decided_at', '<', daysAgo(DECIDED_RETENTION_DAYS)),
    some.where('decided_at', 'is', null).where('updated_at', '<', yearsAgo),
    some.where('is_shown', '=', sql.lit(false)).where('created_at', '<', daysAgo(HIDDEN_RETENTION_DAYS)),
  ];
  const { numDeletedRows } = await db
    .deleteFrom('scheme_registration')
    .where('id', 'in', sql<number>`(${sql.join(old, sql` union all `)})`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes all schemes of an NGO together with their registrations. */
export async function deleteSchemesOfNgo(db: Database, ngoId: string): Promise<void> {
  await db.deleteFrom('scheme').where('ngo_id', '=', rowId(ngoId)).execute();
}
