import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import { Photo } from '#src/features/ngo/photos/parts/photo.tsx';
import { photoFile } from '#src/features/ngo/photos/photo.values.ts';
import styles from '#src/features/ngo/photos/parts/photo.module.css';

/** The widths of photos in the grid. */
const COVER_SIZES = '(min-width: 40rem) 29rem, 100vw';
const SIZES = '(min-width: 40rem) 15rem, 50vw';

/** Shows an NGO's photos, the cover large. Each links to the full photo, because the grid crops it. */
export function Photos({ photos, name }: { photos: PublicPhoto[]; name: string }) {
  const t = useMessages('ngo/profile');
  if (photos.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.photos}</h2>
      <div className={styles.photos}>
        {photos.map((photo, index) => (
          <figure key={photo.path}>
            <a className={styles.frame} href={photoFile({ ...photo, format: 'webp' })}>
              <Photo
                photo={photo}
                words={photo.alternativeText ?? photo.caption ?? t.photoOf(name, String(index + 1))}
                sizes={index === 0 ? COVER_SIZES : SIZES}
              />
            </a>
            {photo.caption && <figcaption lang={languageOfText(photo.caption)}>{photo.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  );
}
