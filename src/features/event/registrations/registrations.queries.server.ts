import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import {
  idText,
  isoTime,
  minuteInIndia,
  oneValue,
  orEmpty,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import type { EventParty } from './registrations.contract.ts';

/** Returns an event of the NGO as its registrations show it, or undefined. */
export async function selectEventOfParties(
  db: Database,
  { eventId, ngoId }: { eventId: string; ngoId: string },
) {
  return db
    .selectFrom('event as e')
    .select((column) => [
      idText(column, 'e.id').as('_id'),
      'e.title',
      'e.title_gu as titleGu',
      'e.title_hi as titleHi',
      'e.status',
      isoTime(column, 'e.starts_at').as('startsAt'),
      isoTime(column, 'e.ends_at').as('endsAt'),
      'e.capacity',
      'e.seats_taken as seatsTaken',
      'e.question',
    ])
    .where('e.id', '=', rowId(eventId))
    .where('e.ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}

const eb = expressionBuilder<{ r: Tables['event_registration'] }, 'r'>();
const holds = expressionBuilder<{ h: Tables['event_hold'] }, 'h'>();
/** Columns of a registration for its NGO, from the row with the alias `r`. */
const PARTY = [
  idText(eb, 'r.id').as('_id'),
  'r.ticket',
  'r.name',
  'r.mobile',
  'r.email',
  'r.party_size as partySize',
  'r.answer',
  'r.status',
  isoTime(eb, 'r.offered_until').as('offeredUntil'),
  sql<string | null>`(select ${isoTime(holds, 'h.until')} from event_hold h
    where h.registration_id = r.id and not r.confirmed and r.status in ('registered', 'waiting'))`.as(
    'heldUntil',
  ),
  'r.confirmed as isConfirmed',
  sql<number>`(select count(*)::int from event_registration o where o.event_id = r.event_id
    and o.mobile = r.mobile and o.email is null and o.status <> 'cancelled')`.as('ofMobile'),
  'r.cancelled_by as cancelledBy',
  isoTime(eb, 'r.attended_at').as('attendedAt'),
  'r.by_ngo as byNgo',
  isoTime(eb, 'r.created_at').as('createdAt'),
] as const;

export type PartyRow = Omit<EventParty, 'place'>;

/** `words` is a tsquery; '' matches all registrations. `ticket` is a whole ticket number. */
export type PartyCriteria = {
  eventId: string;
  status: RegistrationStatus | '';
  partySize: number | undefined;
  words: string;
  ticket: string | undefined;
};

/** Matches beyond this number are not counted. */
export const COUNTED_MOST = 1000;

const parties = (db: Database) => db.selectFrom('event_registration as r');
/** Whoever waits first comes first; all others are listed with the latest first. */
const orderOf = ({ status }: PartyCriteria) => (status === 'waiting' ? 'asc' : 'desc');

/** Selects the registrations that match. `byWords`: through the index of words, which fits if few match. */
function selectFitting(db: Database, criteria: PartyCriteria, byWords: boolean) {
  const { eventId, status, partySize, words, ticket } = criteria;
  // The words contain the id of the event. Adding 0 keeps the planner from reading all its registrations.
  const event = byWords ? sql<number>`r.event_id + 0` : sql<number>`r.event_id`;
  let query = parties(db).where(event, '=', rowId(eventId));
  if (status) query = query.where('r.status', '=', status);
  if (partySize !== undefined) query = query.where('r.party_size', '=', partySize);
  if (ticket !== undefined) return query.where('r.ticket', '=', ticket);
  if (!words) return query;
  const hasWords = sql<SqlBool>`r.search @@ ${words}::tsquery`;
  // The planner expects a `case` to hold for half of the rows, so it reads them in their order and stops early.
  return query.where(byWords ? hasWords : sql<SqlBool>`case when ${hasWords} then true else false end`);
}

type Window = { criteria: PartyCriteria; limit: number; offset: number };

/**
 * Returns a page of registrations. Scans them in their order, which is fast if most of them match, as they do
 * without words.
 */
export async function selectParties(db: Database, { criteria, limit, offset }: Window): Promise<PartyRow[]> {
  const order = orderOf(criteria);
  // Selects only ids, so that skipped rows are read from the index alone.
  const ids = selectFitting(db, criteria, false)
    .select('r.id')
    .orderBy('r.id', order)
    .limit(limit)
    .offset(offset);
  return parties(db)
    .innerJoin(ids.as('matching'), 'matching.id', 'r.id')
    .select(PARTY)
    .orderBy('r.id', order)
    .execute();
}

/**
 * Alternative for searches with few matches: returns a page of the matches and their total number. Returns undefined
 * for more than 1,000 matches, for which `selectParties` is fast.
 */
export async function selectFewParties(
  db: Database,
  { criteria, limit, offset }: Window,
): Promise<{ rows: PartyRow[]; total: number } | undefined> {
  const order = orderOf(criteria);
  const { rows, total } = await db
    .with(
      (cte) => cte('matching').materialized(),
      () =>
        selectFitting(db, criteria, true)
          .select('r.id')
          .limit(COUNTED_MOST + 1),
    )
    .selectNoFrom((all) => {
      const page = all.selectFrom('matching').select('id').orderBy('id', order).limit(limit).offset(offset);
      const pageRows = parties(db)
        .innerJoin(page.as('page'), 'page.id', 'r.id')
        .select(PARTY)
        .orderBy('r.id', order);
      const counted = all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'));
      return [jsonArrayFrom(pageRows).as('rows'), oneValue(counted).as('total')];
    })
    .executeTakeFirstOrThrow();
  return total > COUNTED_MOST ? undefined : { rows, total };
}

/** Returns how many of the first `among` registrations, in the order of the list, have the words. */
export async function countAmongFirst(
  db: Database,
  { criteria, among }: { criteria: PartyCriteria; among: number },
): Promise<number> {
  const first = selectFitting(db, { ...criteria, words: '' }, false)
    .select('r.search')
    .orderBy('r.id', orderOf(criteria))
    .limit(among);
  const { count } = await db
    .selectFrom(first.as('first'))
    .where(sql<SqlBool>`first.search @@ ${criteria.words}::tsquery`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type PartyCount = { status: RegistrationStatus; partySize: number; registrations: number };

/** Returns the number of registrations of each status and size, from the counts that triggers maintain. */
export async function selectPartyCounts(db: Database, eventId: string): Promise<PartyCount[]> {
  return db
    .selectFrom('event_registration_count as c')
    .select((column) => [
      column.ref('c.status').$castTo<RegistrationStatus>().as('status'),
      'c.party_size as partySize',
      sql<number>`sum(c.registrations)::int`.as('registrations'),
    ])
    .where('c.event_id', '=', rowId(eventId))
    .groupBy(['c.status', 'c.party_size'])
    .execute();
}

/** Returns the number of people whose seats are held until their link is opened. */
export async function selectHeldPeople(db: Database, eventId: string): Promise<number> {
  const { people } = await parties(db)
    .select(sql<number>`coalesce(sum(r.party_size), 0)::int`.as('people'))
    .where('r.event_id', '=', rowId(eventId))
    .where('r.confirmed', '=', false)
    .where('r.status', '=', 'registered')
    .executeTakeFirstOrThrow();
  return people;
}

/**
 * Returns the places of waiting registrations in the waiting list of their event, from 1. `ids` must be sorted.
 * Counts what is between them, so that the list is read once.
 */
export async function selectPlaces(
  db: Database,
  { eventId, ids }: { eventId: string; ids: string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; place: number }>`
    select w.id::text as id, (sum(between_them.count) over (order by w.id))::int as place
    from (
      select id, coalesce(lag(id) over (order by id), 0) as before from unnest(${ids}::bigint[]) as t (id)
    ) w cross join lateral (
      select count(*) as count from event_registration q
      where q.event_id = ${rowId(eventId)} and q.status = 'waiting' and q.offered_until is null
        and q.id > w.before and q.id <= w.id
    ) between_them`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** Returns a registration of the event, or undefined. */
export async function selectPartyRow(
  db: Database,
  { id, eventId }: { id: string; eventId: string },
): Promise<PartyRow | undefined> {
  return parties(db)
    .select(PARTY)
    .where('r.id', '=', rowId(id))
    .where('r.event_id', '=', rowId(eventId))
    .executeTakeFirst();
}

/** A registration in an export. Times are in India: `2026-11-21 15:30`. */
export type PartyLine = {
  id: string;
  ticket: string;
  name: string;
  mobile: string;
  email: string;
  partySize: number;
  answer: string;
  status: RegistrationStatus;
  isConfirmed: boolean;
  attendedAt: string;
  createdAt: string;
};

/** Returns a batch of registrations after the one with the id `after`, in the order of the list. */
export async function selectPartyLines(
  db: Database,
  { criteria, limit, after }: { criteria: PartyCriteria; limit: number; after: string | undefined },
): Promise<PartyLine[]> {
  const order = orderOf(criteria);
  let query = selectFitting(db, criteria, false);
  if (after !== undefined) query = query.where('r.id', order === 'asc' ? '>' : '<', rowId(after));
  return query
    .select([
      idText(eb, 'r.id').as('id'),
      'r.ticket',
      'r.name',
      'r.mobile',
      orEmpty(eb, 'r.email').as('email'),
      'r.party_size as partySize',
      orEmpty(eb, 'r.answer').as('answer'),
      'r.status',
      'r.confirmed as isConfirmed',
      sql<string>`coalesce(${minuteInIndia(eb, 'r.attended_at')}, '')`.as('attendedAt'),
      minuteInIndia(eb, 'r.created_at').as('createdAt'),
    ])
    .orderBy('r.id', order)
    .limit(limit)
    .execute();
}
