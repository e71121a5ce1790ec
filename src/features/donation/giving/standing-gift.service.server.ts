import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { randomReference } from '#src/server/security/random-reference.server.ts';
import { sealDonorId, type DonorId } from '#src/features/donation/donor/donor-id.server.ts';
import { insertStandingGiftRow, type StandingGiftRow } from './standing-gift.queries.server.ts';

/**
 * Adds a standing gift with a new reference, to which the PAN is bound, in the transaction `db`. Its reminders begin
 * once the first gift is received. The details must be checked.
 * @returns its id.
 */
export async function insertStandingGift(
  { db, keys }: { db: Database; keys: Keys },
  {
    donorId,
    ...gift
  }: Omit<StandingGiftRow, 'reference' | 'donorId' | 'donorIdHash'> & { donorId: DonorId | undefined },
): Promise<string> {
  for (;;) {
    const reference = randomReference('SG');
    const { donorId: sealed, donorIdHash } = sealDonorId({ keys, reference, donorId });
    const id = await insertStandingGiftRow(db, { ...gift, reference, donorId: sealed, donorIdHash });
    // Otherwise another standing gift has this reference, once in millions.
    if (id !== undefined) return id;
  }
}
