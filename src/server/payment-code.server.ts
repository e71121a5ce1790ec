import type { Sharp } from 'sharp';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { holdsPaymentDetails } from '#src/shared/india/payment-details.ts';
import { keptThread } from './workers/kept-thread.server.ts';

/** A picture as four bytes for each pixel. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * What a code is looked for in: how bright the pixels are, and how much red or blue they have beside green. Two colours of
 * the same brightness differ in one of these, and some phones read such a code.
 */
export const VIEWS = ['brightness', 'red', 'blue'] as const;
export type Search = Pixels & { view: (typeof VIEWS)[number] };

const readCodes = keptThread<Search, string[]>({
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
 * Returns the texts of the QR codes that a picture shows, also of mirrored ones and of those in two colours of the same
 * brightness, or undefined if that could not be found out: the search took too much time or memory, or there are too many codes. What holds for texts holds for them. A code
 * that people cannot scan is not found either.
 */
export async function readPictureCodes(picture: Sharp): Promise<string[] | undefined> {
  const found = new Set<string>();
  let searchedWidth: number | undefined;
  for (const side of SIDES) {
    const { data, info } = await picture
      .clone()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      // People read pale codes too.
      .normalise()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A small picture stays as it is.
    if (info.width === searchedWidth) continue;
    searchedWidth = info.width;
    for (const view of VIEWS) {
      const codes = await readCodes({ data, width: info.width, height: info.height, view });
      if (!codes) return undefined;
      for (const code of codes) found.add(code);
      // The picture is refused, whatever else it shows.
      if (codes.some(takesPayment)) return [...found];
    }
  }
  return [...found];
}

/** Returns why a picture with these codes is refused, or undefined. What no text may hold, no picture may show. */
export function findCodeError(codes: readonly string[]): 'paymentCode' | 'aadhaar' | undefined {
  if (codes.some(takesPayment)) return 'paymentCode';
  return codes.some(holdsAadhaar) ? 'aadhaar' : undefined;
}

function takesPayment(code: string): boolean {
  return SHOP_CODE.test(code) || holdsPaymentDetails(code);
}
