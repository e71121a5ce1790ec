import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { HomeView, TownRing } from './directory.views.ts';

type Facet = { value: string; count: number };

/** Loads the data of the home page: the number of NGOs, in total and by town and category. */
export async function loadHome(context: Readonly<RouterContextProvider>): Promise<HomeView> {
  const { api } = context.get(pageContext);
  const [counts, names] = await Promise.all([
    api.ngo.getNgoCounts.$get().then(readResponse),
    loadReferenceNames(context),
  ]);
  const { total, categories, cities } = counts.data;
  const countOf = new Map(categories.map(({ value, count }) => [value, count]));
  return {
    total,
    categories: Object.entries(names.categories).map(([slug, label]) => ({
      slug,
      label,
      count: countOf.get(slug) ?? 0,
    })),
    towns: cities
      .map(({ value }) => ({ value, label: names.cities[value] ?? value }))
      .sort((a, b) => a.value.localeCompare(b.value)),
    rings: ringsOf(cities),
  };
}

/**
 * The positions of the towns on the home page's map, which has its own projection. The radius grows with the
 * number of NGOs.
 */
function ringsOf(cities: Facet[]): TownRing[] {
  const most = Math.max(...cities.map(({ count }) => count), 1);
  return cities.flatMap(({ value, count }) => {
    const city = findCity(value);
    if (!city) return [];
    const x = Math.round(75.52 * (city.lng - 68.959));
    const y = Math.round(2008.9 - 81.99 * city.lat);
    return [[x, y, count > 1 && count >= most * 0.8 ? 9 : count > 1 && count >= most * 0.3 ? 7 : 5]];
  });
}
