import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { calendarFeed } from './event-calendar.server.ts';
import { calendarResponse } from './calendar-response.server.ts';
import type { Route } from './+types/calendar-feed.resource';

/** `/event/calendar.ics`: a feed of all events, or those of a town, a category or an NGO. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const { city, category, ngo: ngoId } = Object.fromEntries(params);
  const [{ data: events }, names] = await Promise.all([
    api.event.getEventCalendar.$get({ query: { city, category, ngoId } }).then(readResponse),
    loadReferenceNames(context),
  ]);
  const { title } = catalogues[language]['event/list'];
  const name = [
    catalogues[language].site.brand,
    title,
    city && names.cities[city],
    category && names.categories[category],
  ];
  const feed = calendarFeed({ events, language, origin, name: name.filter(Boolean).join(' · ') });
  return calendarResponse({ text: feed, file: 'events.ics' });
}
