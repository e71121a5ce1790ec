import { sql, type ExpressionBuilder, type InferResult } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { PhotoTexts } from './photo.contract.ts';
import { PHOTO_ORDER } from './photo-fragments.server.ts';
import { anyId, idText, rowId } from '#src/server/database/sql-values.server.ts';

const photoColumns = (eb: ExpressionBuilder<Tables, 'ngo_photo'>) =>
  [
    idText(eb, 'id').as('id'),
    'file_key as fileKey',
    'width',
    'height',
    'is_cover as isCover',
    'caption',
    'caption_gu as captionGu',
    'caption_hi as captionHi',
    'alternative_text as alternativeText',
    'alternative_text_gu as alternativeTextGu',
    'alternative_text_hi as alternativeTextHi',
  ] as const;

const selectOwn = (db: Database, ngoId: string) =>
  db.selectFrom('ngo_photo').select(photoColumns).where('ngo_id', '=', rowId(ngoId));

export type PhotoRow = InferResult<ReturnType<typeof selectOwn>>[number];

export async function selectPhotos(
  db: Database,
  { ngoId, limit, offset }: { ngoId: string; limit: number; offset: number },
): Promise<PhotoRow[]> {
  return selectOwn(db, ngoId).orderBy(sql.raw(PHOTO_ORDER)).limit(limit).offset(offset).execute();
}

/** Returns whether there is a photo with these files, of an NGO that is neither suspended nor deleted. */
export async function hasShownPhoto(db: Database, fileKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('ngo_photo as p')
    .innerJoin('ngo as n', 'n.id', 'p.ngo_id')
    .select('p.id')
    .where('p.file_key', '=', fileKey)
    .where('n.status', 'in', ['pending', 'verified'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectPhotoCount(db: Database, ngoId: string): Promise<number> {
  const { photos } = await db
    .selectFrom('ngo_photo')
    .select((eb) => eb.fn.countAll<number>().as('photos'))
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
  return photos;
}

export async function selectPhoto(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<PhotoRow | undefined> {
  return selectOwn(db, ngoId).where('id', '=', rowId(id)).executeTakeFirst();
}

/** Adds a photo after all others. The first photo of an NGO becomes its cover. */
export async function insertPhoto(
  db: Database,
  { ngoId, fileKey, width, height }: { ngoId: string; fileKey: string; width: number; height: number },
): Promise<PhotoRow> {
  const others = db.selectFrom('ngo_photo').where('ngo_id', '=', rowId(ngoId));
  return db
    .insertInto('ngo_photo')
    .values({
      ngo_id: ngoId,
      file_key: fileKey,
      width,
      height,
      position: others.select(sql<number>`coalesce(max(position), 0) + 1`.as('position')),
      is_cover: others.select(sql<boolean>`count(*) = 0`.as('is_first')),
    })
    .returning(photoColumns)
    .executeTakeFirstOrThrow();
}

/** What is written about a photo; null where nothing is. */
export type StoredPhotoTexts = { [Name in keyof Required<PhotoTexts>]: string | null };

const updateOwn = (db: Database, ngoId: string) =>
  db.updateTable('ngo_photo').where('ngo_id', '=', rowId(ngoId));

export async function updatePhotoTexts(
  db: Database,
  { id, ngoId, texts }: { id: string; ngoId: string; texts: StoredPhotoTexts },
): Promise<void> {
  await updateOwn(db, ngoId)
    .set({
      caption: texts.caption,
      caption_gu: texts.captionGu,
      caption_hi: texts.captionHi,
      alternative_text: texts.alternativeText,
      alternative_text_gu: texts.alternativeTextGu,
      alternative_text_hi: texts.alternativeTextHi,
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Orders the photos of an NGO as in `ids`. */
export async function updatePhotoOrder(
  db: Database,
  { ngoId, ids }: { ngoId: string; ids: string[] },
): Promise<void> {
  await updateOwn(db, ngoId)
    .set({ position: sql<number>`array_position(${ids}::bigint[], id)` })
    .where('id', '=', anyId(ids))
    .execute();
}

/** Makes a photo the only cover. */
export async function updateCover(db: Database, { id, ngoId }: { id: string; ngoId: string }): Promise<void> {
  // Two statements, because an NGO must never have two covers, not even temporarily.
  await updateOwn(db, ngoId)
    .set({ is_cover: false })
    .where('is_cover', '=', true)
    .where('id', '<>', rowId(id))
    .execute();
  await updateOwn(db, ngoId).set({ is_cover: true }).where('id', '=', rowId(id)).execute();
}

export async function deletePhotoRow(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<void> {
  await db.deleteFrom('ngo_photo').where('id', '=', rowId(id)).where('ngo_id', '=', rowId(ngoId)).execute();
}
