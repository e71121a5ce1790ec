import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';

/** Footer links that appear in another section of the site map. */
const ELSEWHERE = ['help', 'helpRequest/status', 'logIn'];

export const siteFeature: Feature = {
  // The chosen town.
  queryParameters: { everyPage: ['from'] },
  siteMapLinks: ({ language }) => {
    const { nav, foot } = catalogues[language].site;
    return [
      // Not open yet, so hidden from search engines.
      { section: 'ngos', path: '/eventList', label: nav.events, isIndexed: false },
      { section: 'ngos', path: '/donate', label: nav.donate, isIndexed: false },
      ...Object.entries(foot)
        .filter(([path]) => !ELSEWHERE.includes(path))
        .map(([path, label]) => ({
          section: 'aboutSite' as const,
          path: `/${path}`,
          label,
          isIndexed: true,
        })),
    ];
  },
};
