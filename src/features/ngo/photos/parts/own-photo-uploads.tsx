import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { askForPassword, send } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { ImagePlusIcon } from '#src/ui/area/area-icons.tsx';
import { CircleAlertIcon } from '#src/ui/form/form-icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { PHOTO_BYTES_MOST, PHOTO_TYPES, PHOTOS_MOST } from '#src/features/ngo/photos/photo.values.ts';
import styles from './own-photos.module.css';
import { sendPhoto, shrinkPhoto } from './send-photo.ts';

type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Part sent so far, from 0 to 1. */
  part: number;
  /** Reason of the failure. */
  msg?: string;
  /** The person did not type the password. */
  isHeld?: boolean;
};

type UploadsProps = {
  isFull: boolean;
  needsPassword: boolean;
  /** Called when a photo was added; resolves when it is shown. */
  onAdded: () => Promise<void>;
};

/** Selects photos by button or drag and drop, and shows their progress. Uploads one photo at a time. */
export function PhotoUploads({ isFull, needsPassword, onAdded }: UploadsProps) {
  const t = useMessages('ngo/photos');
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, announcement, add, retry, remove } = useUploads({ needsPassword, onAdded });

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }
  return (
    <>
      {isFull ? (
        <p className={classes(panel.panel, panel.plain)}>{t.full}</p>
      ) : (
        <div
          className={classes(panel.panel, panel.plain, layout.stack, isOver && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p className={layout.line}>
            <button type="button" className={button.button} onClick={() => chooser.current?.click()}>
              <ImagePlusIcon />
              {t.choose}
            </button>
            <span className={styles.mouse}>{t.drop}</span>
          </p>
          <input
            ref={chooser}
            type="file"
            accept={PHOTO_TYPES}
            multiple
            hidden
            onChange={({ currentTarget }) => {
              add(currentTarget.files ?? []);
              // Allows the same file to be chosen again.
              currentTarget.value = '';
            }}
          />
          <p className={classes(layout.small, layout.mute)}>{t.limits(PHOTOS_MOST)}</p>
          <p className={classes(layout.small, layout.mute)}>{t.agreed}</p>
        </div>
      )}
      <p className={layout.hiddenText} role="status">
        {announcement}
      </p>
      {uploads.length > 0 && (
        <section>
          <h2>{t.onTheirWay}</h2>
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={() => retry(upload.id)}
                onRemove={() => remove(upload.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function UploadRow(props: { upload: Upload; onRetry: () => void; onRemove: () => void }) {
  const t = useMessages('ngo/photos');
  const { file, state, part, msg } = props.upload;
  const percent = Math.floor(part * 100);
  return (
    <li>
      <p className={styles.file}>{file.name}</p>
      {state === 'failed' ? (
        <>
          <p className={classes(notes.evidence, notes.bad)} role="alert">
            <CircleAlertIcon />
            {msg}
          </p>
          <p className={layout.line}>
            <button type="button" className={classes(button.button, button.second)} onClick={props.onRetry}>
              {t.again}
            </button>
            <button type="button" className={classes(button.button, button.second)} onClick={props.onRemove}>
              {t.leaveOut}
            </button>
          </p>
        </>
      ) : (
        <>
          <progress
            max={100}
            // Without a value the progress bar is indeterminate, because the duration is unknown.
            {...((state === 'waiting' || part < 1) && { value: percent })}
            aria-label={t.progressOf(file.name)}
          />
          <p className={classes(layout.small, layout.mute, layout.number)}>
            {state === 'waiting' ? t.waiting : part < 1 ? t.uploaded(percent) : t.preparing}
          </p>
        </>
      )}
    </li>
  );
}

let lastId = 0;

/**
 * Manages the running uploads. Finished ones leave the list; failed ones stay until the user retries or
 * removes them.
 */
function useUploads({ needsPassword, onAdded }: Omit<UploadsProps, 'isFull'>) {
  const t = useMessages('ngo/photos');
  const form = useMessages('form');
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const isSending = useRef(false);

  const changeAll = (isMeant: (upload: Upload) => boolean, to: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (isMeant(upload) ? { ...upload, ...to } : upload)));
  const change = (id: number, to: Partial<Upload>) => changeAll((upload) => upload.id === id, to);
  const remove = (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id));

  async function work({ id, file }: Upload) {
    isSending.current = true;
    const asked = needsPassword ? await askForPassword() : undefined;
    if (asked?.ok === false) {
      const msg = asked.status === 403 ? t.passwordFirst : (asked.msg ?? form.unreachable);
      const held = { state: 'failed', msg, isHeld: true } as const;
      changeAll(({ state }) => state === 'waiting', held);
      isSending.current = false;
      return;
    }
    change(id, { state: 'sending', part: 0 });
    const photo = await shrinkPhoto(file);
    const result =
      photo.size > PHOTO_BYTES_MOST
        ? { ok: false as const, msg: t.tooLarge }
        : await send(() => sendPhoto({ photo, name: file.name, onProgress: (part) => change(id, { part }) }));
    if (result.ok) {
      await onAdded();
      setAnnouncement(t.arrived(file.name));
      remove(id);
    } else change(id, { state: 'failed', msg: result.msg ?? form.unreachable });
    isSending.current = false;
  }

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && !isSending.current) void work(next);
  });

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file) => ({ id: ++lastId, file, state: 'waiting' as const, part: 0 }));
    setUploads((before) => [...before, ...added]);
  };
  return {
    uploads,
    announcement,
    add,
    remove,
    retry: (id: number) => {
      change(id, { state: 'waiting', part: 0 });
      changeAll(({ isHeld }) => isHeld === true, { state: 'waiting', part: 0, isHeld: false });
    },
  };
}
