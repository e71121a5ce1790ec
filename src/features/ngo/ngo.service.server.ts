import { citiesByDistance, findCity } from '#src/features/reference/reference.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { readFreshNgoCounts, readNgoCounts } from '#src/features/ngo/counts/ngo-counts.server.ts';
import { readListRequest, type NgoListRequest } from './ngo-list-request.server.ts';
import { listedNgoOf } from './ngo-rows.server.ts';
import {
  ngoId,
  type NgoCountsData,
  type NgoDetail,
  type NgoListQuery,
  type NgoPage,
} from './ngo.contract.ts';
import {
  lockNgoRow,
  selectByDistance,
  selectByName,
  selectDetail,
  selectNgoNames,
} from './ngo.queries.server.ts';
import { searchNgos } from './search/search-ngos.server.ts';

/**
 * Returns a page of the directory: a search if there are words, otherwise the plain list. All filters apply
 * together. If no NGO of the chosen town matches, returns the nearest of other towns instead, so that nobody sees an
 * empty list.
 * @throws {AppError} 400 if the category, city or sort order does not exist.
 */
export async function listNgos(db: Database, query: NgoListQuery): Promise<NgoPage> {
  const request = readListRequest(query);
  const found = await findNgos(db, request);
  const { city: cityName, ...otherFilters } = request.filters;
  const city = cityName === undefined ? undefined : findCity(cityName);
  if (found.total > 0 || !city) return found;
  const nearest = await findNgos(db, { ...request, filters: otherFilters, from: city, sort: 'distance' });
  return nearest.total > 0 ? { ...nearest, nearestTo: city.name } : found;
}

function findNgos(db: Database, request: NgoListRequest): Promise<NgoPage> {
  return request.text === undefined
    ? browseNgos(db, request)
    : searchNgos(db, { ...request, text: request.text });
}

async function browseNgos(db: Database, request: NgoListRequest): Promise<NgoPage> {
  const { filters, from, page, pageSize, sort } = request;
  const window = { filters, offset: (page - 1) * pageSize, limit: pageSize };
  const { rows, mark } =
    sort === 'distance' && from && !filters.city
      ? await selectByDistance(db, { ...window, cities: citiesByDistance(from).map(({ city }) => city.name) })
      : await selectByName(db, window);
  const counts = mark === undefined ? await readFreshNgoCounts(db) : await readNgoCounts(db, mark);
  const facets = counts.facets(filters);
  const total = counts.total(filters);
  return {
    success: true,
    data: rows.map((row) => {
      const { services, ...ngo } = listedNgoOf({ row, from });
      return { ...ngo, group: null, service: services[0] ?? null, isServiceMatch: false, matchingText: null };
    }),
    understood: null,
    exactMatch: true,
    total,
    totalIsExact: true,
    page,
    pageSize,
    sort,
    facets,
    corrections: [],
    marks: [],
    nearestTo: null,
  };
}

/**
 * Returns a listed NGO.
 * @throws {AppError} 404 if the NGO does not exist or is not public.
 */
export async function getNgo(db: Database, id: string): Promise<NgoDetail> {
  const ngo = ngoId.safeParse(id).success ? await selectDetail(db, id) : undefined;
  if (!ngo) throw notFound();
  return ngo;
}

export type NgoName = Awaited<ReturnType<typeof selectNgoNames>>[number];

/** Returns the names and statuses of NGOs by id, deleted ones too: for staff. */
export async function listNgoNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NgoName>> {
  const rows = ids.length > 0 ? await selectNgoNames(db, ids) : [];
  return new Map(rows.map((row) => [row._id, row]));
}

/** Locks the NGO: others who lock it wait until the transaction of `db` ends. */
export async function lockNgo(db: Database, id: string): Promise<void> {
  await lockNgoRow(db, id);
}

/**
 * Returns the number of listed NGOs, in total and per category and city. `towns` is the number of towns that
 * have any.
 */
export async function countNgos(db: Database): Promise<NgoCountsData> {
  const { category, city } = (await readFreshNgoCounts(db)).facets({});
  return {
    total: category.reduce((sum, { count }) => sum + count, 0),
    towns: city.length,
    categories: category,
    cities: city,
  };
}
