import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#src/ui/area/area-icons.tsx';
import { CheckIcon } from '#src/ui/form/form-icons.tsx';
import { CircleDashedIcon } from '#src/ui/icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { OwnPhoto } from '#src/features/ngo/photos/photo.contract.ts';
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
  onMove: (by: -1 | 1) => void;
  onCover: () => void;
  onRemove: () => void;
  onSaved: () => Promise<void>;
};

/** A photo as its NGO sees it, with its position, description and actions. */
export function OwnPhotoItem(props: OwnPhotoProps) {
  const { photo, place, total, onCover, onRemove, onSaved } = props;
  const t = useMessages('ngo/photos');
  const [isWriting, setWriting] = useState(false);
  const writeButton = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) writeButton.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const { caption, alternativeText, isCover } = photo;
  const label = t.place(place, String(total));
  const second = classes(button.button, button.second);
  return (
    <li className={styles.photo} aria-label={label}>
      <div className={frame.frame}>
        <Photo photo={photo} words={alternativeText ?? caption ?? label} sizes={SIZES} />
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
            {caption && <p lang={languageOfText(caption)}>{caption}</p>}
            {alternativeText ? (
              <p className={classes(layout.small, layout.mute)}>
                {t.alternativeText}: <span lang={languageOfText(alternativeText)}>{alternativeText}</span>
              </p>
            ) : (
              <p className={classes(notes.evidence, notes.warn)}>
                <CircleDashedIcon />
                {t.noAlternativeText}
              </p>
            )}
            <p className={styles.actions}>
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
  const second = classes(button.button, button.second);
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

function TextsForm({ photo: { _id, caption, alternativeText }, onSaved, onCancel }: TextsFormProps) {
  const t = useMessages('ngo/photos');
  const { busy, refused, submit } = useSubmission();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const names = { caption: `caption-${_id}`, alternativeText: `alternativeText-${_id}` };

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const json = {
      caption: String(fields.get(names.caption)),
      alternativeText: String(fields.get(names.alternativeText)),
    };
    const call = { param: { id: _id }, json };
    if (await submit((api) => api.ngo.updateNgoPhoto[':id'].$post(call))) return onSaved();
  }
  const { msg } = refused;
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(refused.errors).map(([name, error]) => [`${name}-${_id}`, error]),
  );
  const labels = { [names.caption]: t.caption, [names.alternativeText]: t.alternativeText };
  return (
    <form
      ref={place}
      className={classes(layout.stack, layout.read)}
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <ErrorSummary msg={msg} errors={errors} labels={labels} />
      <TextField
        name={names.caption}
        label={t.caption}
        hint={t.captionHint}
        error={errors[names.caption]}
        defaultValue={caption ?? ''}
        maxLength={CAPTION_MOST}
        optional
      />
      <TextAreaField
        name={names.alternativeText}
        label={t.alternativeText}
        hint={t.alternativeTextHint}
        error={errors[names.alternativeText]}
        defaultValue={alternativeText ?? ''}
        maxLength={ALTERNATIVE_TEXT_MOST}
        rows={2}
      />
      <FormButtons confirm={t.save} busy={busy} onCancel={onCancel} />
    </form>
  );
}
