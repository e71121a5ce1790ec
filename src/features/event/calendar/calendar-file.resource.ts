import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { calendarResponse } from './calendar-response.server.ts';
import { eventCalendarFile } from './event-calendar.server.ts';
import type { Route } from './+types/calendar-file.resource';

/** `/event/calendar/9.ics`: one event for a calendar. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^([1-9]\d{0,15})\.ics$/.exec(params.file)?.[1];
  if (!id) return new Response('Not found', { status: 404 });
  const { api, language, origin } = context.get(pageContext);
  const { data: event } = await readResponse(await api.event.getEventById[':id'].$get({ param: { id } }));
  return calendarResponse({ text: eventCalendarFile({ event, language, origin }), file: `event-${id}.ics` });
}
