import { load } from '#src/browser/session.ts';

export type ShiftEditorData = Awaited<ReturnType<typeof loadShiftEditor>>;

/** Events that the form offers. */
const EVENTS_OFFERED = 100;

/** Loads the form of a shift for a `clientLoader`. Without an id, it is for a new shift. */
export async function loadShiftEditor(id: string | undefined) {
  const json = { list: 'upcoming', pageSize: EVENTS_OFFERED } as const;
  const [shift, events] = await Promise.all([
    id === undefined ? undefined : load((api) => api.volunteer.getShift[':id'].$get({ param: { id } })),
    load((api) => api.event.getAllEventByNgoId.$post({ json })),
  ]);
  return { shift: shift?.data, events: events.data };
}
