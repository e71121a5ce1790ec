import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import captions from '#database/demo/illustrations/captions.json' with { type: 'json' };
import { lockToFill } from '#src/server/database/lock-to-fill.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import type { FileStore } from '#src/server/file-store.server.ts';
import { writePhotoFiles } from '#src/features/ngo/photos/photo-files.server.ts';
import { insertPhoto, updatePhotoTexts } from '#src/features/ngo/photos/photo.queries.server.ts';
import { PHOTO_FORMATS, photoWidths } from '#src/features/ngo/photos/photo.values.ts';
import { selectDemoIdsByCategory } from './demo-ngos.queries.server.ts';

/** The drawings, rendered as photos by `render-photos.cli.ts`. */
export const DEMO_PHOTOS = join(PROJECT_FOLDER, 'database/demo/photos');
/** In pixels. The drawings are flat, so they look sharp although phones show them larger. */
export const DEMO_PHOTO_SIZE = { width: 480, height: 360 };
const DRAWINGS_OF_CATEGORY = 3;

type Drawing = keyof typeof captions;

/**
 * Gives each demo NGO two of the three drawings of its category, so that neighbours in a list look different. Does nothing
 * if there is any photo. Returns the number of photos added.
 */
export async function addDemoPhotos({ db, files }: { db: Database; files: FileStore }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await lockToFill(transaction, 'ngo_photo')) return 0;
    let added = 0;
    for (const { category, ids } of await selectDemoIdsByCategory(transaction)) {
      for (const [at, ngoId] of ids.entries()) {
        for (const number of [at, at + 1]) {
          const name = `${category}-${1 + (number % DRAWINGS_OF_CATEGORY)}` as Drawing;
          await addPhoto(transaction, { files, ngoId, name });
          added++;
        }
      }
    }
    return added;
  });
}

async function addPhoto(
  db: Database,
  { files, ngoId, name }: { files: FileStore; ngoId: string; name: Drawing },
): Promise<void> {
  const fileKey = createHash('sha256').update(`${ngoId}/${name}`).digest('hex').slice(0, 32);
  await writePhotoFiles(files, { fileKey, image: await readDrawing(name) });
  const { id } = await insertPhoto(db, { ngoId, fileKey, ...DEMO_PHOTO_SIZE });
  const { captionEn, captionGu, captionHi, altEn, altGu, altHi } = captions[name];
  const texts = {
    caption: captionEn,
    captionGu,
    captionHi,
    alternativeText: altEn,
    alternativeTextGu: altGu,
    alternativeTextHi: altHi,
  };
  await updatePhotoTexts(db, { id, ngoId, texts });
}

async function readDrawing(name: Drawing) {
  const { width, height } = DEMO_PHOTO_SIZE;
  const files = photoWidths(width).flatMap((fileWidth) =>
    PHOTO_FORMATS.map(async (format) => {
      const bytes = await readFile(join(DEMO_PHOTOS, `${name}-${fileWidth}.${format}`));
      return { width: fileWidth, format, bytes };
    }),
  );
  return { width, height, files: await Promise.all(files) };
}
