import { data, type RouterContextProvider } from 'react-router';
import { rowOf } from '#src/features/ngo/row/ngo-row-view.server.ts';
import { wordsToShow } from '#src/features/search-terms/shown-words.server.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions, type ReferenceNames } from '#src/features/reference/reference.values.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { lastPageOf } from '#src/shared/paging.ts';
import type { ChooseNgoView } from './choose-ngo.view.ts';

/** The query parameters of the page on which people choose an NGO to give to. */
export const CHOOSE_NGO_PARAMETERS = ['q', 'category', 'city', 'from', 'page'] as const;
type Query = Partial<Record<(typeof CHOOSE_NGO_PARAMETERS)[number], string>>;

type LoadOptions = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the NGOs that take gifts. A page past the end is a 404, and so is a town that does not exist. */
export async function loadNgosToGive({ request, context }: LoadOptions): Promise<ChooseNgoView> {
  const { api, language } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query: Query = Object.fromEntries(
    CHOOSE_NGO_PARAMETERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  );
  const [list, names] = await Promise.all([
    api.donation.getAllNgoToGive.$get({ query }).then(readResponse),
    loadReferenceNames(context),
  ]);
  const isUnknown = query.city !== undefined && !Object.hasOwn(names.cities, query.city);
  if (isUnknown || (list.page > 1 && list.data.length === 0)) throw data(null, { status: 404 });
  return {
    rows: list.data.map((ngo) =>
      rowOf({
        ngo: { ...ngo, service: null, isServiceMatch: false, matchingText: null },
        marks: [],
        names,
        query,
        language,
      }),
    ),
    total: list.total,
    page: list.page,
    lastPage: lastPageOf(list),
    query,
    shownWords: wordsToShow(query.q),
    activeFilters: activeFilters(query, names),
    cities: namedOptions({ names: names.cities, language }),
    categories: list.categories.map(({ value, count }) => ({
      value,
      count,
      label: names.categories[value] ?? value,
    })),
  };
}

function activeFilters({ category, city }: Query, names: ReferenceNames): { name: string; label: string }[] {
  const labels = {
    category: category && (names.categories[category] ?? category),
    city: city && (names.cities[city] ?? city),
  };
  return Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []));
}
