import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TranslationFields, Translations } from '#src/ui/area/edit/translation-fields.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#src/ui/area/area-icons.tsx';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { CircleDashedIcon } from '#src/ui/icons.tsx';
import area from '#src/ui/area/area.module.css';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { OwnPhoto, PhotoTexts } from '#src/features/ngo/photos/photo.contract.ts';
import { captionOf, descriptionOf } from '#src/features/ngo/photos/photo-texts.ts';
import { ALTERNATIVE_TEXT_MOST, CAPTION_MOST } from '#src/features/ngo/photos/photo.values.ts';
import styles from './own-photos.module.css';
import frame from '#src/features/ngo/photos/parts/photo.module.css';
import { Photo } from '#src/features/ngo/photos/parts/photo.tsx';

const SIZES = '(min-width: 40rem) 15rem, 100vw';

type OwnPhotoProps = {
  photo: OwnPhoto;
  /** Position, counted from 1. */
  place: number;
  total: number;
  /** Shows the description in place of the photo, which nobody can load while the NGO is suspended. */
  isHidden: boolean;
  onMove: (by: -1 | 1) => void;
  onCover: () => void;
  onRemove: () => void;
  onSaved: () => Promise<void>;
};

/** A photo as its NGO sees it, with its position, description and actions. */
export function OwnPhotoItem(props: OwnPhotoProps) {
  const { photo, place, total, isHidden, onCover, onRemove, onSaved } = props;
  const t = useMessages('ngo/photos');
  const [isWriting, setWriting] = useState(false);
  const writeButton = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) writeButton.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const language = useLanguage();
  const { isCover } = photo;
  const caption = captionOf({ photo, language });
  const description = descriptionOf({ photo, language });
  const isDescribed = photo.alternativeText ?? photo.alternativeTextGu ?? photo.alternativeTextHi;
  const label = t.place(place, String(total));
  const second = classes(button.button, button.second, area.small);
  return (
    <li className={styles.photo} aria-label={label}>
      <div className={frame.frame}>
        {isHidden ? (
          <span className={frame.words} lang={description?.lang}>
            {description?.text ?? label}
          </span>
        ) : (
          <Photo photo={photo} words={description?.text ?? label} sizes={SIZES} />
        )}
      </div>
      <div className={layout.stack}>
        <p className={layout.line}>
          <b>{label}</b>
          {isCover && (
            <EvidenceTag icon={<CheckIcon />} tone="good">
              {t.cover}
            </EvidenceTag>
          )}
        </p>
        {isWriting ? (
          <TextsForm
            photo={photo}
            onSaved={async () => {
              await onSaved();
              setWriting(false);
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          <>
            {caption && <p lang={caption.lang}>{caption.text}</p>}
            {description && isDescribed ? (
              <p className={classes(layout.small, layout.mute)}>
                {t.alternativeText}: <span lang={description.lang}>{description.text}</span>
              </p>
            ) : (
              <p className={classes(notes.evidence, notes.warn)}>
                <CircleDashedIcon />
                {t.noAlternativeText}
              </p>
            )}
            <p className={layout.line}>
              {!isCover && total > 2 && <MoveButtons {...props} />}
              {!isCover && (
                <button type="button" className={second} onClick={onCover}>
                  {t.makeCover}
                </button>
              )}
              <button ref={writeButton} type="button" className={second} onClick={() => setWriting(true)}>
                {t.texts}
              </button>
              <button type="button" className={second} onClick={onRemove}>
                {t.remove}
              </button>
            </p>
          </>
        )}
      </div>
    </li>
  );
}

/** The cover always stays first, so the second photo cannot move up. */
function MoveButtons({ photo: { _id }, place, total, onMove }: OwnPhotoProps) {
  const t = useMessages('ngo/photos');
  const second = classes(button.button, button.second, area.small);
  return (
    <>
      <button
        type="button"
        id={`earlier-${_id}`}
        className={second}
        disabled={place === 2}
        onClick={() => onMove(-1)}
      >
        <ArrowUpIcon />
        {t.earlier}
      </button>
      <button
        type="button"
        id={`later-${_id}`}
        className={second}
        disabled={place === total}
        onClick={() => onMove(1)}
      >
        <ArrowDownIcon />
        {t.later}
      </button>
    </>
  );
}

type TextsFormProps = { photo: OwnPhoto; onSaved: () => Promise<void>; onCancel: () => void };

/** The languages of the texts, with the end of the names of their fields. */
const LANGUAGES = [
  ['original', ''],
  ['gu', 'Gu'],
  ['hi', 'Hi'],
] as const;

function TextsForm({ photo, onSaved, onCancel }: TextsFormProps) {
  const { _id } = photo;
  const t = useMessages('ngo/photos');
  const { busy, refused, submit } = useSubmission();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const nameOf = (field: keyof PhotoTexts) => `${field}-${_id}`;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const valueOf = (field: keyof PhotoTexts) => String(fields.get(nameOf(field)));
    const json = {
      caption: valueOf('caption'),
      captionGu: valueOf('captionGu'),
      captionHi: valueOf('captionHi'),
      alternativeText: valueOf('alternativeText'),
      alternativeTextGu: valueOf('alternativeTextGu'),
      alternativeTextHi: valueOf('alternativeTextHi'),
    };
    const call = { param: { id: _id }, json };
    if (await submit((api) => api.ngo.updateNgoPhoto[':id'].$post(call))) return onSaved();
  }
  const { msg } = refused;
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(refused.errors).map(([name, error]) => [`${name}-${_id}`, error]),
  );
  const labels = Object.fromEntries(
    LANGUAGES.flatMap(([, end]) => [
      [nameOf(`caption${end}`), t.caption],
      [nameOf(`alternativeText${end}`), t.alternativeText],
    ]),
  );
  return (
    <form ref={place} className={layout.stack} onSubmit={(event) => void save(event)} noValidate>
      <ErrorSummary msg={msg} errors={errors} labels={labels} />
      <Translations>
        {LANGUAGES.map(([language, end]) => (
          <TranslationFields
            key={language}
            language={language}
            texts={
              language === 'original'
                ? undefined
                : [
                    [photo.caption, photo[`caption${end}`]],
                    [photo.alternativeText, photo[`alternativeText${end}`]],
                  ]
            }
          >
            <TextField
              name={nameOf(`caption${end}`)}
              label={t.caption}
              hint={t.captionHint}
              error={errors[nameOf(`caption${end}`)]}
              defaultValue={photo[`caption${end}`] ?? ''}
              maxLength={CAPTION_MOST}
              {...(language !== 'original' && { lang: language })}
              optional
            />
            <TextAreaField
              name={nameOf(`alternativeText${end}`)}
              label={t.alternativeText}
              hint={t.alternativeTextHint}
              error={errors[nameOf(`alternativeText${end}`)]}
              defaultValue={photo[`alternativeText${end}`] ?? ''}
              maxLength={ALTERNATIVE_TEXT_MOST}
              rows={2}
              {...(language !== 'original' && { lang: language })}
              optional
            />
          </TranslationFields>
        ))}
      </Translations>
      <FormButtons confirm={t.save} busy={busy} onCancel={onCancel} />
    </form>
  );
}
