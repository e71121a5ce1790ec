import sharp, { type SharpOptions } from 'sharp';
import { AppError } from '#src/server/errors.server.ts';
import { findCodeError, readPictureCodes } from '#src/server/payment-code.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import {
  PHOTO_FORMATS,
  PHOTO_SIDE_LEAST,
  PHOTO_SIDE_MOST,
  photoWidths,
  type PhotoFormat,
} from './photo.values.ts';

// Its cache of 50 MB speeds up repeated processing, but each photo is processed once.
sharp.cache(false);

const PIXELS_MOST = 40_000_000;
/**
 * Decoding AVIF takes 0.1 s per megapixel, ten times as long as other formats. No phone takes larger ones.
 */
const AVIF_PIXELS_MOST = 16_000_000;
/**
 * Maximum number of pixels per byte. A single plain colour reaches about 500; files crafted to waste time
 * have far more.
 */
const PIXELS_OF_BYTE_MOST = 2_000;
/** Limits the time of reading, because a file can be crafted to take forever. */
const SECONDS_MOST = 20;
/** Rejects a truncated file, but accepts small deviations from the format, which some phone apps produce. */
const READING: SharpOptions = { limitInputPixels: PIXELS_MOST, failOn: 'error' };
/** Quality and effort. A higher AVIF effort takes ten times as long for files a tenth smaller. */
const WRITING = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
};

export type PhotoImage = {
  /** Width of the largest file in pixels. */
  width: number;
  height: number;
  files: { width: number; format: PhotoFormat; bytes: Buffer }[];
};

/**
 * Returns the files of a photo: upright, in each width and format, and the texts of its QR codes. The files are encoded
 * again from the pixels, so they contain no metadata of the original, such as the location or the phone.
 * @throws {AppError} 422 if the file is not a photo, or is unreadable, damaged, too large or too small, or
 * shows a QR code that takes a payment, or if nobody can tell.
 */
export async function makePhotoImage(upload: Buffer): Promise<PhotoImage & { codes: string[] }> {
  const format = formatOf(upload);
  if (format === 'heic') throw photoError('photoHeic');
  if (format === undefined) throw photoError('photoKind');
  const { data, info } = await readPixels({
    upload,
    pixelsMost: format === 'avif' ? AVIF_PIXELS_MOST : PIXELS_MOST,
  });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const codes = await readPictureCodes(sharp(data, raw));
  if (!codes) throw photoError('photoBroken');
  const refused = findCodeError(codes);
  if (refused) throw photoError(refused);
  const files: PhotoImage['files'] = [];
  // One at a time, because each takes a CPU core.
  for (const width of photoWidths(info.width)) {
    for (const kind of PHOTO_FORMATS) {
      const picture = sharp(data, raw).resize({ width, withoutEnlargement: true });
      files.push({ width, format: kind, bytes: await picture.toFormat(kind, WRITING[kind]).toBuffer() });
    }
  }
  return { width: info.width, height: info.height, files, codes };
}

async function readPixels({ upload, pixelsMost }: { upload: Buffer; pixelsMost: number }) {
  try {
    const { width, height } = await sharp(upload, READING).metadata();
    if (width * height > pixelsMost) throw photoError('photoPixels');
    if (width * height > upload.length * PIXELS_OF_BYTE_MOST) throw photoError('photoBlank');
    if (Math.min(width, height) < PHOTO_SIDE_LEAST) throw photoError('photoSmall');
    return await sharp(upload, READING)
      .autoOrient()
      .resize({
        width: PHOTO_SIDE_MOST,
        height: PHOTO_SIDE_MOST,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: SECONDS_MOST })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The library has no error codes. Any other error means that it could not read the file.
    throw photoError(/pixel limit/.test((error as Error).message) ? 'photoPixels' : 'photoBroken');
  }
}

/**
 * Detects the format from the first bytes, regardless of the file name. Returns undefined for any other
 * format. The library supports many more (drawings, documents), but must never receive them.
 */
export function formatOf(upload: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const text = upload.toString('latin1', 0, 64);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  // The brands, the major one first. AVIF files often name brands of the HEIC family too.
  const brands = text.slice(8, Math.min(upload.readUInt32BE(0), 64));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

function photoError(key: MessageKey): AppError {
  return new AppError({ status: 422, key, fields: { photo: key } });
}
