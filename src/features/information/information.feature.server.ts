import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';

export const informationFeature: Feature = {
  siteMapLinks: ({ language }) => {
    const { sitemap } = catalogues[language]['information/about'];
    return [{ section: 'help', path: '/help', label: sitemap.helplines, isIndexed: true }];
  },
};
