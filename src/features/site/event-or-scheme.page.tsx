import { lazy, Suspense } from 'react';
import { load } from '#src/browser/session.ts';
import { loadEventEditor } from '#src/features/event/management/load-event-editor.ts';
import { EventEditor } from '#src/features/event/management/parts/event-editor.tsx';
import { loadSchemeEditor } from '#src/features/scheme/management/load-scheme-editor.ts';
import { Loading } from '#src/ui/spinner.tsx';
import type { Route } from './+types/event-or-scheme.page';

// Events do not wait for the script and styles of schemes.
const SchemeEditor = lazy(async () => {
  const { SchemeEditor: editor } = await import('#src/features/scheme/management/parts/scheme-editor.tsx');
  return { default: editor };
});

/**
 * The specification links from a scheme to a URL that is named after events. Both take their ids from one sequence,
 * so an id belongs to one of them.
 */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { data } = await load((api) => api.event.isEventOfNgo.$get({ query: { id } }));
  return data.isEvent ? { event: await loadEventEditor(id) } : { scheme: await loadSchemeEditor(id) };
}

/** The editor of an event, or of a scheme. */
export default function EventOrSchemePage({ loaderData: { event, scheme } }: Route.ComponentProps) {
  if (event) return <EventEditor {...event} />;
  return (
    <Suspense fallback={<Loading />}>
      <SchemeEditor {...scheme} />
    </Suspense>
  );
}
