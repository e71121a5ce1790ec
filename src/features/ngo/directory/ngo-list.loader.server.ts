import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { NgoListView } from './directory.views.ts';
import { rowOf } from './ngo-row-view.server.ts';

type ListArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The filters that the path of the page sets. */
  fixed: { category?: string; city?: string };
};

/** The maximum number of towns offered as filters: those with the most NGOs, and always the chosen one. */
const TOWNS_MOST = 12;

const PARAMETERS = ['q', 'category', 'city', 'verified', 'sort', 'from', 'exact', 'page'] as const;

/**
 * Loads the data of a page that lists NGOs.
 * @throws the error page with status 400 if the path or a query parameter has an unknown value, or 404 if the
 * page number is past the end.
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
  const search = new URL(request.url).searchParams;
  const params = Object.fromEntries(
    PARAMETERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  );
  const query: Record<string, string | undefined> = { ...params, ...fixed };
  // With words, the best fit comes first, which includes the distance; with only a town, the nearest.
  query.sort ??= query.q ? 'fit' : query.from && !query.city ? 'distance' : 'name';

  const [list, names] = await Promise.all([
    api.ngo.getAllNgo.$get({ query: { ...query, language } }).then(readResponse),
    loadReferenceNames(context),
  ]);
  if (list.page > 1 && list.data.length === 0) throw data(null, { status: 404 });
  list.facets.city = list.facets.city.filter((town, at) => at < TOWNS_MOST || town.value === query.city);
  // Sends only what the page shows, in its language.
  const { data: ngos, marks, understood: _, exactMatch: __, corrections: ___, ...rest } = list;
  const view: NgoListView = {
    list: rest,
    rows: ngos.map((ngo) => rowOf({ ngo, marks, names, query, language })),
    names: namesUsed({ list, names, query }),
    query,
    today: dayInIndia(new Date()),
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
  take('cities', list.nearest?.city);
  take('categories', query.category);
  take('districts', list.data[0]?.district);
  for (const { value } of list.facets.city) take('cities', value);
  for (const { value } of list.facets.category) take('categories', value);
  return used;
}
