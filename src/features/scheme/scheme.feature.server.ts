import type { ApiClient } from '#src/browser/api-client.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature } from '#src/server/feature.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { listTextsOfSchemes } from './management/management.service.server.ts';
import { SCHEME_LIST_PARAMETERS } from './catalogue/schemes.loader.server.ts';
import { deleteSchemesOfNgo } from './erase-schemes.queries.server.ts';
import { ANSWER_NAMES } from './finder/finder.values.ts';
import { reindexRegistrations } from './reindex-registrations.service.server.ts';

/** Number of schemes in one sitemap file, and in one call to the API. */
const SCHEMES_IN_FILE = 500;
const SCHEMES_IN_CALL = 100;

export const schemeFeature: Feature = {
  queryParameters: {
    pages: { '/schemes': SCHEME_LIST_PARAMETERS, '/schemes/finder': [...ANSWER_NAMES, 'asked', 'step'] },
    repeated: ['for', 'group', 'has'],
  },
  outagePages: ['/schemesDetail/:id/:type'],
  siteMapLinks: ({ language }) => {
    const { sitemap } = catalogues[language]['information/about'];
    const { nav } = catalogues[language].site;
    return [
      { section: 'help', path: '/schemes', label: nav.schemes, isIndexed: true },
      { section: 'help', path: '/schemes/finder', label: sitemap.schemeFinder, isIndexed: true },
    ];
  },
  sitemapFiles: {
    name: 'schemes',
    listParts: async (api) => {
      const { total } = await readSchemes(api, { page: 1, pageSize: 1 });
      return Array.from({ length: Math.ceil(total / SCHEMES_IN_FILE) }, (_, at) => at + 1);
    },
    listPages: async (api, part) => {
      if (part < 1) return undefined;
      const calls = SCHEMES_IN_FILE / SCHEMES_IN_CALL;
      const pages = await Promise.all(
        Array.from({ length: calls }, (_, at) =>
          readSchemes(api, { page: (part - 1) * calls + 1 + at, pageSize: SCHEMES_IN_CALL }),
        ),
      );
      const schemes = pages.flatMap(({ data }) => data);
      if (schemes.length === 0) return undefined;
      return schemes.map(({ _id, type }) => ({ path: `/schemesDetail/${_id}/${type}` }));
    },
  },
  demo: {
    load: async (options) => (await import('./demo-data/demo-schemes.server.ts')).loadDemoSchemes(options),
  },
  rewriteOldRows: reindexRegistrations,
  listTextsOfNgo: listTextsOfSchemes,
  eraseNgo: ({ db }, ngoId) => deleteSchemesOfNgo(db, ngoId),
};

async function readSchemes(api: ApiClient, { page, pageSize }: { page: number; pageSize: number }) {
  const query = { page: String(page), pageSize: String(pageSize) };
  return readResponse(await api.scheme.getAllScheme.$get({ query }));
}
