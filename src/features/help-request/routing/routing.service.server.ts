import type { Database } from '#src/server/database.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { cities, citiesByDistance, findCity } from '#src/features/reference/reference.server.ts';
import { endAlone, selectAlone } from '#src/features/help-request/chosen-ngo/chosen-ngo.queries.server.ts';
import { mustOthersWait } from '#src/features/help-request/chosen-ngo/chosen-ngo.rules.ts';
import { NGO_CATEGORIES_OF_HELP, OFFERS_AT_ONCE } from '#src/features/help-request/help-request.values.ts';
import type { OfferKey } from '#src/features/help-request/records/offers.queries.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { inRequest, type StepServices } from '#src/features/help-request/records/in-request.server.ts';
import {
  updateRequest,
  type StoredRequest,
} from '#src/features/help-request/records/requests.queries.server.ts';
import { notifyNgo, notifyStaff } from '#src/features/help-request/notifications.server.ts';
import {
  countOpenOffers,
  insertOffer,
  passOffers,
  selectAvailable,
  selectDescription,
  selectFitness,
  selectToRoute,
} from './routing.queries.server.ts';
import { needsOfRequest, sensitiveNeedsOf } from './needs-of-request.server.ts';
import { inGroups, nextToAsk, type Candidate } from './routing.rules.ts';
import { sendRouting } from './send-routing.server.ts';

/** The number of cities outside the district that are queried together. */
const TOWNS_AT_ONCE = 12;
/** The number of requests that one scheduled run queues. */
const ROUTED_AT_ONCE = 500;

/**
 * Routes an open request: withdraws offers past their deadline, asks further NGOs until five have it (unless
 * the NGO that the person chose is still being asked alone), and gives it to staff if no NGO is left. Runs in
 * one transaction with the request locked, so it is safe to run repeatedly and concurrently.
 */
export async function routeHelpRequest(services: StepServices, id: string): Promise<void> {
  await inRequest(services, id, async (inside, request) => {
    const { db } = inside;
    if (request?.status !== 'open') return;
    for (const ngoId of await passOffers(db, { requestId: id, isOverdue: true }))
      await insertEvent(db, { requestId: id, kind: 'passed', actor: 'system', ngoId });
    const alone = await selectAlone(db, id);
    // The chosen NGO still has time to answer, so nothing else is due.
    if (alone && mustOthersWait(alone)) return;
    if (alone) await endAlone(db, id);
    const openOffers = await countOpenOffers(db, id);
    const next = nextToAsk({ candidates: await findCandidates(db, { request, openOffers }), openOffers });
    for (const { ngoId } of next) {
      if (!(await insertOffer(db, { requestId: id, ngoId }))) continue;
      await insertEvent(db, { requestId: id, kind: 'offered', actor: 'system', ngoId });
      await notifyNgo(inside, { ngoId, step: 'offered' });
    }
    if (openOffers + next.length > 0 || request.isWithStaff) return;
    await updateRequest(db, { id, change: { isWithStaff: true } });
    await insertEvent(db, { requestId: id, kind: 'withStaff', actor: 'system' });
    await notifyStaff(inside, { step: 'nobodyLeft', about: request.reference });
  });
}

/**
 * Returns whether an NGO that was asked may accept: its needs may have changed since. Whom the person or our team chose
 * may.
 */
export async function isFit(db: Database, offer: OfferKey): Promise<boolean> {
  const needed = sensitiveNeedsOf(await selectDescription(db, offer.requestId));
  if (needed.length === 0) return true;
  const ngo = await selectFitness(db, offer);
  return ngo !== undefined && (ngo.wasChosen || needed.some((id) => ngo.needs.includes(id)));
}

/** Queues the routing of every request that is due, including those whose job was lost. */
export async function routeWhatIsDue(services: Pick<AppServices, 'db' | 'queue'>): Promise<void> {
  for (const id of await selectToRoute(services.db, ROUTED_AT_ONCE)) await sendRouting(services, id);
}

/**
 * Returns enough NGOs to fill five offers: from the city, then its district, then other cities, nearest
 * first. Only NGOs that our team checked for it get a request about something sensitive, of whatever category.
 */
async function findCandidates(
  db: Database,
  { request, openOffers }: { request: StoredRequest; openOffers: number },
): Promise<Candidate[]> {
  const home = findCity(request.city);
  const missing = OFFERS_AT_ONCE - openOffers;
  if (!home || missing <= 0) return [];
  const description = await selectDescription(db, request.id);
  const needs = needsOfRequest(description);
  const sensitiveNeeds = sensitiveNeedsOf(description);
  // What was checked says more than the category that the person chose.
  const categories =
    sensitiveNeeds.length > 0
      ? Object.values(NGO_CATEGORIES_OF_HELP).flat()
      : NGO_CATEGORIES_OF_HELP[request.category];
  const candidates: Candidate[] = [];
  const search = async (tier: number, names: readonly string[], km: (city: string) => number) => {
    if (candidates.length >= missing || names.length === 0) return;
    // Outside the district, distance counts before need and load. Within it, only need and load count.
    const isByDistance = tier === 2;
    const ngos = await selectAvailable(db, {
      requestId: request.id,
      cities: names,
      categories,
      needs,
      sensitiveNeeds,
      isByDistance,
      limit: missing,
    });
    candidates.push(...ngos.map(({ city, ...ngo }) => ({ ...ngo, tier, km: km(city) })));
  };
  await search(0, [home.name], () => 0);
  const inDistrict = cities.filter(({ district, name }) => district === home.district && name !== home.name);
  await search(
    1,
    inDistrict.map(({ name }) => name),
    () => 0,
  );
  const others = citiesByDistance(home).filter(({ city }) => city.district !== home.district);
  for (const group of inGroups(others, TOWNS_AT_ONCE)) {
    const kmOf = new Map(group.map(({ city, km }) => [city.name, km]));
    await search(2, [...kmOf.keys()], (city) => kmOf.get(city) ?? 0);
  }
  return candidates;
}
