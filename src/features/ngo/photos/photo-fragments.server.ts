import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** Public order: the cover first. */
export const PHOTO_ORDER = 'not is_cover, position, id';

const selectPublic = (db: Database) =>
  db
    .selectFrom('ngo_photo as p')
    .select([
      sql<string>`'/photos/' || p.file_key`.as('path'),
      'p.width',
      'p.height',
      'p.caption',
      'p.caption_gu as captionGu',
      'p.caption_hi as captionHi',
      'p.alternative_text as alternativeText',
      'p.alternative_text_gu as alternativeTextGu',
      'p.alternative_text_hi as alternativeTextHi',
    ]);

/** Selects the photos of an NGO as the public sees them. `ngoId` is the name of the column with its id. */
export const selectPublicPhotos = (db: Database, ngoId: string) =>
  selectPublic(db).where('p.ngo_id', '=', sql.ref<number>(ngoId)).orderBy(sql.raw(PHOTO_ORDER));

/** Selects one photo as the public sees it. `photoId` is the name of the column with its id. */
export const selectPublicPhoto = (db: Database, photoId: string) =>
  selectPublic(db).where('p.id', '=', sql.ref<number>(photoId));
