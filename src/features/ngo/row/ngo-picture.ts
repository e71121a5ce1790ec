import { photoFile, photoWidths } from '#src/features/ngo/photos/photo.values.ts';
import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';

type Options = { cover: PublicPhoto | null | undefined; category: string };

/** Returns the URL of the picture of an NGO: its cover in the smallest size, or the icon and colour of its category. */
export function pictureOfNgo({ cover, category }: Options): string {
  // An image file, because the icons of all categories would be 5 kB of script.
  if (!cover) return `/category-${category}.svg`;
  return photoFile({ path: cover.path, width: photoWidths(cover.width)[0]!, format: 'webp' });
}
