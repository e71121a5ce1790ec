import type { Database } from '#src/server/database.server.ts';
import { fieldRules } from '#src/features/ngo/fields/ngo-fields.server.ts';
import { ERASED_VALUES, isListName, type ListName } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { daysAgo, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { StoredPhoto } from '#src/features/ngo/photos/photo-files.server.ts';
import { RESTORABLE_DAYS } from '#src/features/ngo/verification/verification.values.ts';

/**
 * Returns and locks a deleted NGO that can no longer be restored. Skips NGOs that another process is erasing;
 * returns undefined if none is left.
 */
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

const EMPTY_LISTS: Record<ListName, unknown> = { services: '[]', needs: [] };

/** The columns of the values that erasing empties. A list is empty, every other value is null. */
const EMPTY_VALUES = Object.fromEntries(
  ERASED_VALUES.map((name) => [fieldRules[name].column, isListName(name) ? EMPTY_LISTS[name] : null]),
);

/** Empties what the catalogue of fields does not keep. */
export async function updateErased(db: Database, id: string): Promise<void> {
  await db
    .updateTable('ngo')
    .set({
      ...EMPTY_VALUES,
      search: '',
      words: [],
      sent_back_reason: null,
      suspended_reason: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', rowId(id))
    .execute();
  await db.deleteFrom('ngo_document_check').where('ngo_id', '=', rowId(id)).execute();
  await db.deleteFrom('ngo_claim').where('ngo_id', '=', rowId(id)).execute();
}

/** Deletes the rows of the photos and returns what identifies their files. */
export async function deletePhotoRows(db: Database, ngoId: string): Promise<StoredPhoto[]> {
  return db
    .deleteFrom('ngo_photo')
    .where('ngo_id', '=', rowId(ngoId))
    .returning(['file_key as fileKey', 'width'])
    .execute();
}
