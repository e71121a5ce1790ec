import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { readSearchUnits, townsBegunBy } from '../../ngo/search/search-units.server.ts';
import { listNgosForStaff } from '../../ngo/staff-list/staff-list.service.server.ts';
import { citiesByDistance, findCity } from '../../reference/reference.server.ts';
import { NGO_CATEGORIES_OF_HELP, type HelpCategory } from '../help-request.values.ts';
import { isRequestId } from '../request-id.rules.ts';
import { selectAskable } from '../routing/routing.queries.server.ts';
import { inGroups } from '../routing/routing.rules.ts';
import type { NgoToAsk } from './oversight.contract.ts';
import { selectOneForStaff, selectToAsk } from './oversight.queries.server.ts';

const SUGGESTED_MOST = 8;
const FOUND_MOST = 20;
/** Towns looked at together, the nearest ones first. */
const TOWNS_AT_ONCE = 12;

/** The towns that a text names, in any of the three scripts, the last word perhaps only begun. */
export function townsCalled(text: string): string[] {
  const units = readSearchUnits(text);
  return [...new Set(units.flatMap((unit) => [...(unit.meaning?.towns ?? []), ...townsBegunBy(unit)]))];
}

/**
 * Checked NGOs that a request may be given to: those of a name or town, or without words the nearest of its category. Those that
 * cannot take it say why.
 * @throws {AppError} 404 when there is no such request.
 */
export async function findNgosToAsk(
  { db }: Pick<AppServices, 'db'>,
  { id, q }: { id: string; q: string | undefined },
): Promise<NgoToAsk[]> {
  const request = isRequestId(id) ? await selectOneForStaff(db, id) : undefined;
  if (!request) throw notFound();
  const ngoIds = q?.trim() ? await idsCalled(db, { requestId: id, q }) : await idsNear(db, request);
  const home = findCity(request.city);
  const km = new Map(home && citiesByDistance(home).map((one) => [one.city.name, one.km]));
  const found = await selectToAsk(db, { requestId: id, ngoIds });
  return found.map((ngo) => ({ ...ngo, km: km.get(ngo.city) ?? null }));
}

/** Of that name first, then those of that town that can be asked. */
async function idsCalled(
  db: Database,
  { requestId, q }: { requestId: string; q: string },
): Promise<string[]> {
  const byName = await listNgosForStaff(db, { q, status: 'verified', page: 1, pageSize: FOUND_MOST });
  const byTown = await selectAskable(db, {
    ...{ requestId, cities: townsCalled(q), categories: Object.values(NGO_CATEGORIES_OF_HELP).flat() },
    ...{ isByDistance: false, limit: FOUND_MOST },
  });
  const ids = [...byName.rows.map(({ _id }) => _id), ...byTown.map(({ ngoId }) => ngoId)];
  return [...new Set(ids)].slice(0, FOUND_MOST);
}

async function idsNear(
  db: Database,
  request: { _id: string; city: string; category: HelpCategory },
): Promise<string[]> {
  const home = findCity(request.city);
  if (!home) return [];
  const ids: string[] = [];
  for (const group of inGroups(citiesByDistance(home), TOWNS_AT_ONCE)) {
    const found = await selectAskable(db, {
      ...{ requestId: request._id, cities: group.map(({ city }) => city.name), isByDistance: true },
      ...{ categories: NGO_CATEGORIES_OF_HELP[request.category], limit: SUGGESTED_MOST - ids.length },
    });
    ids.push(...found.map(({ ngoId }) => ngoId));
    if (ids.length >= SUGGESTED_MOST) break;
  }
  return ids;
}
