import { lazy, Suspense } from 'react';
import { load } from '#src/browser/session.ts';
import { EVENTS } from '#src/features/event/management/parts/event-paths.ts';
import { loadEventRegistrations } from '#src/features/event/registrations/load-event-registrations.ts';
import { EventRegistrations } from '#src/features/event/registrations/parts/event-registrations.tsx';
import { loadSchemeRegistrations } from '#src/features/scheme/registration/load-scheme-registrations.ts';
import { SCHEMES } from '#src/features/scheme/management/parts/scheme-paths.ts';
import { Loading } from '#src/ui/spinner.tsx';
import type { Route } from './+types/registrations.page';

// Events do not wait for the script and styles of schemes.
const SchemeRegistrations = lazy(async () => {
  const { SchemeRegistrations: registrations } =
    await import('#src/features/scheme/registration/parts/scheme-registrations.tsx');
  return { default: registrations };
});

/**
 * The specification gives the registrations of events and of schemes one URL. Both take their ids from one sequence,
 * so an id belongs to one of them.
 */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { data } = await load((api) => api.event.isEventOfNgo.$get({ query: { id } }));
  return data.isEvent
    ? { tab: EVENTS, event: await loadEventRegistrations({ id, request }) }
    : { tab: SCHEMES, scheme: await loadSchemeRegistrations({ id, request }) };
}

/** The registrations for an event, or for a scheme. */
export default function RegistrationsPage({ loaderData: { event, scheme } }: Route.ComponentProps) {
  if (event) return <EventRegistrations {...event} />;
  return (
    <Suspense fallback={<Loading />}>
      <SchemeRegistrations {...scheme} />
    </Suspense>
  );
}
