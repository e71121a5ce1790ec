import { maskAccountNumbers, maskUpiIds } from '#src/features/donation/bank-changes/masks.rules.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { selectNumbers, updateMasks } from './bank-detail-change.queries.server.ts';
import { unsealBankSecret } from './payment-details.server.ts';

/**
 * Masks the numbers of an NGO that are active or wait so that different ones look different, wherever they are shown:
 * whoever asks for a change chooses a number, perhaps one whose usual mask is that of the real one. Call it in the
 * transaction `db` that holds the lock on the changes of the NGO.
 */
export async function tellApart({ db, keys }: { db: Database; keys: Keys }, ngoId: string): Promise<void> {
  const unsealed = (text: string) => unsealBankSecret({ keys, ngoId, text });
  const versions = (await selectNumbers(db, ngoId)).map(({ id, accountNumber, upiId }) => ({
    id,
    account: unsealed(accountNumber),
    upi: upiId === null ? null : unsealed(upiId),
  }));
  const accounts = maskAccountNumbers(versions.map(({ account }) => account));
  const upis = maskUpiIds(versions.flatMap(({ upi }) => upi ?? []));
  for (const { id, account, upi } of versions)
    await updateMasks(db, {
      id,
      accountLast4: accounts.get(account)!,
      upiMasked: upi && upis.get(upi)!,
    });
}
