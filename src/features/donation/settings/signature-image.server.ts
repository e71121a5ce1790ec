import sharp, { type SharpOptions } from 'sharp';
import { formatOf } from '#src/features/ngo/photos/photo-image.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { findCodeError, readPictureCodes } from '#src/server/payment-code.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { SIGNATURE_SIZE } from './settings.values.ts';

/** More than any scanner or phone makes of a signature. */
const PIXELS_MOST = 40_000_000;
/** A file can be crafted to take forever. */
const SECONDS_MOST = 20;
const READING: SharpOptions = { limitInputPixels: PIXELS_MOST, failOn: 'error' };

/**
 * Returns the picture of a signature as a PNG, upright, of at most 1200 x 400 pixels, with its transparency.
 * It is encoded again from the pixels, so it contains no metadata of the original.
 * @throws {AppError} 422 if the file is neither PNG nor JPEG, is damaged or too large, or shows a QR code
 * that takes a payment, or if nobody can tell.
 */
export async function makeSignatureImage(upload: Buffer): Promise<Buffer> {
  const format = formatOf(upload);
  if (format !== 'png' && format !== 'jpeg') throw signatureError('signatureKind');
  const image = await encode(upload);
  const codes = await readPictureCodes(sharp(image));
  if (!codes) throw signatureError('signatureBroken');
  const refused = findCodeError(codes);
  if (refused) throw signatureError(refused);
  return image;
}

async function encode(upload: Buffer): Promise<Buffer> {
  try {
    return await sharp(upload, READING)
      .autoOrient()
      .resize({ ...SIGNATURE_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .timeout({ seconds: SECONDS_MOST })
      .toBuffer();
  } catch {
    // The library has no error codes. Any error means that it could not read the file.
    throw signatureError('signatureBroken');
  }
}

function signatureError(key: MessageKey): AppError {
  return new AppError({ status: 422, key, fields: { signature: key } });
}
