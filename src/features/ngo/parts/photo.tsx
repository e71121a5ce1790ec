import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { ShownPhoto } from '../photos/photo.contract.ts';
import { PHOTO_FORMATS, photoFile, photoWidths, type PhotoFormat } from '../photos/photo.values.ts';
import styles from './photos.module.css';

/**
 * A photo that fills the frame it stands in. Until it is there, and when it does not come, `words` stand in its place:
 * what is to be seen in it. `sizes` tells the browser how wide it will be, so that it takes the smallest file that does.
 */
export function Photo({ photo, words, sizes }: { photo: ShownPhoto; words: string; sizes: string }) {
  const { path, width, height } = photo;
  const widths = photoWidths(width);
  const sources = (format: PhotoFormat) =>
    widths.map((one) => `${photoFile({ path, width: one, format })} ${one}w`).join(', ');
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
