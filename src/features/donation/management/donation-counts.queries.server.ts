import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { rowId } from '#src/server/database/sql-values.server.ts';
import type { Paise } from '#src/shared/money.ts';
import type { DonationMethod, DonationStatus } from '#src/features/donation/donation.values.ts';
import type { MonthCount, StatusCount } from './donation-counts.rules.ts';

// A number is the sum of its rows, and a single row can be negative.
const DONATIONS = sql<number>`sum(c.donations)::int`.as('donations');
const AMOUNT = sql<Paise>`sum(c.amount)::bigint`.as('amount');

const countsOf = (db: Database, ngoId: string) =>
  db.selectFrom('donation_count as c').where('c.ngo_id', '=', rowId(ngoId)).select([DONATIONS, AMOUNT]);

/** Returns how many donations of an NGO each month has, by status, from the counts that triggers maintain. */
export async function selectMonthCounts(db: Database, ngoId: string): Promise<MonthCount[]> {
  return countsOf(db, ngoId)
    .select(({ ref }) => ['c.month', ref('c.status').$castTo<DonationStatus>().as('status')])
    .groupBy(['c.month', 'c.status'])
    .execute();
}

export type CountedBy = {
  ngoId: string;
  method: DonationMethod | '';
  purposeId: string | undefined;
  /** The first and the last day of a period of whole months, if any. */
  days: { from: string; to: string } | undefined;
};

/** Returns how many donations of each status match the filters. */
export async function selectStatusCounts(
  db: Database,
  { ngoId, method, purposeId, days }: CountedBy,
): Promise<StatusCount[]> {
  let query = countsOf(db, ngoId);
  if (method) query = query.where('c.method', '=', method);
  if (purposeId !== undefined) query = query.where('c.purpose_id', '=', rowId(purposeId));
  if (days) query = query.where('c.month', '>=', days.from).where('c.month', '<=', days.to);
  return query
    .select(({ ref }) => ref('c.status').$castTo<DonationStatus>().as('status'))
    .groupBy('c.status')
    .execute();
}
