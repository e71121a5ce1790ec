import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { withTown } from '#src/ui/link.tsx';
import type { HomeView } from './directory.views.ts';
import { drawTownMap, townOnMap } from './town-map.server.tsx';

type Context = Readonly<RouterContextProvider>;
type Town = { value: string; count: number };

const MAP_TEXT_SIZE = 14;

/** Loads the data of the home page: the number of NGOs, in total and by town and category. */
export async function loadHome({
  request,
  context,
}: {
  request: Request;
  context: Context;
}): Promise<HomeView> {
  const { language } = context.get(pageContext);
  const { counts, names } = await loadCounts(context);
  const { total, categories, cities } = counts;
  const countOf = new Map(categories.map(({ value, count }) => [value, count]));
  return {
    total,
    categories: Object.entries(names.categories).map(([slug, label]) => ({
      slug,
      label,
      count: countOf.get(slug) ?? 0,
    })),
    towns: townsToChoose(cities, names),
    map: mapOf({ cities, names, language, from: new URL(request.url).searchParams.get('from') ?? '' }),
  };
}

/** Loads the towns that have NGOs, to choose one. */
export async function loadTowns(context: Context): Promise<HomeView['towns']> {
  const { counts, names } = await loadCounts(context);
  return townsToChoose(counts.cities, names);
}

async function loadCounts(context: Context) {
  const { api } = context.get(pageContext);
  const [counts, names] = await Promise.all([
    api.ngo.getNgoCounts.$get().then(readResponse),
    loadReferenceNames(context),
  ]);
  return { counts: counts.data, names };
}

function townsToChoose(cities: readonly Town[], names: ReferenceNames): HomeView['towns'] {
  return cities
    .map(({ value }) => ({ value, label: names.cities[value] ?? value }))
    .sort((a, b) => a.value.localeCompare(b.value));
}

/** Draws the towns with NGOs. A ring leads to the page of its town. */
function mapOf(input: {
  cities: readonly Town[];
  names: ReferenceNames;
  language: Language;
  /** The chosen town, or ''. */
  from: string;
}): string {
  const { cities, names, language, from } = input;
  return drawTownMap({
    title: catalogues[language]['ngo/directory/home'].map,
    textSize: MAP_TEXT_SIZE,
    towns: cities.map((town) => {
      const path = pathInLanguage({ path: `/detailpage/${encodeURIComponent(town.value)}`, language });
      return townOnMap({ town, names, language, href: withTown({ path, town: from }) });
    }),
  });
}
