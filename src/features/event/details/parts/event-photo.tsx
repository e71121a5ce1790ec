import type { EventPhotoView } from '#src/features/event/details/event-details.view.ts';
import { PHOTO_FORMATS, photoFile, photoWidths } from '#src/features/ngo/photos/photo.values.ts';
import styles from './event-details.module.css';

const SIZES = '(min-width: 60rem) 44rem, 100vw';

/** The photo of an event, in the smallest file that is wide enough. */
export function EventPhoto({ photo, title }: { photo: EventPhotoView; title: string }) {
  const { path, width, height, description } = photo;
  const [avif, webp] = PHOTO_FORMATS.map((format) =>
    photoWidths(width)
      .map((fileWidth) => `${photoFile({ path, width: fileWidth, format })} ${fileWidth}w`)
      .join(', '),
  );
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      <img
        className={styles.photo}
        srcSet={webp}
        sizes={SIZES}
        src={photoFile({ path, width, format: 'webp' })}
        width={width}
        height={height}
        alt={description?.text ?? title}
        lang={description?.lang}
      />
    </picture>
  );
}
