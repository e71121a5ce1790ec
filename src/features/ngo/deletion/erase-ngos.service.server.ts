import type { AppServices } from '#src/server/http/app-services.server.ts';
import { DELETE_PHOTO_FILES } from '#src/features/ngo/photos/photo.service.server.ts';
import { deletePhotoRows, lockNgoToErase, updateErased } from './erase-ngos.queries.server.ts';

/**
 * Erases data that is no longer needed of NGOs deleted more than 30 days ago: claims, contact data, texts,
 * photos, and the data of other features (`eraseNgo`). Name and registration numbers remain. Each NGO has its
 * own transaction, so the job can be stopped and run again.
 * @returns the number of erased NGOs.
 */
export async function eraseDeletedNgos({
  db,
  queue,
  features,
}: Pick<AppServices, 'db' | 'queue' | 'features'>): Promise<number> {
  for (let erased = 0; ; erased++) {
    const id = await db.transaction().execute(async (transaction) => {
      const ngoId = await lockNgoToErase(transaction);
      if (ngoId === undefined) return undefined;
      for (const { eraseNgo } of features) await eraseNgo?.({ db: transaction, queue }, ngoId);
      for (const photo of await deletePhotoRows(transaction, ngoId))
        await queue.send({ db: transaction, name: DELETE_PHOTO_FILES, data: photo });
      await updateErased(transaction, ngoId);
      return ngoId;
    });
    if (id === undefined) return erased;
  }
}
