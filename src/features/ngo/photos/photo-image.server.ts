import sharp, { type SharpOptions } from 'sharp';
import { AppError } from '#src/server/errors.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import {
  PHOTO_FORMATS,
  PHOTO_SIDE_LEAST,
  PHOTO_SIDE_MOST,
  photoWidths,
  type PhotoFormat,
} from './photo.values.ts';

// Its cache of 50 MB is for pictures that are drawn again; each of ours is drawn once.
sharp.cache(false);

const PIXELS_MOST = 40_000_000;
/** Decoding AVIF takes 0.1 s a megapixel, ten times as long as other formats. No phone takes more of these. */
const AVIF_PIXELS_MOST = 16_000_000;
/** Pixels that one byte of a photo stands for, at most. One plain colour has some 500, what is made to cost time far more. */
const PIXELS_OF_BYTE_MOST = 2_000;
/** Of reading; a file can be made so that it takes for ever. */
const SECONDS_MOST = 20;
/** A file that ends too early is refused; what a phone's app wrote a little wrong is not. */
const READING: SharpOptions = { limitInputPixels: PIXELS_MOST, failOn: 'error' };
/** Quality and effort: AVIF above this effort takes ten times as long for a tenth less. */
const WRITING = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
};

export type PhotoImage = {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  files: { width: number; format: PhotoFormat; bytes: Buffer }[];
};

/**
 * The files that a photo is kept as: the right way up, in each width and format, drawn anew from its pixels, so that
 * nothing else of what was sent (where it was taken, by which phone) is in them.
 * @throws {AppError} 422 with a sentence when it is no photo, one that cannot be read, damaged, too large or too small.
 */
export async function makePhotoImage(sent: Buffer): Promise<PhotoImage> {
  const format = formatOf(sent);
  if (format === 'heic') throw refused('photoHeic');
  if (format === undefined) throw refused('photoKind');
  const { data, info } = await readPixels({
    sent,
    pixelsMost: format === 'avif' ? AVIF_PIXELS_MOST : PIXELS_MOST,
  });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const files: PhotoImage['files'] = [];
  // One after the other: each takes a core.
  for (const width of photoWidths(info.width)) {
    for (const kind of PHOTO_FORMATS) {
      const picture = sharp(data, raw).resize({ width, withoutEnlargement: true });
      files.push({ width, format: kind, bytes: await picture.toFormat(kind, WRITING[kind]).toBuffer() });
    }
  }
  return { width: info.width, height: info.height, files };
}

async function readPixels({ sent, pixelsMost }: { sent: Buffer; pixelsMost: number }) {
  try {
    const { width, height } = await sharp(sent, READING).metadata();
    if (width * height > pixelsMost) throw refused('photoPixels');
    if (width * height > sent.length * PIXELS_OF_BYTE_MOST) throw refused('photoBlank');
    if (Math.min(width, height) < PHOTO_SIDE_LEAST) throw refused('photoSmall');
    return await sharp(sent, READING)
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
    // The library has no codes; whatever else it says, it could not read the file.
    throw refused(/pixel limit/.test((error as Error).message) ? 'photoPixels' : 'photoBroken');
  }
}

/**
 * What a file says at its beginning that it is, whatever its name says; undefined for all that is not taken. The library
 * would read much more (drawings, documents): none of that gets to it.
 */
export function formatOf(sent: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const text = sent.toString('latin1', 0, 64);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  // Brands, the major one first: an AVIF often names those of HEIC's family too.
  const brands = text.slice(8, Math.min(sent.readUInt32BE(0), 64));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

function refused(key: MessageKey): AppError {
  return new AppError({ status: 422, key, fields: { photo: key } });
}
