import { wordsToShow } from '#src/features/search-terms/shown-words.server.ts';
import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { findCategory, findCity } from '#src/features/reference/reference.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import { orderOf } from './list-order.server.ts';
import type { NgoListView } from './directory.views.ts';
import { activeFilters, facetsOf } from './list-filters.server.ts';
import { drawResultsMap } from './results-map.server.tsx';
import { rowOf } from '#src/features/ngo/row/ngo-row-view.server.ts';

type ListArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The filters that the path of the page sets. */
  fixed: { category?: string; city?: string };
};

/** The query parameters of a page that lists NGOs. */
export const NGO_LIST_PARAMETERS = [
  'q',
  'category',
  'city',
  'verified',
  'sort',
  'from',
  'exact',
  'page',
] as const;

/** Rows on a page. They are tall on a phone, and with more the page would not fit into one round trip. */
const ROWS_SHOWN = '12';

/**
 * Loads the data of a page that lists NGOs.
 * @throws the error page with status 404 if the category or a town does not exist, or the page number is past the end;
 * with status 400 if another query parameter has an unknown value.
 */
export async function loadNgoList(args: ListArgs): Promise<NgoListView> {
  return (await loadNgoPage(args)).view;
}

/** Loads the same data and also returns the API response it is based on. */
export async function loadNgoPage({
  request,
  context,
  fixed,
}: ListArgs): Promise<{ view: NgoListView; list: NgoPage }> {
  const { api, origin, language } = context.get(pageContext);
  const url = new URL(request.url);
  const params = Object.fromEntries(
    NGO_LIST_PARAMETERS.flatMap((name) =>
      url.searchParams.get(name) ? [[name, url.searchParams.get(name)!]] : [],
    ),
  );
  const query: Record<string, string | undefined> = { ...params, ...fixed };
  // A visitor who takes the town away from a list sorted by distance gets the usual order.
  if (query.sort === 'distance' && !query.from && !query.city) delete query.sort;
  // With words, the best fit comes first, which includes the distance; with only a town, the nearest.
  query.sort ??= query.q ? 'fit' : query.from && !query.city ? 'distance' : 'name';

  const { category, city, from } = query;
  const isUnknownTown = (town: string | undefined) => town !== undefined && !findCity(town);
  if ((category && !findCategory(category)) || isUnknownTown(city) || isUnknownTown(from))
    throw data(null, { status: 404 });
  const [list, names] = await Promise.all([
    api.ngo.getAllNgo.$get({ query: { ...query, language, pageSize: ROWS_SHOWN } }).then(readResponse),
    loadReferenceNames(context),
  ]);
  if (list.page > 1 && list.data.length === 0) throw data(null, { status: 404 });
  const towns = list.facets.city;
  // Sends only what the page shows, in its language.
  const { data: ngos, marks, understood: _, exactMatch: __, corrections: ___, facets: ____, ...rest } = list;
  const view: NgoListView = {
    list: rest,
    rows: ngos.map((ngo) => {
      const { group, takesRequests } = ngo;
      return { ...rowOf({ ngo, marks, names, query, language }), group, takesRequests };
    }),
    names: namesUsed({ list, names, query }),
    query,
    shownWords: wordsToShow(query.q),
    count: list.totalIsExact
      ? catalogues[language].ngo.count(list.total, formatCount(list.total))
      : catalogues[language].ngo.countMore(formatCount(list.total)),
    activeFilters: activeFilters({ fixed, query, names, language }),
    facets: facetsOf({ list, fixed, query, names, language }),
    map: drawResultsMap({ towns, fixed, names, language, search: url.searchParams }),
    order:
      list.total > 1 && list.nearestTo === null
        ? orderOf({
            fixed,
            query,
            sort: list.sort,
            names,
            language,
            search: url.searchParams,
          })
        : null,
    origin,
  };
  return { view, list };
}

/** Keeps only the names that this page shows, to send less. */
function namesUsed(options: {
  list: NgoPage;
  names: ReferenceNames;
  query: Record<string, string | undefined>;
}): ReferenceNames {
  const { list, names, query } = options;
  const used: ReferenceNames = { cities: {}, districts: {}, categories: {} };
  const take = (kind: keyof ReferenceNames, key: string | undefined) => {
    const name = key && names[kind][key];
    if (name) used[kind][key] = name;
  };
  take('cities', query.city);
  take('cities', query.from);
  take('cities', list.nearestTo ?? undefined);
  take('categories', query.category);
  take('districts', query.city && findCity(query.city)?.district);
  return used;
}
