import { namesIn } from '#src/features/reference/reference-names.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Feature, SiteMapLink } from '#src/server/feature.server.ts';
import { readResponse, readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { readFreeze } from './guarded-changes/freezing.service.server.ts';
import { deleteGuardedChanges } from './guarded-changes/ngo-changes.queries.server.ts';
import { listNgoNames } from './ngo.service.server.ts';
import { NGO_LIST_PARAMETERS } from './directory/ngo-list.loader.server.ts';
import { ANY_NGO } from './ngo-tags.server.ts';
import { listTextsOfPage } from './editing/texts-of-page.service.server.ts';
import { countViews } from './page-views/count-views.server.ts';
import { isPhotoShown } from './photos/photo.service.server.ts';
import { prepareSearch } from './search/prepare-search.server.ts';

export const ngoFeature: Feature = {
  queryParameters: {
    pages: {
      '/search': NGO_LIST_PARAMETERS,
      '/category/:category': NGO_LIST_PARAMETERS,
      '/detailpage/:city': NGO_LIST_PARAMETERS,
      '/stopClaim': ['claim'],
    },
    personal: ['claim'],
  },
  outagePages: ['/:category/detailpage/:id'],
  laggingTags: [ANY_NGO],
  siteMapLinks: async ({ api, language }) => {
    const { site, 'information/about': about } = catalogues[language];
    const { data } = await readResponse(await api.ngo.getNgoCounts.$get());
    const names = namesIn(language);
    const withNgos = new Set(data.categories.map(({ value }) => value));
    const categories = Object.entries(names.categories).map(([slug, label]): SiteMapLink => {
      // Keeps categories without NGOs out of search engines.
      return { section: 'work', path: `/category/${slug}`, label, isIndexed: withNgos.has(slug) };
    });
    const towns = data.cities.map(({ value }): SiteMapLink => {
      const path = `/detailpage/${encodeURIComponent(value)}`;
      return { section: 'towns', path, label: names.cities[value] ?? value, isIndexed: true };
    });
    return [
      { section: 'ngos', path: '/', label: site.home, isIndexed: true },
      { section: 'ngos', path: '/search', label: about.sitemap.allNgos, isIndexed: true },
      ...categories,
      ...towns.sort((a, b) => a.label.localeCompare(b.label, language)),
      { section: 'forNgos', path: '/rform', label: about.sitemap.register, isIndexed: true },
    ];
  },
  sitemapFiles: {
    name: 'ngos',
    listParts: async (api) => (await readResponse(await api.ngo.getNgoAddressParts.$get())).data,
    listPages: async (api, part) => {
      const response = await api.ngo.getNgoAddresses[':part'].$get({ param: { part: String(part) } });
      const addresses = await readResponseIfFound(response);
      return addresses?.data.map(({ _id, category, updatedAt }) => ({
        path: `/${category}/detailpage/${_id}`,
        updatedAt,
      }));
    },
  },
  demo: {
    load: async (options) => {
      await (await import('./demo-data/demo-ngos.server.ts')).loadDemoData(options);
      await (await import('./demo-data/demo-photos.server.ts')).addDemoPhotos(options);
    },
  },
  readFreeze,
  listTextsOfNgo: listTextsOfPage,
  eraseNgo: ({ db }, ngoId) => deleteGuardedChanges(db, ngoId),
  isPhotoShown,
  recordNames: { ngos: async (db, ids) => [...(await listNgoNames(db, ids)).values()] },
  prepare: prepareSearch,
  countPages: countViews,
};
