import { load } from '#src/browser/session.ts';
import { loadNames } from '#src/features/reference/load-names.ts';

export type EventEditorData = Awaited<ReturnType<typeof loadEventEditor>>;

/** Loads the form of an event for a `clientLoader`. Without an id, it is for a new event. */
export async function loadEventEditor(id: string | undefined) {
  const [event, names, photos, own] = await Promise.all([
    id === undefined ? undefined : load((api) => api.event.getEventOfNgo[':id'].$get({ param: { id } })),
    loadNames(),
    load((api) => api.ngo.getAllNgoPhoto.$get({ query: {} })),
    load((api) => api.ngo.getDashboard.$get()),
  ]);
  const mayPublish = own.data.standing.status === 'verified';
  return { event: event?.data, names, photos: photos.data, mayPublish };
}
