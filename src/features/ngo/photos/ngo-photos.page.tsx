import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { load, send } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { notify } from '#src/ui/notify.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { OwnPhotoItem } from '#src/features/ngo/photos/parts/own-photo.tsx';
import { PhotoUploads } from '#src/features/ngo/photos/parts/own-photo-uploads.tsx';
import { isGuarded } from '#src/features/ngo/guarded-changes/change.values.ts';
import type { OwnPhoto } from './photo.contract.ts';
import { PHOTOS_MOST } from './photo.values.ts';
import type { Route } from './+types/ngo-photos.page';

export async function clientLoader() {
  const [photos, dashboard] = await Promise.all([
    load((api) => api.ngo.getAllNgoPhoto.$get({ query: {} })),
    load((api) => api.ngo.getDashboard.$get()),
  ]);
  const { standing } = dashboard.data;
  return { ...photos, isSuspended: standing.status === 'suspended', isPublic: isGuarded(standing) };
}

export default function NgoPhotosPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('ngo/photos');
  const form = useMessages('form');
  const [photos, setPhotos] = useState(loaderData.data);
  const [photoToRemove, setPhotoToRemove] = useState<OwnPhoto>();
  const [announcement, setAnnouncement] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<string[]>([]);
  /** Keeps changes of the order in sequence on their way to the server. */
  const lastOrder = useRef(Promise.resolve());

  // A button that moved with its photo loses the focus.
  useEffect(() => {
    const buttons = focusAfter.current.map((id) => document.getElementById(id));
    focusAfter.current = [];
    buttons.find((element) => element && !(element as HTMLButtonElement).disabled)?.focus();
  });

  async function reload() {
    const result = await send((api) => api.ngo.getAllNgoPhoto.$get({ query: {} }));
    if (result.ok) setPhotos(result.body.data);
  }
  /** Runs the call, reports its outcome, and reloads the photos even if it failed. */
  async function act(request: Parameters<typeof send>[0], message?: string) {
    const result = await send(request);
    await reload();
    if (!result.ok) await notify('error', result.msg ?? form.unreachable);
    else if (message !== undefined) await notify('success', message);
  }

  function move(photo: OwnPhoto, by: -1 | 1) {
    const from = photos.indexOf(photo);
    const moved = photos.toSpliced(from, 1).toSpliced(from + by, 0, photo);
    const ids = [`earlier-${photo._id}`, `later-${photo._id}`];
    focusAfter.current = by < 0 ? ids : ids.toReversed();
    setPhotos(moved);
    setAnnouncement(t.place(from + by + 1, String(photos.length)));
    const json = { ids: moved.map(({ _id }) => _id) };
    lastOrder.current = lastOrder.current.then(async () => {
      const result = await send((api) => api.ngo.orderNgoPhoto.$post({ json }));
      if (result.ok) return;
      await reload();
      await notify('error', result.msg ?? form.unreachable);
    });
  }
  async function remove(photo: OwnPhoto) {
    setPhotoToRemove(undefined);
    await act((api) => api.ngo.deleteNgoPhoto[':id'].$delete({ param: { id: photo._id } }), t.removed);
    title.current?.focus();
  }

  return (
    <>
      <PageHead title={t.title(photos.length)} hidden />
      <div className={layout.stack}>
        <h1 ref={title} tabIndex={-1}>
          {t.title(photos.length)}
        </h1>
        <p className={classes(layout.mute, layout.read)}>{photos.length === 0 ? t.empty : t.lead}</p>
        {loaderData.isSuspended && <p className={classes(notes.note, notes.warn, layout.read)}>{t.hidden}</p>}
      </div>
      <PhotoUploads
        needsPassword={loaderData.isPublic}
        isFull={photos.length >= PHOTOS_MOST}
        onAdded={reload}
      />
      <p className={layout.hiddenText} role="status">
        {announcement}
      </p>
      {photos.length > 0 && (
        <ol>
          {photos.map((photo, at) => (
            <OwnPhotoItem
              key={photo._id}
              photo={photo}
              place={at + 1}
              total={photos.length}
              isHidden={loaderData.isSuspended}
              onMove={(by) => move(photo, by)}
              onCover={() =>
                void act(
                  (api) => api.ngo.chooseCoverPhoto[':id'].$post({ param: { id: photo._id } }),
                  t.coverChosen,
                )
              }
              onRemove={() => setPhotoToRemove(photo)}
              onSaved={async () => {
                await reload();
                await notify('success', t.saved);
              }}
            />
          ))}
        </ol>
      )}
      {photoToRemove && (
        <ConfirmDialog
          title={t.removeTitle}
          confirm={t.removeYes}
          cancel={t.removeNo}
          destroys
          onConfirm={() => void remove(photoToRemove)}
          onCancel={() => setPhotoToRemove(undefined)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
