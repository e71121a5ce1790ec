import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

export type PhotoRow = {
  id: string;
  fileKey: string;
  width: number;
  height: number;
  isCover: boolean;
  caption: string | null;
  alternativeText: string | null;
};
type Selected = [string, string, number, number, boolean, string | null, string | null];

const COLUMNS = 'p.id::text, p.file_key, p.width, p.height, p.is_cover, p.caption, p.alternative_text';
/** As everybody sees them: the cover first. */
const ORDER = 'not p.is_cover, p.position, p.id';

/** The photos of the NGO aliased `n` as visitors see them, as one JSON value. */
export const SHOWN_PHOTOS_JSON = `coalesce((select json_agg(json_build_object('path', '/photos/' || p.file_key,
  'width', p.width, 'height', p.height, 'caption', p.caption, 'alternativeText', p.alternative_text) order by ${ORDER})
  from ngo_photo p where p.ngo_id = n.id), '[]'::json)`;

export async function selectPhotos(
  db: Database,
  { ngoId, limit, offset }: { ngoId: string; limit: number; offset: number },
): Promise<PhotoRow[]> {
  const rows = await runQuery<Selected>(db, {
    text: `select ${COLUMNS} from ngo_photo p where p.ngo_id = $1 order by ${ORDER} limit $2 offset $3`,
    values: [ngoId, limit, offset],
  });
  return rows.map(photoOf);
}

export async function selectPhotoCount(db: Database, ngoId: string): Promise<number> {
  const [row] = await runQuery<[number]>(db, {
    text: 'select count(*)::int from ngo_photo where ngo_id = $1',
    values: [ngoId],
  });
  return row![0];
}

export async function selectPhoto(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<PhotoRow | undefined> {
  const [row] = await runQuery<Selected>(db, {
    text: `select ${COLUMNS} from ngo_photo p where p.id = $1 and p.ngo_id = $2`,
    values: [id, ngoId],
  });
  return row && photoOf(row);
}

/** Waits for whoever changes the photos of the NGO, and keeps others waiting until the transaction ends. */
export async function lockPhotos(db: Database, ngoId: string): Promise<void> {
  await runQuery(db, { text: 'select from ngo where id = $1 for no key update', values: [ngoId] });
}

/** Adds a photo behind all others; the first of an NGO is its cover. */
export async function insertPhoto(
  db: Database,
  { ngoId, fileKey, width, height }: { ngoId: string; fileKey: string; width: number; height: number },
): Promise<PhotoRow> {
  const [row] = await runQuery<Selected>(db, {
    text: `insert into ngo_photo as p (ngo_id, file_key, width, height, position, is_cover)
      select $1, $2, $3, $4, coalesce(max(position), 0) + 1, count(*) = 0 from ngo_photo where ngo_id = $1
      returning ${COLUMNS}`,
    values: [ngoId, fileKey, width, height],
  });
  return photoOf(row!);
}

type Texts = Pick<PhotoRow, 'caption' | 'alternativeText'>;

export async function updatePhotoTexts(
  db: Database,
  { id, ngoId, caption, alternativeText }: { id: string; ngoId: string } & Texts,
): Promise<void> {
  await runQuery(db, {
    text: 'update ngo_photo set caption = $3, alternative_text = $4 where id = $1 and ngo_id = $2',
    values: [id, ngoId, caption, alternativeText],
  });
}

/** The photos of the NGO stand as the ids do. */
export async function updatePhotoOrder(
  db: Database,
  { ngoId, ids }: { ngoId: string; ids: string[] },
): Promise<void> {
  await runQuery(db, {
    text: `update ngo_photo p set position = t.position
      from unnest($2::bigint[]) with ordinality as t (id, position) where p.id = t.id and p.ngo_id = $1`,
    values: [ngoId, ids],
  });
}

/** That photo is the cover, and no other. */
export async function updateCover(db: Database, { id, ngoId }: { id: string; ngoId: string }): Promise<void> {
  // Not in one: there is never more than one cover, in between neither.
  const values = [id, ngoId];
  await runQuery(db, {
    text: 'update ngo_photo set is_cover = false where ngo_id = $2 and is_cover and id <> $1',
    values,
  });
  await runQuery(db, {
    text: 'update ngo_photo set is_cover = true where id = $1 and ngo_id = $2',
    values,
  });
}

export async function deletePhotoRow(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<void> {
  await runQuery(db, {
    text: 'delete from ngo_photo where id = $1 and ngo_id = $2',
    values: [id, ngoId],
  });
}

function photoOf([id, fileKey, width, height, isCover, caption, alternativeText]: Selected): PhotoRow {
  return { id, fileKey, width, height, isCover, caption, alternativeText };
}
