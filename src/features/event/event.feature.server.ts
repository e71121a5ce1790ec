import type { ApiClient } from '#src/browser/api-client.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { EVENT_LIST_PARAMETERS } from './list/event-list.loader.server.ts';
import { eraseEventsOfNgo } from './retention/retention.queries.server.ts';
import { sendCancelling } from './management/cancel-events-of-ngo.service.server.ts';
import { EVENTS } from './event-tags.server.ts';
import { reindexRegistrations } from './registration/reindex.service.server.ts';

/** Number of events in one sitemap file, and in one call to the API. */
const EVENTS_IN_FILE = 500;
const EVENTS_IN_CALL = 100;

export const eventFeature: Feature = {
  queryParameters: {
    pages: {
      '/eventList': EVENT_LIST_PARAMETERS,
      '/event/calendar.ics': ['city', 'category', 'ngo'],
      '/event/ticket': ['ticket'],
      '/event/emails': ['ticket'],
    },
    // The secret link to a ticket.
    personal: ['ticket'],
  },
  // Each registration changes the number of seats left.
  laggingTags: [EVENTS],
  siteMapLinks: ({ language }) => [
    { section: 'help', path: '/eventList', label: catalogues[language].site.nav.events, isIndexed: true },
  ],
  sitemapFiles: {
    name: 'events',
    listParts: async (api) => {
      const { total } = await readEvents(api, { page: 1, pageSize: 1 });
      return Array.from({ length: Math.ceil(total / EVENTS_IN_FILE) }, (_, at) => at + 1);
    },
    listPages: async (api, part) => {
      if (part < 1) return undefined;
      const calls = EVENTS_IN_FILE / EVENTS_IN_CALL;
      const pages = await Promise.all(
        Array.from({ length: calls }, (_, at) =>
          readEvents(api, { page: (part - 1) * calls + 1 + at, pageSize: EVENTS_IN_CALL }),
        ),
      );
      const events = pages.flatMap(({ data }) => data);
      return events.length === 0 ? undefined : events.map(({ _id }) => ({ path: `/eventDetail/${_id}` }));
    },
  },
  rewriteOldRows: reindexRegistrations,
  onNgoStatusChange: async (services, { ngoId, status, mistakeMinutes }) => {
    if (status === 'deleted') await sendCancelling(services, { ngoId, afterMinutes: mistakeMinutes });
  },
  eraseNgo: ({ db }, ngoId) => eraseEventsOfNgo(db, ngoId),
  demo: {
    load: async (options) => (await import('./demo-data/demo-events.server.ts')).loadDemoEvents(options),
  },
};

async function readEvents(api: ApiClient, { page, pageSize }: { page: number; pageSize: number }) {
  const query = { page: String(page), pageSize: String(pageSize) };
  return readResponse(await api.event.getAllEvent.$get({ query }));
}
