import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { EVENTS } from './event-tags.server.ts';

export const eventFeature: Feature = {
  queryParameters: {
    names: [
      'q',
      'city',
      'category',
      'when',
      'day',
      'how',
      'ngo',
      'view',
      'month',
      'past',
      'page',
      'pageSize',
    ],
  },
  // Each registration changes the number of seats left.
  laggingTags: [EVENTS],
  siteMapLinks: ({ language }) => [
    { section: 'help', path: '/eventList', label: catalogues[language].site.nav.events, isIndexed: true },
  ],
  demo: {
    load: async (options) => (await import('./demo-data/demo-events.server.ts')).loadDemoEvents(options),
  },
};
