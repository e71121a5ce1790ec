import {
  citiesByDistance,
  findCategory,
  findCity,
  type City,
} from '#src/features/reference/reference.server.ts';
import { AppError, badRequest } from '#src/server/errors.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoFilters } from './ngo-counts.server.ts';
import type { NgoListQuery } from './ngo.contract.ts';
import { SEARCH_TEXT_MOST, type NgoSort } from './ngo.values.ts';

/** What a caller asks of the list, every name checked. */
export type NgoListRequest = {
  /** The text that is searched for, cut to the length that is looked at; undefined when there is none. */
  text: string | undefined;
  filters: NgoFilters;
  sort: NgoSort;
  /** The town distances are told from. */
  from: City | undefined;
  isExact: boolean;
  /** The reader's. */
  language: Language;
  page: number;
  pageSize: number;
};

/**
 * The query as a request for a list. An empty value counts as left out.
 * @throws {AppError} 400 when a category or city does not exist, or distance is asked for from nowhere.
 */
export function readListRequest(query: NgoListQuery): NgoListRequest {
  const text = query.q?.slice(0, SEARCH_TEXT_MOST).trim() || undefined;
  if (query.category && !findCategory(query.category)) throw badRequest('unknownCategory');
  const city = cityNamed(query.city);
  const sort = query.sort ?? (text ? 'fit' : 'name');
  const from = cityNamed(query.from) ?? (sort === 'distance' ? city : undefined);
  if (sort === 'distance' && !from) throw badRequest('fromNeeded');
  return {
    text,
    filters: { category: query.category || undefined, city: city?.name, verified: query.verified === 'true' },
    // Without words everything fits alike.
    sort: sort === 'fit' && !text ? 'name' : sort,
    from,
    isExact: query.exact === 'true',
    language: query.language ?? 'en',
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** @throws {AppError} 404, for a category that is part of the address. */
export function requireCategory(slug: string): string {
  const category = findCategory(slug);
  if (!category) throw new AppError({ status: 404, key: 'unknownCategory' });
  return category.slug;
}

/** @throws {AppError} 404, for a city that is part of the address. */
export function requireCity(name: string): string {
  const city = findCity(name);
  if (!city) throw new AppError({ status: 404, key: 'unknownCity' });
  return city.name;
}

function cityNamed(name: string | undefined): City | undefined {
  if (!name) return undefined;
  const city = findCity(name);
  if (!city) throw badRequest('unknownCity');
  return city;
}

/** When nothing was found in the town asked for: the nearest of those that have some, by the facet of towns. */
export function nearestWithNgos({
  city,
  facet,
}: {
  city: string | undefined;
  facet: { value: string; count: number }[];
}): { city: string; km: number; count: number } | null {
  const asked = city === undefined ? undefined : findCity(city);
  if (!asked) return null;
  const counts = new Map(facet.map(({ value, count }) => [value, count]));
  for (const { city: near, km } of citiesByDistance(asked)) {
    const count = counts.get(near.name) ?? 0;
    if (count > 0) return { city: near.name, km, count };
  }
  return null;
}
