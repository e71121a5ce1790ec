import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia } from '#src/server/database/sql-values.server.ts';

/** Returns what anyone may know about a receipt, or undefined. */
export async function selectCheckedReceipt(db: Database, code: string) {
  return db
    .selectFrom('donation_receipt as r')
    .select((eb) => [
      ...(['r.code', 'r.year', 'r.number', 'r.amount', 'r.initials'] as const),
      ...(['r.received_on as receivedOn', 'r.is_deductible as isDeductible'] as const),
      dayInIndia(eb, 'r.cancelled_at').as('cancelledOn'),
      jsonObjectFrom(ngoNames(db, 'r.ngo_id').select(['n.category', 'n.listed as isListed']))
        .$notNull()
        .as('ngo'),
    ])
    .where('r.code', '=', code)
    .executeTakeFirst();
}
