import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import {
  PHOTO_FORMATS,
  photoFile,
  photoWidths,
  type PhotoFormat,
} from '#src/features/ngo/photos/photo.values.ts';
import styles from './photo.module.css';

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
