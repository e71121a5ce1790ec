import type { Database } from '#src/server/database.server.ts';
import { dayInIndia } from '#src/server/database/sql-values.server.ts';
import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { VerifiedNgo } from './newly-verified.contract.ts';

/** Returns the listed NGOs that were verified last, the last one first. */
export async function selectNewlyVerified(db: Database, { most }: { most: number }): Promise<VerifiedNgo[]> {
  return namedNgos(db)
    .select((eb) => ['n.category', 'n.city', dayInIndia(eb, 'n.verified_at').$notNull().as('verifiedAt')])
    .where('n.listed', '=', true)
    .where('n.verified', '=', true)
    .orderBy('n.verified_at', 'desc')
    .orderBy('n.id')
    .limit(most)
    .execute();
}
