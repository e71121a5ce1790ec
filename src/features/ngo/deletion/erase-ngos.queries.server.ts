import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { StoredPhoto } from '#src/features/ngo/photos/photo-files.server.ts';
import { RESTORABLE_DAYS } from '#src/features/ngo/verification/verification.values.ts';

/** A deleted NGO that can be restored no longer, locked; undefined when there is none that nobody else is erasing. */
export async function lockNgoToErase(db: Database): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select id::text from ngo where deleted_at <= now() - make_interval(days => $1) and erased_at is null
      order by deleted_at limit 1 for update skip locked`,
    values: [RESTORABLE_DAYS],
  });
  return row?.[0];
}

/** Keeps its name, place and registration numbers: records of donations name them. */
export async function updateErased(db: Database, id: string): Promise<void> {
  await runQuery(db, {
    text: `update ngo set address = null, pin = null, phone = null, email = null, website = null, mission = null,
        description = null, services = '{}', search = '', words = '{}', sent_back_reason = null, suspended_reason = null,
        erased_at = now(), updated_at = now() where id = $1`,
    values: [id],
  });
  await runQuery(db, { text: 'delete from ngo_claim where ngo_id = $1', values: [id] });
}

/** Gives what names the files that belonged to the photos. */
export async function deletePhotoRows(db: Database, ngoId: string): Promise<StoredPhoto[]> {
  const rows = await runQuery<[string, number]>(db, {
    text: 'delete from ngo_photo where ngo_id = $1 returning file_key, width',
    values: [ngoId],
  });
  return rows.map(([fileKey, width]) => ({ fileKey, width }));
}
