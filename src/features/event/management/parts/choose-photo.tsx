import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { FieldError } from '#src/ui/form/field.tsx';
import { Link } from '#src/ui/link.tsx';
import form from '#src/ui/form/form.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import { descriptionOf } from '#src/features/ngo/photos/photo-texts.ts';
import { photoFile, photoWidths } from '#src/features/ngo/photos/photo.values.ts';
import styles from './events.module.css';

const NAME = 'photoId';

type ChoosePhotoProps = {
  label: string;
  /** The photos of the NGO. */
  photos: readonly OwnPhoto[];
  /** The id of the chosen photo, or ''. */
  selected: string;
  error: string | undefined;
};

/** Radio buttons with the photos of the gallery, and one for no photo. */
export function ChoosePhoto({ label, photos, selected, error }: ChoosePhotoProps) {
  const { editor: t } = useMessages('event/management');
  const language = useLanguage();
  const isThere = photos.some(({ _id }) => _id === selected);
  if (photos.length === 0)
    return (
      <div className={form.field}>
        <p className={fieldStyles.label}>{label}</p>
        <p className={layout.line}>
          {t.noPhotosYet}
          <Link className={styles.link} to="/ngopage/ngoPhotos">
            {t.addPhotos}
          </Link>
        </p>
      </div>
    );
  return (
    <div className={classes(form.field, error && form.wrong)}>
      <fieldset className={form.fieldset} aria-describedby={error && `${NAME}-error`}>
        <legend className={fieldStyles.label}>{label}</legend>
        {error && <FieldError name={NAME} error={error} />}
        <div className={styles.photos}>
          <label className={styles.photo}>
            <input type="radio" name={NAME} id={NAME} value="" defaultChecked={!isThere} />
            <span className={styles.noPhoto}>{t.noPhoto}</span>
          </label>
          {photos.map((photo, at) => (
            <PhotoChoice
              key={photo._id}
              photo={photo}
              words={descriptionOf({ photo, language })?.text ?? t.photo(String(at + 1))}
              isSelected={photo._id === selected}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function PhotoChoice({ photo, words, isSelected }: { photo: OwnPhoto; words: string; isSelected: boolean }) {
  const width = photoWidths(photo.width)[0]!;
  return (
    <label className={styles.photo}>
      <input type="radio" name={NAME} value={photo._id} defaultChecked={isSelected} />
      <img
        src={photoFile({ path: photo.path, width, format: 'webp' })}
        alt={words}
        lang={languageOfText(words)}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
      />
    </label>
  );
}
