import { readBatches } from '#src/server/database/read-batches.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import { registrationQuery } from '#src/features/event/registration/registration-words.server.ts';
import type { EventParty, PartyFilters } from './registrations.contract.ts';
import {
  COUNTED_MOST,
  countAmongFirst,
  selectEventOfParties,
  selectFewParties,
  selectHeldPeople,
  selectParties,
  selectPartyCounts,
  selectPartyLines,
  selectPartyRow,
  selectPlaces,
  type PartyCount,
  type PartyCriteria,
  type PartyLine,
  type PartyRow,
} from './registrations.queries.server.ts';

/** From this number of registrations, a search looks first whether most of them match. */
const LARGE = 10_000;

type OfEvent = { eventId: string; ngoId: string };
type EventOfParties = NonNullable<Awaited<ReturnType<typeof selectEventOfParties>>>;

export type PartyPage = {
  rows: EventParty[];
  total: number;
  totalIsExact: boolean;
  parties: Record<RegistrationStatus, number>;
  people: { registered: number; waiting: number; attended: number; held: number };
  seatsLeft: number;
  event: Omit<EventOfParties, 'seatsTaken'>;
};

/**
 * Returns a page of the registrations for an event of the NGO, latest first. Those that wait are listed in the order
 * in which they wait, if the filters ask for them alone.
 * @throws {AppError} 404 if the event does not exist or belongs to another NGO.
 */
export async function listParties(
  db: Database,
  query: OfEvent & { filters: PartyFilters; page: number; pageSize: number },
): Promise<PartyPage> {
  const { eventId, ngoId, filters, page, pageSize } = query;
  const { seatsTaken, ...event } = await readEventOfParties(db, { eventId, ngoId });
  const counts = await selectPartyCounts(db, eventId);
  const criteria = criteriaOf({ eventId, filters });
  const window = { criteria, limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, ...totals } = await findParties(db, { window, counts });
  return {
    rows: await withPlaces(db, { eventId, rows }),
    ...totals,
    ...summaryOf({ counts, held: await selectHeldPeople(db, eventId) }),
    seatsLeft: event.capacity - seatsTaken,
    event,
  };
}

/** Returns a page of the matches, and how many there are. */
async function findParties(
  db: Database,
  {
    window,
    counts,
  }: { window: { criteria: PartyCriteria; limit: number; offset: number }; counts: PartyCount[] },
): Promise<{ rows: PartyRow[]; total: number; totalIsExact: boolean }> {
  const { status, partySize, words, ticket } = window.criteria;
  const isSearch = words !== '' || ticket !== undefined;
  const isBroad = words !== '' && (await hasMany(db, { criteria: window.criteria, counts }));
  const few = isSearch && !isBroad ? await selectFewParties(db, window) : undefined;
  if (few) return { ...few, totalIsExact: true };
  const rows = await selectParties(db, window);
  if (isSearch) return { rows, total: COUNTED_MOST, totalIsExact: false };
  const counted = counts.filter(
    (count) => (!status || count.status === status) && (!partySize || count.partySize === partySize),
  );
  return { rows, total: sumOf(counted), totalIsExact: true };
}

/**
 * Returns whether many registrations match, so that reading them in their order finds a page at once. The index of
 * words is slow for the beginning of a word that most rows of a large event have, such as the first digit of a number.
 */
async function hasMany(
  db: Database,
  { criteria, counts }: { criteria: PartyCriteria; counts: PartyCount[] },
): Promise<boolean> {
  if (criteria.ticket !== undefined || sumOf(counts) <= LARGE) return false;
  return (await countAmongFirst(db, { criteria, among: LARGE / 2 })) > COUNTED_MOST;
}

/**
 * Returns all matching registrations, read in batches on demand.
 * @throws {AppError} 404 if the event does not exist or belongs to another NGO, before any row is read.
 */
export async function exportParties(
  db: Database,
  { filters, ...event }: OfEvent & { filters: PartyFilters },
): Promise<AsyncIterable<PartyLine>> {
  await readEventOfParties(db, event);
  const criteria = criteriaOf({ eventId: event.eventId, filters });
  return readBatches<PartyLine>(({ limit, last }) =>
    selectPartyLines(db, { criteria, limit, after: last?.id }),
  );
}

/**
 * Returns a registration as its NGO sees it.
 * @throws {AppError} 404 if the event has no such registration.
 */
export async function readPartyOfEvent(
  db: Database,
  party: { id: string; eventId: string },
): Promise<EventParty> {
  const row = await selectPartyRow(db, party);
  if (!row) throw notFound();
  const [withPlace] = await withPlaces(db, { eventId: party.eventId, rows: [row] });
  return withPlace!;
}

/**
 * Returns an event of the NGO as its registrations show it.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function readEventOfParties(db: Database, event: OfEvent): Promise<EventOfParties> {
  const found = ROW_ID.test(event.eventId) ? await selectEventOfParties(db, event) : undefined;
  if (!found) throw notFound();
  return found;
}

async function withPlaces(
  db: Database,
  { eventId, rows }: { eventId: string; rows: PartyRow[] },
): Promise<EventParty[]> {
  const ids = rows
    .filter(({ status, offeredUntil }) => status === 'waiting' && offeredUntil === null)
    .map(({ _id }) => _id);
  const places = ids.length > 0 ? await selectPlaces(db, { eventId, ids }) : undefined;
  return rows.map((row) => ({ ...row, place: places?.get(row._id) ?? null }));
}

function criteriaOf({ eventId, filters }: { eventId: string; filters: PartyFilters }): PartyCriteria {
  const { q = '', status = '', partySize } = filters;
  return {
    eventId,
    status,
    partySize: partySize ? Number(partySize) : undefined,
    words: registrationQuery({ eventId, words: q }),
    ticket: readReference(q, 'EV'),
  };
}

function summaryOf({
  counts,
  held,
}: {
  counts: PartyCount[];
  held: number;
}): Pick<PartyPage, 'parties' | 'people'> {
  const of = (status: RegistrationStatus) => counts.filter((count) => count.status === status);
  const peopleOf = (status: RegistrationStatus) =>
    of(status).reduce((sum, { partySize, registrations }) => sum + partySize * registrations, 0);
  const attended = peopleOf('attended');
  return {
    parties: {
      registered: sumOf(of('registered')),
      waiting: sumOf(of('waiting')),
      attended: sumOf(of('attended')),
      cancelled: sumOf(of('cancelled')),
    },
    people: { registered: peopleOf('registered') + attended, waiting: peopleOf('waiting'), attended, held },
  };
}

const sumOf = (counts: PartyCount[]) => counts.reduce((sum, { registrations }) => sum + registrations, 0);
