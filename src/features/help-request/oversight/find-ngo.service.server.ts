import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { findTowns } from '#src/features/reference/places.server.ts';
import { listNgosForStaff } from '#src/features/ngo/staff-list/staff-list.service.server.ts';
import { citiesByDistance, findCity } from '#src/features/reference/reference.server.ts';
import { NGO_CATEGORIES_OF_HELP, type HelpCategory } from '#src/features/help-request/help-request.values.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { needsOfRequest } from '#src/features/help-request/routing/needs-of-request.server.ts';
import {
  selectAvailable,
  selectDescription,
} from '#src/features/help-request/routing/routing.queries.server.ts';
import { inGroups } from '#src/features/help-request/routing/routing.rules.ts';
import type { NgoToAsk } from './oversight.contract.ts';
import { selectOneForStaff, selectToAsk } from './oversight.queries.server.ts';

const SUGGESTIONS_MOST = 8;
const RESULTS_MOST = 20;
/** If the text may name several cities, NGOs that cannot be asked are listed only for this many of them. */
const TOWNS_LISTED = 3;
/** The number of cities that are queried together, nearest first. */
const TOWNS_AT_ONCE = 12;

/**
 * Returns verified NGOs to which staff may give a request: those that match a name or city, or without a
 * search text the nearest ones of its category. An NGO that cannot take the request comes with the reason.
 * @throws {AppError} 404 if there is no such request.
 */
export async function findNgosToAsk(
  { db }: Pick<AppServices, 'db'>,
  { id, q }: { id: string; q: string | undefined },
): Promise<NgoToAsk[]> {
  const request = ROW_ID.test(id) ? await selectOneForStaff(db, id) : undefined;
  if (!request) throw notFound();
  const ngoIds = q?.trim() ? await idsByName(db, { requestId: id, q }) : await idsByDistance(db, request);
  const home = findCity(request.city);
  const distances = new Map(home && citiesByDistance(home).map(({ city, km }) => [city.name, km]));
  const ngos = await selectToAsk(db, { requestId: id, ngoIds });
  return ngos.map((ngo) => ({ ...ngo, km: distances.get(ngo.city) ?? null }));
}

/**
 * Returns NGOs with a matching name first, then those of a matching city, whether or not they can be asked.
 */
async function idsByName(
  db: Database,
  { requestId, q }: { requestId: string; q: string },
): Promise<string[]> {
  const towns = findTowns(q);
  const named = { status: 'verified' as const, page: 1, pageSize: RESULTS_MOST };
  const [byName, byTown, ...others] = await Promise.all([
    listNgosForStaff(db, { ...named, q }),
    selectAvailable(db, {
      requestId,
      cities: towns,
      categories: Object.values(NGO_CATEGORIES_OF_HELP).flat(),
      needs: [],
      isByDistance: false,
      limit: RESULTS_MOST,
    }),
    ...towns.slice(0, TOWNS_LISTED).map((city) => listNgosForStaff(db, { ...named, city })),
  ]);
  const ids = [
    ...byName.rows.map(({ _id }) => _id),
    ...byTown.map(({ ngoId }) => ngoId),
    ...others.flatMap(({ rows }) => rows.map(({ _id }) => _id)),
  ];
  return [...new Set(ids)].slice(0, RESULTS_MOST);
}

async function idsByDistance(
  db: Database,
  request: { _id: string; city: string; category: HelpCategory },
): Promise<string[]> {
  const home = findCity(request.city);
  if (!home) return [];
  const needs = needsOfRequest(await selectDescription(db, request._id));
  const ids: string[] = [];
  for (const group of inGroups(citiesByDistance(home), TOWNS_AT_ONCE)) {
    const nearest = await selectAvailable(db, {
      requestId: request._id,
      cities: group.map(({ city }) => city.name),
      isByDistance: true,
      categories: NGO_CATEGORIES_OF_HELP[request.category],
      needs,
      limit: SUGGESTIONS_MOST - ids.length,
    });
    ids.push(...nearest.map(({ ngoId }) => ngoId));
    if (ids.length >= SUGGESTIONS_MOST) break;
  }
  return ids;
}
