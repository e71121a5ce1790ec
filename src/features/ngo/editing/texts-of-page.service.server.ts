import { selectRow } from '#src/features/ngo/ngo-rows.queries.server.ts';
import { listPhotoTexts } from '#src/features/ngo/photos/photo.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { publicTexts } from './update-own-ngo.server.ts';

/** Returns the texts of the page of an NGO, and those of its photos. */
export async function listTextsOfPage(
  db: Database,
  ngoId: string,
): Promise<{ title: string; texts: object }[]> {
  const row = await selectRow(db, ngoId);
  if (!row) return [];
  const name = String(row.name);
  const photos = await listPhotoTexts(db, ngoId);
  return [
    { title: name, texts: publicTexts(row) },
    ...photos.map((texts) => ({ title: Object.values(texts).find((text) => text !== null) ?? name, texts })),
  ];
}
