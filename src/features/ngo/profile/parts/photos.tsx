import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import { Photo } from '#src/features/ngo/photos/parts/photo.tsx';
import { captionOf, descriptionOf } from '#src/features/ngo/photos/photo-texts.ts';
import { photoFile } from '#src/features/ngo/photos/photo.values.ts';
import styles from '#src/features/ngo/photos/parts/photo.module.css';

/** The widths of photos in the grid. */
const COVER_SIZES = '(min-width: 40rem) 29rem, 100vw';
const SIZES = '(min-width: 40rem) 15rem, 50vw';

/** Shows an NGO's photos, the cover large. Each links to the full photo, because the grid crops it. */
export function Photos({ photos, name }: { photos: PublicPhoto[]; name: string }) {
  const t = useMessages('ngo/profile');
  const language = useLanguage();
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
                words={descriptionOf({ photo, language })?.text ?? t.photoOf(name, String(index + 1))}
                sizes={index === 0 ? COVER_SIZES : SIZES}
              />
            </a>
            <Caption photo={photo} />
          </figure>
        ))}
      </div>
    </section>
  );
}

function Caption({ photo }: { photo: PublicPhoto }) {
  const caption = captionOf({ photo, language: useLanguage() });
  return caption && <figcaption lang={caption.lang}>{caption.text}</figcaption>;
}
