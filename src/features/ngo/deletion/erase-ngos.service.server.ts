import type { AppServices } from '#src/server/http/app-services.server.ts';
import { DELETE_PHOTO_FILES } from '#src/features/ngo/photos/photo.service.server.ts';
import { deletePhotoRows, lockNgoToErase, updateErased } from './erase-ngos.queries.server.ts';

/**
 * Erases what nobody needs of the NGOs deleted more than 30 days ago: claims, contact data, what they wrote, photos, and what other
 * features store of them (`eraseNgo`). Name and registration numbers stay. One transaction each, so that it may be stopped and run again.
 * @returns how many were erased.
 */
export async function eraseDeletedNgos({
  db,
  queue,
  features,
}: Pick<AppServices, 'db' | 'queue' | 'features'>): Promise<number> {
  for (let erased = 0; ; erased++) {
    const id = await db.transaction().execute(async (transaction) => {
      const found = await lockNgoToErase(transaction);
      if (found === undefined) return undefined;
      for (const { eraseNgo } of features) await eraseNgo?.({ db: transaction, queue }, found);
      for (const photo of await deletePhotoRows(transaction, found))
        await queue.send({ db: transaction, name: DELETE_PHOTO_FILES, data: photo });
      await updateErased(transaction, found);
      return found;
    });
    if (id === undefined) return erased;
  }
}
