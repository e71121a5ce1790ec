import { randomBytes } from 'node:crypto';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import { takePictureTurn } from '#src/server/workers/picture-turns.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import {
  ISSUE_WAITING_RECEIPTS,
  readWaitingReceipts,
} from '#src/features/donation/receipts/waiting-receipts.service.server.ts';
import { checkSetting } from './settings-form.rules.ts';
import type { DonationSetting, SettingInput } from './settings.contract.ts';
import { selectSetting, upsertSetting, upsertSignature, type SettingRow } from './settings.queries.server.ts';
import { SIGNATURE_BYTES_MOST } from './settings.values.ts';
import { makeSignatureImage } from './signature-image.server.ts';

type Services = Pick<AppServices, 'db' | 'queue' | 'files' | 'log' | 'origin' | 'keys'>;

/** Returns what an NGO decided about its donations. */
export async function readSetting(db: Database, ngoId: string): Promise<DonationSetting> {
  const { signatureKey, ...setting } = await selectSetting(db, ngoId);
  const waitingReceipts = await readWaitingReceipts(db, ngoId);
  return { ...setting, hasSignature: signatureKey !== null, waitingReceipts };
}

/**
 * Saves the settings of the NGO of the caller; omitted fields are emptied. Once somebody signs, the receipts that waited
 * are issued by a job.
 * @throws {AppError} 422 with every error of the form; 409 if they were saved since `revision`, with the current settings
 * in `data`; as `guardNewContacts`.
 */
export async function saveSetting(
  services: Services,
  { revision, input, call }: { revision: number | undefined; input: SettingInput; call: SignedInCall },
): Promise<DonationSetting> {
  const { db, queue } = services;
  const ngoId = call.account.ngoId!;
  return db.transaction().execute(async (transaction) => {
    // A donation that is received at this moment waits for this lock, or this change for the donation.
    await lockNgo(transaction, ngoId);
    const before = await selectSetting(transaction, ngoId);
    const { setting, errors } = checkSetting({ form: input, today: todayInIndia(), saved: before });
    const keys = Object.values(errors);
    if (keys.length > 0)
      throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
    if (revision !== undefined && revision !== before.revision) {
      const now = await readSetting(transaction, ngoId);
      throw new AppError({ status: 409, key: 'donationSettingChanged', data: { now } });
    }
    const title = setting.thankYou ?? setting.thankYouGu ?? setting.thankYouHi ?? setting.signatoryName ?? '';
    await guardNewContacts({ ...services, db: transaction }, { call, title, before, after: setting });
    await upsertSetting(transaction, { ngoId, setting });
    if (before.signatoryName === null && setting.signatoryName !== null)
      await queue.send({ db: transaction, name: ISSUE_WAITING_RECEIPTS, data: { ngoId } });
    const after = auditFieldsOf(await selectSetting(transaction, ngoId));
    await record(transaction, { action: 'saveDonationSetting', call, before: auditFieldsOf(before), after });
    return readSetting(transaction, ngoId);
  });
}

/**
 * Sets the picture of the signature. The file is written before the row, and deleted again if the row cannot be. An
 * earlier picture stays in the store, because receipts that show it must look the same if they are printed again.
 * @throws {AppError} 413 if the file is too large; 422 if it is neither PNG nor JPEG, or damaged; 429 if too many
 * pictures are being processed.
 */
export async function setSignature(
  services: Services,
  { file, call }: { file: File; call: SignedInCall },
): Promise<DonationSetting> {
  const { files, log } = services;
  if (file.size > SIGNATURE_BYTES_MOST)
    throw new AppError({ status: 413, key: 'signatureLarge', fields: { signature: 'signatureLarge' } });
  const image = await takePictureTurn({
    sender: call.account.ngoId!,
    work: async () => makeSignatureImage(Buffer.from(await file.arrayBuffer())),
  });
  const key = `signatures/${randomBytes(16).toString('hex')}.png`;
  await files.put(key, image, { contentType: 'image/png' });
  try {
    return await changeSignature(services, { key, call, action: 'setSignature' });
  } catch (error) {
    await files
      .delete(key)
      .catch((cause: unknown) => log.error({ err: cause, key }, 'An unused signature could not be removed'));
    throw error;
  }
}

/** Prints later receipts without a picture of the signature. */
export async function removeSignature(
  services: Services,
  { call }: { call: SignedInCall },
): Promise<DonationSetting> {
  return changeSignature(services, { key: null, call, action: 'removeSignature' });
}

async function changeSignature(
  { db }: Services,
  { key, call, action }: { key: string | null; call: SignedInCall; action: string },
): Promise<DonationSetting> {
  const ngoId = call.account.ngoId!;
  return db.transaction().execute(async (transaction) => {
    const { signatureKey } = await selectSetting(transaction, ngoId);
    await upsertSignature(transaction, { ngoId, key });
    const sides = { before: { fileKey: signatureKey }, after: { fileKey: key } };
    await record(transaction, { action, call, ...sides });
    return readSetting(transaction, ngoId);
  });
}

/**
 * Returns the picture of the signature of an NGO, as a PNG.
 * @throws {AppError} 404 if it has none.
 */
export async function readSignature(
  { db, files }: Pick<Services, 'db' | 'files'>,
  ngoId: string,
): Promise<Uint8Array> {
  const { signatureKey } = await selectSetting(db, ngoId);
  if (signatureKey === null) throw notFound();
  return files.getBytes(signatureKey);
}

type Change = { action: string; call: SignedInCall; before: object; after: object };

async function record(db: Database, { action, call, before, after }: Change): Promise<void> {
  const ngoId = call.account.ngoId!;
  const about = { action, entity: 'donationSetting', entityId: ngoId, ngoId };
  await recordChange(db, { call, change: { ...about, before: { ...before }, after: { ...after } } });
}

function auditFieldsOf(setting: SettingRow): object {
  const { signatureKey, revision, urn, ...fields } = setting;
  return fields;
}
