import type { Database } from '#src/server/database.server.ts';
import { daysAgo, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { StoredPhoto } from '#src/features/ngo/photos/photo-files.server.ts';
import { RESTORABLE_DAYS } from '#src/features/ngo/verification/verification.values.ts';

/** A deleted NGO that can be restored no longer, locked; undefined when there is none that nobody else is erasing. */
export async function lockNgoToErase(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('ngo')
    .select((eb) => idText(eb, 'id').as('id'))
    .where('deleted_at', '<=', daysAgo(RESTORABLE_DAYS))
    .where('erased_at', 'is', null)
    .orderBy('deleted_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}

/** Keeps its name, place and registration numbers: records of donations name them. */
export async function updateErased(db: Database, id: string): Promise<void> {
  await db
    .updateTable('ngo')
    .set({
      address: null,
      pin: null,
      phone: null,
      email: null,
      website: null,
      mission: null,
      description: null,
      services: [],
      search: '',
      words: [],
      sent_back_reason: null,
      suspended_reason: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
  await db.deleteFrom('ngo_claim').where('ngo_id', '=', rowId(id)).execute();
}

/** Gives what names the files that belonged to the photos. */
export async function deletePhotoRows(db: Database, ngoId: string): Promise<StoredPhoto[]> {
  return db
    .deleteFrom('ngo_photo')
    .where('ngo_id', '=', rowId(ngoId))
    .returning(['file_key as fileKey', 'width'])
    .execute();
}
