import decode from 'qr/decode.js';
import sharp from 'sharp';

/** Returns the text of the QR code in a picture (PNG or SVG). Throws if there is none. */
export async function readQrCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decode({ data, width: info.width, height: info.height });
}
