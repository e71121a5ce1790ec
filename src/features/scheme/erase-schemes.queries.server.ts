import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import {
  DECIDED_KEPT_DAYS,
  DELETED_KEPT_DAYS,
  HIDDEN_KEPT_DAYS,
  WAITING_KEPT_YEARS,
} from './scheme.values.ts';

/** Gives how many schemes are gone, with their registrations: those deleted so long ago that nobody brings them back. */
export async function deleteErasedSchemes(db: Database): Promise<number> {
  const rows = await runQuery(db, {
    text: `delete from scheme where deleted_at < now() - make_interval(days => $1) returning 1`,
    values: [DELETED_KEPT_DAYS],
  });
  return rows.length;
}

/** Some of the registrations whose purpose has ended; gives how many. */
export async function deleteOldRegistrations(db: Database, most: number): Promise<number> {
  const rows = await runQuery(db, {
    text: `delete from scheme_registration where id in (
        (select id from scheme_registration where decided_at < now() - make_interval(days => $1) limit $3)
        union all
        (select id from scheme_registration
          where decided_at is null and updated_at < now() - make_interval(years => $2) limit $3)
        union all
        (select id from scheme_registration
          where not is_shown and created_at < now() - make_interval(days => $4) limit $3)
      ) returning 1`,
    values: [DECIDED_KEPT_DAYS, WAITING_KEPT_YEARS, most, HIDDEN_KEPT_DAYS],
  });
  return rows.length;
}

export async function deleteSchemesOfNgo(db: Database, ngoId: string): Promise<void> {
  await runQuery(db, { text: 'delete from scheme where ngo_id = $1', values: [ngoId] });
}
