import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, fileTooLarge, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { lockNgoRow } from '#src/features/ngo/ngo.queries.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { deletePhotoFiles, photoPath, writePhotoFiles } from './photo-files.server.ts';
import { makePhotoImage } from './photo-image.server.ts';
import { takePictureTurn } from '#src/server/workers/picture-turns.server.ts';
import { besideOthers } from '#src/features/ngo/guarded-changes/beside-others.ts';
import { isGuarded } from '#src/features/ngo/guarded-changes/change.values.ts';
import { selectContactsOfNgo } from '#src/features/ngo/guarded-changes/freeze.queries.server.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import type { OwnPhoto, PhotoTexts } from './photo.contract.ts';
import {
  deletePhotoRow,
  hasShownPhoto,
  insertPhoto,
  selectPhoto,
  selectPhotoCount,
  selectPhotos,
  updateCover,
  updatePhotoOrder,
  updatePhotoTexts,
  type PhotoRow,
  type StoredPhotoTexts,
} from './photo.queries.server.ts';
import { PHOTO_BYTES_MOST, PHOTOS_MOST } from './photo.values.ts';

/** Name of the job that deletes the files of a deleted photo. */
export const DELETE_PHOTO_FILES = 'deletePhotoFiles';

/** Returns a page of the photos of the caller's own NGO, the cover first. */
export async function listOwnPhotos(
  db: Database,
  { account, page, pageSize }: { account: SignedIn; page: number; pageSize: number },
): Promise<{ data: OwnPhoto[]; total: number; page: number; pageSize: number }> {
  const ngoId = ngoOf(account);
  const [rows, total] = await Promise.all([
    selectPhotos(db, { ngoId, limit: pageSize, offset: (page - 1) * pageSize }),
    selectPhotoCount(db, ngoId),
  ]);
  return { data: rows.map(ownPhotoOf), total, page, pageSize };
}

/** Returns the captions and descriptions of the photos of an NGO, without those of the photo `except`. */
export async function listPhotoTexts(
  db: Database,
  ngoId: string,
  except?: string,
): Promise<StoredPhotoTexts[]> {
  const rows = await selectPhotos(db, { ngoId, limit: PHOTOS_MOST, offset: 0 });
  return rows.filter(({ id }) => id !== except).map(textsOf);
}

/**
 * Adds a photo after the others. The first one becomes the cover. Writes the files before the row, and
 * deletes them again if the row cannot be added.
 * @throws {AppError} 403 if the page is public and the password was not typed again, 404 if the account has no NGO, 409
 * if the NGO already has the maximum number of photos, 413 if the file is too large, 422 if it is not a photo, or is
 * damaged, too large or too small in pixels; as `guardNewContacts` for what its QR codes say;
 * 429 if too many photos are being processed.
 */
export async function addPhoto(
  services: AppServices,
  { file, call }: { file: File; call: SignedInCall },
): Promise<OwnPhoto> {
  const { db, files, log } = services;
  const ngoId = ngoOf(call.account);
  if (file.size > PHOTO_BYTES_MOST) throw fileTooLarge({ bytesMost: PHOTO_BYTES_MOST, field: 'photo' });
  // This check avoids useless work. The one in the transaction is decisive.
  await requireRoom(db, ngoId);
  await requirePasswordForPage(db, call);
  const image = await takePictureTurn({
    sender: ngoId,
    work: async () => makePhotoImage(Buffer.from(await file.arrayBuffer())),
  });
  const fileKey = randomBytes(16).toString('hex');
  await writePhotoFiles(files, { fileKey, image });
  const { width, height, codes } = image;
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockNgoRow(transaction, ngoId);
      await requireRoom(transaction, ngoId);
      await guardNewContacts({ ...services, db: transaction }, { call, title: 'QR', after: { codes } });
      const row = await insertPhoto(transaction, { ngoId, fileKey, width, height });
      await record(transaction, { call, action: 'addNgoPhoto', id: row.id, after: { fileKey } });
      return ownPhotoOf(row);
    });
  } catch (error) {
    await deletePhotoFiles(files, { fileKey, width }).catch((cause: unknown) =>
      log.error({ err: cause, fileKey }, 'The files of a photo that was not added could not be removed'),
    );
    throw error;
  }
}

/**
 * Changes the texts of a photo. Empty texts are removed.
 * @throws {AppError} 404 if the caller's own NGO has no such photo; 403 if the page is public and the password was not
 * typed again; as `guardNewContacts`.
 */
export async function updatePhoto(
  services: AppServices,
  { id, texts, call }: Call & { texts: PhotoTexts },
): Promise<OwnPhoto> {
  return changePhoto(services.db, { id, call }, async (transaction, { before, ngoId }) => {
    const after = textsOf({ ...before, ...texts });
    if (!isDeepStrictEqual(after, textsOf(before))) await requirePasswordForPage(transaction, call);
    const others = await listPhotoTexts(transaction, ngoId, id);
    const named = {
      call,
      title: Object.values(after).find((text) => text !== null) ?? '',
      before: readWithOthers(textsOf(before), others),
      after: readWithOthers(after, others),
    };
    await guardNewContacts({ ...services, db: transaction }, named);
    await updatePhotoTexts(transaction, { id, ngoId, texts: after });
    await record(transaction, { call, action: 'updateNgoPhoto', id, before: textsOf(before), after });
    return ownPhotoOf({ ...before, ...after });
  });
}

/**
 * Puts all photos of the caller's own NGO in the order of `ids`. The cover is still shown first.
 * @throws {AppError} 409 if `ids` are not exactly its photos.
 */
export async function orderPhotos(
  { db }: AppServices,
  { ids, call }: { ids: string[]; call: SignedInCall },
): Promise<void> {
  const ngoId = ngoOf(call.account);
  await db.transaction().execute(async (transaction) => {
    await lockNgoRow(transaction, ngoId);
    const rows = await selectPhotos(transaction, { ngoId, limit: PHOTOS_MOST, offset: 0 });
    const before = rows.map((row) => row.id);
    const input = new Set(ids);
    if (input.size !== ids.length || ids.length !== before.length || !before.every((id) => input.has(id)))
      throw new AppError({ status: 409, key: 'photosChanged' });
    await updatePhotoOrder(transaction, { ngoId, ids });
    const change = { before: { order: before }, after: { order: ids } };
    await record(transaction, { call, action: 'orderNgoPhoto', id: ngoId, entity: 'ngo', ...change });
  });
}

/**
 * Makes a photo the cover.
 * @throws {AppError} 404 if the caller's own NGO has no such photo.
 */
export async function chooseCover({ db }: AppServices, { id, call }: Call): Promise<void> {
  await changePhoto(db, { id, call }, async (transaction, { before, ngoId }) => {
    await updateCover(transaction, { id, ngoId });
    const change = { before: { isCover: before.isCover }, after: { isCover: true } };
    await record(transaction, { call, action: 'chooseCoverPhoto', id, ...change });
  });
}

/**
 * Deletes a photo. A job deletes its files, with retries. If it was the cover, the next photo becomes the
 * cover.
 * @throws {AppError} 404 if the caller's own NGO has no such photo.
 */
export async function deletePhoto({ db, queue }: AppServices, { id, call }: Call): Promise<void> {
  await changePhoto(db, { id, call }, async (transaction, { before, ngoId }) => {
    await deletePhotoRow(transaction, { id, ngoId });
    const [next] = await selectPhotos(transaction, { ngoId, limit: 1, offset: 0 });
    if (before.isCover && next) await updateCover(transaction, { id: next.id, ngoId });
    const { fileKey, width } = before;
    await queue.send({ db: transaction, name: DELETE_PHOTO_FILES, data: { fileKey, width } });
    const removed = { fileKey, ...textsOf(before) };
    await record(transaction, { call, action: 'deleteNgoPhoto', id, before: removed });
  });
}

/** Returns whether the NGO has such a photo. */
export async function isPhotoOfNgo(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<boolean> {
  return ROW_ID.test(id) && (await selectPhoto(db, { id, ngoId })) !== undefined;
}

/**
 * Returns whether the files of a photo may be sent: not those of a suspended or deleted NGO. Those of an NGO that is not
 * listed yet may, because their random names are known only to its own people and to staff.
 */
export async function isPhotoShown(db: Database, fileKey: string): Promise<boolean> {
  return hasShownPhoto(db, fileKey);
}

type Call = { id: string; call: SignedInCall };

/**
 * Runs a change of one photo of the caller's own NGO in a transaction. Changes to the photos of an NGO run
 * one after another.
 */
async function changePhoto<Result>(
  db: Database,
  { id, call }: Call,
  change: (transaction: Database, photo: { before: PhotoRow; ngoId: string }) => Promise<Result>,
): Promise<Result> {
  const ngoId = ngoOf(call.account);
  if (!ROW_ID.test(id)) throw notFound();
  return db.transaction().execute(async (transaction) => {
    await lockNgoRow(transaction, ngoId);
    const before = await selectPhoto(transaction, { id, ngoId });
    if (!before) throw notFound();
    return change(transaction, { before, ngoId });
  });
}

/** @throws {AppError} 403 if the page of the NGO is public, or was checked, and the password was not typed again. */
async function requirePasswordForPage(db: Database, { account, isConfirmed }: SignedInCall): Promise<void> {
  const page = await selectContactsOfNgo(db, ngoOf(account));
  if (page && isGuarded(page) && isConfirmed !== true) throw needsConfirmation();
}

async function requireRoom(db: Database, ngoId: string): Promise<void> {
  if ((await selectPhotoCount(db, ngoId)) >= PHOTOS_MOST)
    throw new AppError({ status: 409, key: 'photosFull' });
}

async function record(
  db: Database,
  change: {
    call: SignedInCall;
    action: string;
    id: string;
    entity?: string;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  },
): Promise<void> {
  const { call, id, entity = 'ngoPhoto', ...rest } = change;
  const ngoId = ngoOf(call.account);
  await recordChange(db, { call, change: { ...rest, entity, entityId: id, ngoId } });
}

function ngoOf({ ngoId }: SignedIn): string {
  if (ngoId === null) throw notFound();
  return ngoId;
}

/** Returns only what is written about a photo, with null for an empty text. */
function textsOf(texts: StoredPhotoTexts): StoredPhotoTexts {
  return {
    caption: texts.caption || null,
    captionGu: texts.captionGu || null,
    captionHi: texts.captionHi || null,
    alternativeText: texts.alternativeText || null,
    alternativeTextGu: texts.alternativeTextGu || null,
    alternativeTextHi: texts.alternativeTextHi || null,
  };
}

/** Returns the texts of a photo beside those of the others: captions are read together, and so are descriptions. */
function readWithOthers(texts: StoredPhotoTexts, others: StoredPhotoTexts[]): object {
  const read = besideOthers(texts, others);
  return {
    captions: read.map(({ caption, captionGu, captionHi }) => ({ caption, captionGu, captionHi })),
    descriptions: read.map(({ alternativeText, alternativeTextGu, alternativeTextHi }) => ({
      alternativeText,
      alternativeTextGu,
      alternativeTextHi,
    })),
  };
}

function ownPhotoOf(row: PhotoRow): OwnPhoto {
  const { id, fileKey, width, height, isCover } = row;
  return { _id: id, path: photoPath(fileKey), width, height, isCover, ...textsOf(row) };
}
