import type { Database } from '#src/server/database.server.ts';
import type { VerifiedNgo } from './newly-verified.contract.ts';
import { selectNewlyVerified } from './newly-verified.queries.server.ts';

const SHOWN = 3;

/** Returns the three listed NGOs that were verified last, the last one first. */
export async function listNewlyVerified(db: Database): Promise<VerifiedNgo[]> {
  return selectNewlyVerified(db, { most: SHOWN });
}
