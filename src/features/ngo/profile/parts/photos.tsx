import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import {
  PHOTO_FORMATS,
  photoFile,
  photoWidths,
  type PhotoFormat,
} from '#src/features/ngo/photos/photo.values.ts';
import styles from './photos.module.css';

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

/**
 * Shows a photo that fills its frame. While it loads, or if it fails to load, the description `words` is
 * shown instead. `sizes` is the width for the browser, so that it chooses the smallest sufficient file.
 */
export function Photo({ photo, words, sizes }: { photo: PublicPhoto; words: string; sizes: string }) {
  const { path, width, height } = photo;
  const widths = photoWidths(width);
  const sources = (format: PhotoFormat) =>
    widths.map((fileWidth) => `${photoFile({ path, width: fileWidth, format })} ${fileWidth}w`).join(', ');
  const [avif, webp] = PHOTO_FORMATS;
  const lang = languageOfText(words);
  return (
    <>
      <span className={styles.words} lang={lang} aria-hidden="true">
        {words}
      </span>
      <picture>
        <source type={`image/${avif}`} srcSet={sources(avif)} sizes={sizes} />
        <img
          src={photoFile({ path, width: widths[0]!, format: webp })}
          srcSet={sources(webp)}
          sizes={sizes}
          width={width}
          height={height}
          alt={words}
          lang={lang}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </>
  );
}
