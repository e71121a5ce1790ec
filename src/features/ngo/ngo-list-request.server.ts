import { findCategory, findCity, type City } from '#src/features/reference/reference.server.ts';
import { AppError, badRequest } from '#src/server/errors.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoFilters } from '#src/features/ngo/counts/ngo-counts.server.ts';
import type { NgoListQuery } from './ngo.contract.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import type { NgoSort } from './ngo.values.ts';

/** A validated request for a list of NGOs. */
export type NgoListRequest = {
  /** The search text, cut to the maximum length; undefined if there is none. */
  text: string | undefined;
  filters: NgoFilters;
  sort: NgoSort;
  /** The town from which distances are measured. */
  from: City | undefined;
  isExact: boolean;
  /** The reader's language. */
  language: Language;
  page: number;
  pageSize: number;
};

/**
 * Converts the query to a list request. An empty value counts as absent.
 * @throws {AppError} 400 if a category or city does not exist, or if the sort order is distance and there is
 * no town to measure from.
 */
export function readListRequest(query: NgoListQuery): NgoListRequest {
  const text = query.q?.slice(0, SEARCH_MOST).trim() || undefined;
  if (query.category && !findCategory(query.category)) throw badRequest('unknownCategory');
  const city = cityNamed(query.city);
  const sort = query.sort ?? (text ? 'fit' : 'name');
  const from = cityNamed(query.from) ?? (sort === 'distance' ? city : undefined);
  if (sort === 'distance' && !from) throw badRequest('fromNeeded');
  return {
    text,
    filters: { category: query.category || undefined, city: city?.name, verified: query.verified === 'true' },
    // Without search words, all NGOs fit equally well.
    sort: sort === 'fit' && !text ? 'name' : sort,
    from,
    isExact: query.exact === 'true',
    language: query.language ?? 'en',
    page: query.page,
    pageSize: query.pageSize,
  };
}

/**
 * Returns the slug.
 * @throws {AppError} 404 if the category, which is part of the URL path, does not exist.
 */
export function requireCategory(slug: string): string {
  const category = findCategory(slug);
  if (!category) throw new AppError({ status: 404, key: 'unknownCategory' });
  return category.slug;
}

/**
 * Returns the name.
 * @throws {AppError} 404 if the city, which is part of the URL path, does not exist.
 */
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
