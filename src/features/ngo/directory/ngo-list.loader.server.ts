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
  /** What the page's own path fixes. */
  fixed: { category?: string; city?: string };
};

/** Towns offered as a filter at most, those with most NGOs; the chosen one always is. */
const TOWNS_MOST = 12;

const KNOWN = ['q', 'category', 'city', 'verified', 'sort', 'from', 'exact', 'page'] as const;

/**
 * Everything a list page of NGOs shows. A path that names no category or city is the 404 page; a value in the query
 * that does not exist is a 400 with a sentence.
 */
export async function loadNgoList(args: ListArgs): Promise<NgoListView> {
  return (await loadFoundNgos(args)).view;
}

/** The same, with the answer that it was made of. */
export async function loadFoundNgos({
  request,
  context,
  fixed,
}: ListArgs): Promise<{ view: NgoListView; found: NgoPage }> {
  const { api, origin, language } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    KNOWN.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  );
  const asked: Record<string, string | undefined> = { ...query, ...fixed };
  // Someone who typed words wants the best fit, in which the town counts; someone who only chose a town, the nearest.
  const sort = asked.sort ?? (asked.q ? 'fit' : asked.from && !asked.city ? 'distance' : 'name');
  const shown: typeof asked = { ...asked, sort };

  const [list, names] = await Promise.all([
    api.ngo.getAllNgo.$get({ query: { ...shown, language } }).then(readResponse),
    loadReferenceNames(context),
  ]);
  if (list.page > 1 && list.data.length === 0) throw data(null, { status: 404 });
  list.facets.city = list.facets.city.filter((town, at) => at < TOWNS_MOST || town.value === asked.city);
  // A phone gets what its page shows, in the page's language.
  const { data: ngos, marks, understood: _, exactMatch: __, corrections: ___, ...rest } = list;
  const view: NgoListView = {
    list: rest,
    rows: ngos.map((ngo) => rowOf({ ngo, marks, names, asked, language })),
    names: namesUsed({ list, names, asked }),
    asked: shown,
    today: dayInIndia(new Date()),
    origin,
  };
  return { view, found: list };
}

/** Only the names this page shows: the rest need not travel. */
function namesUsed(options: {
  list: NgoPage;
  names: ReferenceNames;
  asked: Record<string, string | undefined>;
}): ReferenceNames {
  const { list, names, asked } = options;
  const used: ReferenceNames = { cities: {}, districts: {}, categories: {} };
  const take = (kind: keyof ReferenceNames, key: string | undefined) => {
    const name = key && names[kind][key];
    if (name) used[kind][key] = name;
  };
  take('cities', asked.city);
  take('cities', asked.from);
  take('cities', list.nearest?.city);
  take('categories', asked.category);
  take('districts', list.data[0]?.district);
  for (const { value } of list.facets.city) take('cities', value);
  for (const { value } of list.facets.category) take('categories', value);
  return used;
}
