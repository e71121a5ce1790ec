import type { Sharp } from 'sharp';
import { holdsPaymentDetails } from '#src/shared/india/payment-details.ts';
import { keptThread } from './workers/kept-thread.server.ts';

/** A picture as four bytes for each pixel. */
export type Pixels = { data: Uint8Array; width: number; height: number };

const readCodes = keptThread<Pixels, string[]>({
  module: 'src/server/payment-code.worker.server.ts',
  memoryMiB: 64,
  milliseconds: 5_000,
  idleMilliseconds: 3_000,
  worksMost: 100,
});
/**
 * Longest sides in pixels at which a code is looked for: some are found only in a smaller picture, others
 * only in a large one.
 */
const SIDES = [1600, 1000, 500];
/** Beginning of the codes of cards and UPI that shops put up (EMV, Bharat QR). */
const SHOP_CODE = /^0002010[12]/;

/**
 * Returns whether a picture shows a QR code that takes a payment, or undefined if that could not be found
 * out: the search took too much time or memory, or there are too many codes. No text may say where to send
 * money, and a picture is no way round. A code that people cannot scan is not found either.
 */
export async function showsPaymentCode(picture: Sharp): Promise<boolean | undefined> {
  let searchedWidth: number | undefined;
  for (const side of SIDES) {
    const { data, info } = await picture
      .clone()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A small picture stays as it is.
    if (info.width === searchedWidth) continue;
    searchedWidth = info.width;
    const codes = await readCodes({ data, width: info.width, height: info.height });
    if (!codes) return undefined;
    if (codes.some((code) => SHOP_CODE.test(code) || holdsPaymentDetails(code))) return true;
  }
  return false;
}
