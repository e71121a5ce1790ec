import { EventEditor } from '#src/features/event/management/parts/event-editor.tsx';
import { loadEventEditor } from './load-event-editor.ts';
import type { Route } from './+types/event-editor.page';

export const clientLoader = () => loadEventEditor(undefined);

/** The form for a new event. */
export default function EventEditorPage({ loaderData }: Route.ComponentProps) {
  return <EventEditor {...loaderData} />;
}
