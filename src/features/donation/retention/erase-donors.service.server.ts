import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import { sealEmptyContent } from '#src/features/donation/receipts/receipt-content.server.ts';
import {
  selectReceiptsToErase,
  updateDonorsErased,
  updateReceiptsErased,
  type DonationToErase,
} from './erase-donors.queries.server.ts';

/**
 * Erases the donors of these donations, which are locked in the transaction `db`, also from their receipts. Whatever
 * counts and sums donations stays the same.
 */
export async function eraseDonors(
  { db, keys }: { db: Database; keys: Keys },
  donations: readonly DonationToErase[],
): Promise<void> {
  if (donations.length === 0) return;
  const nobody = { donorName: null, donorEmail: null, donorMobile: null, utr: null };
  await updateDonorsErased(
    db,
    donations.map(({ id, ngoId, reference }) => ({
      id,
      search: indexDonation({ ngoId, reference, ...nobody }),
    })),
  );
  const receipts = await selectReceiptsToErase(
    db,
    donations.map(({ id }) => id),
  );
  if (receipts.length === 0) return;
  await updateReceiptsErased(
    db,
    receipts.map(({ id, code }) => ({ id, content: sealEmptyContent({ keys, code }) })),
  );
}
