import type { FileStore } from '#src/server/file-store.server.ts';
import type { JobKind } from '#src/server/queue.server.ts';
import { deletePhotoFiles, type StoredPhoto } from './photo-files.server.ts';
import { DELETE_PHOTO_FILES } from './photo.service.server.ts';

export const photoJobs: JobKind<{ files: FileStore }>[] = [
  {
    name: DELETE_PHOTO_FILES,
    // Retries for more than a day while the store is unreachable.
    options: { retryLimit: 14, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600 },
    run: ({ files }, data) => deletePhotoFiles(files, data as StoredPhoto),
  },
];
