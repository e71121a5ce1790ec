import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePhotoImage } from '#src/features/ngo/photos/photo-image.server.ts';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import { DEMO_PHOTOS, DEMO_PHOTO_SIZE } from './demo-photos.server.ts';

// Renders the drawings of the demo data as photos. Run it after changing a drawing.
const drawings = join(PROJECT_FOLDER, 'database/demo/illustrations');
await mkdir(DEMO_PHOTOS, { recursive: true });
for (const file of await readdir(drawings)) {
  if (!file.endsWith('.svg')) continue;
  const drawing = sharp(await readFile(join(drawings, file)), { density: 144 }).resize(DEMO_PHOTO_SIZE);
  const { files } = await makePhotoImage(await drawing.png().toBuffer());
  for (const { width, format, bytes } of files)
    await writeFile(join(DEMO_PHOTOS, `${file.replace('.svg', '')}-${width}.${format}`), bytes);
}
