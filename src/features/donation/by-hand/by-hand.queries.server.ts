import type { Database } from '#src/server/database.server.ts';
import { idText, rowId } from '#src/server/database/sql-values.server.ts';
import type { CashLimits } from './by-hand.rules.ts';

/** Returns the purposes that an NGO collects for now, in the order in which it added them. */
export async function selectOpenPurposes(db: Database, ngoId: string) {
  return db
    .selectFrom('donation_purpose as p')
    .select((eb) => [
      idText(eb, 'p.id').as('_id'),
      'p.title',
      'p.title_gu as titleGu',
      'p.title_hi as titleHi',
    ])
    .where('p.ngo_id', '=', rowId(ngoId))
    .where('p.closed_at', 'is', null)
    .orderBy('p.id')
    .execute();
}

/** Returns the limits for cash of all laws, the earliest first. */
export async function selectCashLimits(db: Database): Promise<CashLimits[]> {
  return db
    .selectFrom('tax_law')
    .select(['applies_from as appliesFrom', 'cash_limit as cashLimit', 'cash_day_limit as cashDayLimit'])
    .orderBy('applies_from')
    .execute();
}

/** Returns the reference of a claim of the NGO with this payment number, or undefined. */
export async function selectClaimWithUtr(
  db: Database,
  { ngoId, utr }: { ngoId: string; utr: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('donation')
    .select('reference')
    .where('ngo_id', '=', rowId(ngoId))
    .where('utr', '=', utr)
    .where('status', '=', 'claimed')
    .limit(1)
    .executeTakeFirst();
  return row?.reference;
}
