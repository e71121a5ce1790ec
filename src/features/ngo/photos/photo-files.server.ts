import type { FileStore } from '#src/server/file-store.server.ts';
import type { PhotoImage } from './photo-image.server.ts';
import { PHOTO_FORMATS, photoFile, photoWidths } from './photo.values.ts';

/** Prefix of a photo's file names, and the width of the largest file. */
export type StoredPhoto = { fileKey: string; width: number };

const FOLDER = 'photos';
/**
 * Returns the path prefix of a photo's files on the site. Without the leading slash it is the prefix in the
 * store.
 */
export const photoPath = (fileKey: string) => `/${FOLDER}/${fileKey}`;

/**
 * Writes all files of a photo.
 * @throws the error of the store, after deleting the files already written.
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

/** Deletes all files of a photo. Missing files are ignored. */
export async function deletePhotoFiles(files: FileStore, { fileKey, width }: StoredPhoto): Promise<void> {
  const path = `${FOLDER}/${fileKey}`;
  for (const fileWidth of photoWidths(width))
    for (const format of PHOTO_FORMATS) await files.delete(photoFile({ path, width: fileWidth, format }));
}
