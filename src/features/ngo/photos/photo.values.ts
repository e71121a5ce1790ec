/** Plain values of an NGO's photos that the browser needs too. */

/** Photos one NGO may have. */
export const PHOTOS_MOST = 20;
/** Bytes of one file as it is sent. */
export const PHOTO_BYTES_MOST = 15 * 1024 * 1024;
/** Pixels of each side: below it, a photo is a thumbnail of one. */
export const PHOTO_SIDE_LEAST = 200;
export const CAPTION_MOST = 160;
export const ALTERNATIVE_TEXT_MOST = 200;
/** What a file chooser offers (iPhones make a JPEG of a HEIC then); the server looks into the file itself. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** In the order a browser is asked to try them: AVIF is half as heavy. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Pixels; the side of the largest one kept. */
export const PHOTO_SIDE_MOST = 1600;
const SMALLER_WIDTHS = [480, 960];

/** The widths, in pixels, that a photo is kept in, the least first; never wider than it is itself. */
export function photoWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** Where one file of a photo is found: its address on the site, and behind a slash its key in the file store. */
export function photoFile({
  path,
  width,
  format,
}: {
  path: string;
  width: number;
  format: PhotoFormat;
}): string {
  return `${path}-${width}.${format}`;
}
