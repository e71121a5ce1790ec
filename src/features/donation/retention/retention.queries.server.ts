import type { Database } from '#src/server/database.server.ts';
import { daysAgo, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import { startOfDay } from '#src/shared/india-time.ts';
import { REFUSED_RETENTION_DAYS, UNPAID_RETENTION_DAYS } from '#src/features/donation/donation.values.ts';
import type { DonationToErase } from './erase-donors.queries.server.ts';

/** Deletes up to `limit` donations that were begun long ago and never paid. Returns how many were deleted. */
export async function deleteUnpaid(db: Database, limit: number): Promise<number> {
  const old = db
    .selectFrom('donation')
    .select('id')
    .where('status', 'in', ['created', 'failed'])
    // Money has moved, but does not count as received.
    .where('gateway_problem', 'is', null)
    .where('created_at', '<', daysAgo(UNPAID_RETENTION_DAYS))
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const deleted = await db.deleteFrom('donation').where('id', 'in', old).returning('id').execute();
  return deleted.length;
}

/** Deletes standing gifts that never started: nobody claims to have paid the first one. */
export async function deleteUnstartedGifts(db: Database): Promise<void> {
  await db
    .deleteFrom('standing_gift as s')
    .where('s.starts_at', 'is', null)
    .where('s.created_at', '<', daysAgo(UNPAID_RETENTION_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('donation as d')
            .select('d.id')
            .whereRef('d.standing_gift_id', '=', 's.id')
            .where('d.status', 'in', ['created', 'failed', 'claimed']),
        ),
      ),
    )
    .execute();
}

const toErase = (db: Database, limit: number) =>
  db
    .selectFrom('donation')
    .select((eb) => [idText(eb, 'id').as('id'), idText(eb, 'ngo_id').as('ngoId'), 'reference'])
    .where('erased_at', 'is', null)
    .limit(limit)
    .forUpdate()
    .skipLocked();

/** Locks up to `limit` donations that were refused or cancelled long ago and still name their donor. */
export async function lockClosed(db: Database, limit: number): Promise<DonationToErase[]> {
  return toErase(db, limit)
    .where('status', 'in', ['refused', 'cancelled'])
    .where('updated_at', '<', daysAgo(REFUSED_RETENTION_DAYS))
    .execute();
}

/**
 * Locks up to `limit` donations of before a day that still name their donor: those whose money arrived, and claims that
 * nobody has decided on.
 */
export async function lockBefore(
  db: Database,
  { day, limit }: { day: string; limit: number },
): Promise<DonationToErase[]> {
  const received = await toErase(db, limit).where('received_on', '<', day).execute();
  if (received.length > 0) return received;
  return toErase(db, limit)
    .where('status', '=', 'claimed')
    .where('updated_at', '<', startOfDay(day))
    .execute();
}

/** Deletes links to donors' own pages that have expired. */
export async function deleteExpiredLinks(db: Database): Promise<void> {
  await db.deleteFrom('donor_link').where('expires_at', '<', now).execute();
}

/** Deletes the record of webhooks that arrived more than `days` days ago. */
export async function deleteOldGatewayEvents(db: Database, days: number): Promise<void> {
  await db.deleteFrom('gateway_event').where('received_at', '<', daysAgo(days)).execute();
}

/** Deletes what an NGO that is erased does not have to keep. Donations whose money arrived, and purposes, stay. */
export async function deleteDonationsOfNgo(db: Database, ngoId: string): Promise<void> {
  const id = rowId(ngoId);
  await db
    .deleteFrom('donation')
    .where('ngo_id', '=', id)
    .where('received_at', 'is', null)
    .where('gateway_problem', 'is', null)
    .execute();
  await db.deleteFrom('standing_gift').where('ngo_id', '=', id).execute();
  for (const table of ['donation_setting', 'donation_statement', 'compliance_reminder'] as const)
    await db.deleteFrom(table).where('ngo_id', '=', id).execute();
  for (const table of ['bank_statement_layout', 'gateway_event'] as const)
    await db.deleteFrom(table).where('ngo_id', '=', id).execute();
}
