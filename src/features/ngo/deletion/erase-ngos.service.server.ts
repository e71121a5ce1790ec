import type { Database } from '#src/server/database.server.ts';
import type { Queue } from '#src/server/queue.server.ts';
import { eraseAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { eraseSchemesOfNgo } from '#src/features/scheme/erase-schemes.service.server.ts';
import { DELETE_PHOTO_FILES } from '#src/features/ngo/photos/photo.service.server.ts';
import { deletePhotoRows, lockNgoToErase, updateErased } from './erase-ngos.queries.server.ts';

/**
 * Erases what nobody needs of the NGOs deleted more than 30 days ago: people, claims, contact data, what they wrote, photos, schemes
 * with who registered for them. Name and
 * registration numbers stay. One transaction each, so that it may be stopped and run again.
 * @returns how many were erased.
 */
export async function eraseDeletedNgos({ db, queue }: { db: Database; queue: Queue }): Promise<number> {
  for (let erased = 0; ; erased++) {
    const id = await db.transaction().execute(async (transaction) => {
      const found = await lockNgoToErase(transaction);
      if (found === undefined) return undefined;
      await eraseAccountsOfNgo(transaction, found);
      for (const photo of await deletePhotoRows(transaction, found))
        await queue.send({ db: transaction, name: DELETE_PHOTO_FILES, data: photo });
      await eraseSchemesOfNgo(transaction, found);
      await updateErased(transaction, found);
      return found;
    });
    if (id === undefined) return erased;
  }
}
