/** Constants of NGO photos, shared with the browser. */

/** Maximum number of photos of an NGO. */
export const PHOTOS_MOST = 20;
/** Maximum size of an uploaded file in bytes. */
export const PHOTO_BYTES_MOST = 15 * 1024 * 1024;
/** Minimum length of each side in pixels. Anything smaller is only a thumbnail. */
export const PHOTO_SIDE_LEAST = 200;
export const CAPTION_MOST = 160;
export const ALTERNATIVE_TEXT_MOST = 200;
/**
 * Types offered by the file chooser. With this list, iPhones convert HEIC to JPEG. The server detects the
 * type of the file itself.
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** In the order that browsers try them. AVIF comes first because its files are half the size. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Maximum length of a side of the stored photo in pixels. */
export const PHOTO_SIDE_MOST = 1600;
/** The smallest is for the rows of lists. */
const SMALLER_WIDTHS = [240, 480, 960];

/** Returns the widths in pixels of the stored files, in ascending order, none wider than the photo. */
export function photoWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** Returns the URL path of a file. Without the leading slash it is the key in the file store. */
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
