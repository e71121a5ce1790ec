import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
/** Settings that make encoding fast. */
const FAST_OPTIONS: Partial<Record<Format, object>> = { avif: { effort: 0 }, gif: { effort: 1 } };

/** Returns a picture with some detail, as a camera app would send it. */
export async function picture({
  width = 500,
  height = 375,
  format = 'jpeg',
}: { width?: number; height?: number; format?: Format } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  // Noise of single pixels, which no camera sends, takes three times as long to encode.
  const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const spots = sharp({ create: { width: columns, height: rows, channels: 3, background: '#3a7', noise } });
  return sharp(await spots.png().toBuffer())
    .resize({ width, height, fit: 'fill' })
    .toFormat(format, FAST_OPTIONS[format])
    .toBuffer();
}

/**
 * Returns a picture that is stored rotated, with GPS coordinates and the make of the phone in its metadata.
 */
export async function pictureWithPlace({
  width,
  height,
}: {
  width: number;
  height: number;
}): Promise<Buffer> {
  return sharp(await picture({ width, height }))
    .withExif({
      IFD0: { Make: 'Example Phone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 1/1 1/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '72/1 35/1 1/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * Returns a file of about 30 kB that would take 768 MB once decoded: a white square of 16,000 by 16,000
 * pixels.
 */
export function pictureBomb(): Buffer {
  const side = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([numbers.subarray(0, 4), typeAndData, numbers.subarray(4)]);
}

/** Returns the metadata that a file contains in addition to its pixels. */
export function metadataIn({ exif, xmp, iptc, icc, orientation }: Metadata): unknown[] {
  return [exif, xmp, iptc, icc, orientation].filter((part) => part !== undefined);
}
