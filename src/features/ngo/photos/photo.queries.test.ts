import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { hideNgo, saveDecoys, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import * as photos from './photo.queries.server.ts';

const { db, pool } = await testDatabase();

let id: string;
let other: string;
let number = 0;
beforeEach(async () => {
  [id, other] = [await savedNgo(db), await savedNgo(db)];
});
const savePhoto = (more: Columns<'ngo_photo'> = {}) =>
  saveRow(pool, {
    table: 'ngo_photo',
    row: {
      ngo_id: id,
      file_key: `file${++number}`,
      position: number,
      is_cover: false,
      width: 8,
      height: 6,
      created_at: new Date(),
      ...more,
    },
  });

test('photos are listed cover first, and only those of an NGO that is not hidden are shown', async () => {
  const [second, cover, first, twin] = [
    await savePhoto({ position: 902 }),
    await savePhoto({ position: 903, is_cover: true }),
    await savePhoto({ position: 901 }),
    await savePhoto({ position: 901 }),
  ];
  const theirs = await savePhoto({ ngo_id: other, is_cover: true });
  const list = async (window = { limit: 9, offset: 0 }) =>
    (await photos.selectPhotos(db, { ngoId: id, ...window })).map((photo) => photo.id);
  expect(await list()).toEqual([cover, first, twin, second]);
  expect(await list({ limit: 1, offset: 1 })).toEqual([first]);
  expect(await photos.selectPhotoCount(db, id)).toBe(4);
  const stored = async (photo: string) =>
    (await pool.query<Record<string, unknown>>('select * from ngo_photo where id = $1', [photo])).rows[0];
  const untouched = await stored(theirs);
  const texts = {
    caption: 'Camp',
    captionGu: null,
    captionHi: null,
    alternativeText: null,
    alternativeTextGu: null,
    alternativeTextHi: null,
  };
  for (const photo of [theirs, first]) {
    await photos.updatePhotoTexts(db, { id: photo, ngoId: id, texts });
    await photos.updateCover(db, { id: first, ngoId: id });
  }
  await photos.updatePhotoOrder(db, { ngoId: id, ids: [second, theirs, cover] });
  await photos.deletePhotoRow(db, { id: theirs, ngoId: id });
  expect(await stored(theirs)).toEqual(untouched);
  expect(await photos.selectPhoto(db, { id: theirs, ngoId: id })).toBeUndefined();
  expect(await list()).toEqual([first, second, cover, twin]);
  expect(await stored(first)).toMatchObject({ caption: 'Camp', is_cover: true, position: 901 });
  expect(await stored(second)).toMatchObject({ caption: null, is_cover: false, position: 1 });
  const [pending, hidden, deleted] = await saveDecoys(pool, {
    table: 'ngo',
    like: id,
    but: [{ status: 'pending' }, { status: 'suspended' }, {}],
  });
  await hideNgo(pool, { id: deleted!, status: 'deleted' });
  for (const [ngo_id, isShown] of [
    [id, true],
    [pending, true],
    [hidden, false],
    [deleted, false],
  ] as const) {
    const file_key = `shown${ngo_id}`;
    await savePhoto({ ngo_id, file_key });
    expect(await photos.hasShownPhoto(db, file_key)).toBe(isShown);
  }
  expect(await photos.hasShownPhoto(db, 'unknown')).toBe(false);
  await photos.deletePhotoRow(db, { id: second, ngoId: id });
  expect(await list()).not.toContain(second);
});
