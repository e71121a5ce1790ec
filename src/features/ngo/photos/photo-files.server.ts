import type { FileStore } from '#src/server/file-store.server.ts';
import type { PhotoImage } from './photo-image.server.ts';
import { PHOTO_FORMATS, photoFile, photoWidths } from './photo.values.ts';

/** A photo's files by what they begin with, and the width of the largest. */
export type StoredPhoto = { fileKey: string; width: number };

const FOLDER = 'photos';
/** Where a photo's files begin, on the site and (without the slash) in the store. */
export const photoPath = (fileKey: string) => `/${FOLDER}/${fileKey}`;

/**
 * Writes all files of a photo.
 * @throws the store's error, after taking back what was written.
 */
export async function writePhotoFiles(
  files: FileStore,
  { fileKey, image }: { fileKey: string; image: PhotoImage },
): Promise<void> {
  const path = `${FOLDER}/${fileKey}`;
  try {
    for (const { width, format, bytes } of image.files) {
      const contentType = `image/${format}`;
      await files.put(photoFile({ path, width, format }), bytes, { contentType });
    }
  } catch (error) {
    await deletePhotoFiles(files, { fileKey, width: image.width }).catch(() => undefined);
    throw error;
  }
}

/** Removes all files of a photo; those that are gone already do not matter. */
export async function deletePhotoFiles(files: FileStore, { fileKey, width }: StoredPhoto): Promise<void> {
  const path = `${FOLDER}/${fileKey}`;
  for (const one of photoWidths(width))
    for (const format of PHOTO_FORMATS) await files.delete(photoFile({ path, width: one, format }));
}
