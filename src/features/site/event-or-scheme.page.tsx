import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { send } from '#src/browser/session.ts';
import EventEditorPage, {
  clientLoader as loadEvent,
} from '#src/features/event/management/event-editor.page.tsx';
import SchemeEditorPage, {
  clientLoader as loadScheme,
} from '#src/features/scheme/management/scheme-editor.page.tsx';

/**
 * The specification links from a scheme to a URL that is named after events. Both take their ids from one sequence,
 * so an id is one or the other.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const id = args.params['id'] ?? '';
  const found = await send((api) => api.event.getEventOfNgo[':id'].$get({ param: { id } }));
  const isScheme = !found.ok && found.status === 404;
  return isScheme
    ? { kind: 'scheme' as const, ...(await loadScheme(args)) }
    : { kind: 'event' as const, ...(await loadEvent(args)) };
}

/** The editor of an event, or of a scheme. */
export default function EventOrSchemePage() {
  const { kind } = useLoaderData<typeof clientLoader>();
  return kind === 'scheme' ? <SchemeEditorPage /> : <EventEditorPage />;
}
