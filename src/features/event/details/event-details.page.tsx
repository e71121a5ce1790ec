import { useMessages } from '#src/messages/messages.tsx';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { EventBody } from '#src/features/event/details/parts/event-body.tsx';
import { jsonLdOfEvent, pictureOf } from './event-details.json-ld.ts';
import { loadEventDetails } from './event-details.loader.server.ts';
import type { Route } from './+types/event-details.page';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEventDetails({ context, id: params.eventId });
}

export default function EventDetailsPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('event/details');
  const { title, when, place, photo, organiser } = view;
  const path = `/eventDetail/${view._id}`;
  return (
    <>
      <PageHead
        title={title.text}
        description={`${when}. ${place.text}. ${organiser.text}`}
        canonical={path}
        picture={pictureOf({ photo, ngoId: organiser.id })}
        // Search engines read it in the page from the server, so browsers need not load the code for it.
        jsonLd={import.meta.env.SSR ? jsonLdOfEvent({ view, path }) : {}}
      />
      <Crumb to="/eventList">{t.allEvents}</Crumb>
      <main id="main">
        <EventBody view={view} path={path} />
      </main>
    </>
  );
}
