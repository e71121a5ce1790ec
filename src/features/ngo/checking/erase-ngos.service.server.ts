import type { Database } from '#src/server/database.server.ts';
import { eraseAccountsOfNgo } from '../../account/of-ngo/ngo-accounts.service.server.ts';
import { deletePhotoRows, lockNgoToErase, updateErased } from './erase-ngos.queries.server.ts';

/**
 * Erases what nobody needs of the NGOs deleted more than 30 days ago: people, claims, contact data, what they wrote, photos. Name and
 * registration numbers stay. One transaction each, so that it may be stopped and run again.
 * @returns how many were erased.
 */
export async function eraseDeletedNgos({ db }: { db: Database }): Promise<number> {
  for (let erased = 0; ; erased++) {
    const id = await db.transaction(async (transaction) => {
      const found = await lockNgoToErase(transaction);
      if (found === undefined) return undefined;
      await eraseAccountsOfNgo(transaction, found);
      await deletePhotoRows(transaction, found);
      await updateErased(transaction, found);
      return found;
    });
    if (id === undefined) return erased;
  }
}
