import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { deletedNgoIds, namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import { selectPublicPhoto } from '#src/features/ngo/photos/photo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRows, idText, isoTime, isSet, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { EVENT_TEXT } from '#src/features/event/event-columns.queries.server.ts';
import { EVENT_SEARCH_VERSION, type SearchableEvent } from '#src/features/event/event-lexemes.server.ts';
import type { CleanEvent } from './event-form.values.ts';
import type { ListedEvent, OwnEvent } from './management.contract.ts';
import type { EventList } from './management.values.ts';

/** An event as it is stored: the checked form with the words it is found by. */
export type EventRow = CleanEvent & { search: string };
type Own = { id: string; ngoId: string };

/** Counts the parties of the event with the alias `e`. */
const countParties = (db: Database) =>
  db
    .selectFrom('event_registration as r')
    .select([
      sql<number>`count(*) filter (where r.status in ('registered', 'attended'))::int`.as('registrations'),
      sql<number>`count(*) filter (where r.status = 'waiting')::int`.as('waiting'),
      sql<number>`count(*) filter (where r.status in ('registered', 'waiting') and r.email is not null)::int`.as(
        'peopleToMail',
      ),
    ])
    .where('r.event_id', '=', sql.ref<number>('e.id'));

const isOver = sql<boolean>`e.ends_at <= now()`;

/** SQL condition: the event with the alias `e` is on a list. Cancelled events stay on theirs. */
const isOn = {
  upcoming: sql<boolean>`(e.status <> 'draft' and e.ends_at > now())`,
  past: sql<boolean>`(e.status <> 'draft' and e.ends_at <= now())`,
  drafts: sql<boolean>`e.status = 'draft'`,
} satisfies Record<EventList, unknown>;

/**
 * Returns a page of a list of the NGO's events, and their total number. Events to come and drafts begin with the
 * next one, past events with the latest. `words` is a tsquery that is matched against titles, categories and towns.
 */
export async function selectOwnEvents(
  db: Database,
  query: { ngoId: string; list: EventList; words: string; limit: number; offset: number },
): Promise<{ rows: ListedEvent[]; total: number }> {
  const { ngoId, list, words, limit, offset } = query;
  let events = db.selectFrom('event as e').where('e.ngo_id', '=', rowId(ngoId)).where(isOn[list]);
  if (words !== '') events = events.where(sql<boolean>`ts_filter(e.search, '{a,b}') @@ ${words}::tsquery`);
  const direction = list === 'past' ? 'desc' : 'asc';
  const page = events
    .select('e.id')
    .orderBy('e.starts_at', direction)
    .orderBy('e.id', direction)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([selectListed(db, { page, direction }), countRows(events)]);
  return { rows, total };
}

type Page = SelectQueryBuilder<Tables & { e: Tables['event'] }, 'e', { id: number }>;

function selectListed(db: Database, { page, direction }: { page: Page; direction: 'asc' | 'desc' }) {
  return db
    .selectFrom('event as e')
    .innerJoin(page.as('page'), 'page.id', 'e.id')
    .innerJoinLateral(countParties(db).as('c'), (join) => join.onTrue())
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      'e.status',
      'e.title',
      'e.title_gu as titleGu',
      'e.title_hi as titleHi',
      'e.category',
      isoTime(eb, 'e.starts_at').as('startsAt'),
      isoTime(eb, 'e.ends_at').as('endsAt'),
      'e.city',
      'e.venue',
      'e.venue_gu as venueGu',
      'e.venue_hi as venueHi',
      isSet(eb, 'e.online_link').as('isOnline'),
      'e.capacity',
      isoTime(eb, 'e.registration_ends_at').as('registrationEndsAt'),
      'e.seats_taken as seatsTaken',
      'c.registrations',
      'c.waiting',
      isOver.as('isOver'),
    ])
    .orderBy('e.starts_at', direction)
    .orderBy('e.id', direction)
    .execute();
}

/** Returns how many events each list of the NGO has. */
export async function countLists(db: Database, ngoId: string): Promise<Record<EventList, number>> {
  return db
    .selectFrom('event as e')
    .where('e.ngo_id', '=', rowId(ngoId))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOn.upcoming).as('upcoming'),
      fn.countAll<number>().filterWhere(isOn.drafts).as('drafts'),
      fn.countAll<number>().filterWhere(isOn.past).as('past'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns an event of the NGO, or undefined. */
export async function selectOwnEvent(db: Database, { id, ngoId }: Own): Promise<OwnEvent | undefined> {
  return db
    .selectFrom('event as e')
    .innerJoinLateral(countParties(db).as('c'), (join) => join.onTrue())
    .select(EVENT_TEXT)
    .select((eb) => [
      idText(eb, 'e.id').as('_id'),
      'e.status',
      'e.online_link as onlineLink',
      idText(eb, 'e.photo_id').as('photoId'),
      jsonObjectFrom(selectPublicPhoto(db, 'e.photo_id')).as('photo'),
      'e.seats_taken as seatsTaken',
      'c.registrations',
      'c.waiting',
      isOver.as('isOver'),
      'c.peopleToMail',
      'e.sequence',
      'e.revision',
      isoTime(eb, 'e.created_at').as('createdAt'),
      isoTime(eb, 'e.updated_at').as('updatedAt'),
    ])
    .where('e.id', '=', rowId(id))
    .where('e.ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Returns the names of an NGO, by which its events are found. */
export async function selectNamesOfNgo(db: Database, ngoId: string): Promise<SearchableEvent['ngo']> {
  return namedNgos(db).where('n.id', '=', rowId(ngoId)).executeTakeFirstOrThrow();
}

/** Returns how many events of the NGO are not over. Drafts never are. */
export async function countOpenEvents(db: Database, ngoId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('event as e')
      .where('e.ngo_id', '=', rowId(ngoId))
      .where(sql<boolean>`(${isOn.drafts} or ${isOn.upcoming})`),
  );
}

const columnsOf = (row: EventRow) => ({
  title: row.title,
  title_gu: row.titleGu,
  title_hi: row.titleHi,
  description: row.description,
  description_gu: row.descriptionGu,
  description_hi: row.descriptionHi,
  category: row.category,
  starts_at: row.startsAt,
  ends_at: row.endsAt,
  city: row.city,
  venue: row.venue,
  venue_gu: row.venueGu,
  venue_hi: row.venueHi,
  address: row.address,
  online_link: row.onlineLink,
  what_to_bring: row.whatToBring,
  what_to_bring_gu: row.whatToBringGu,
  what_to_bring_hi: row.whatToBringHi,
  who_for: row.whoFor,
  who_for_gu: row.whoForGu,
  who_for_hi: row.whoForHi,
  step_free: row.stepFree,
  sign_language: row.signLanguage,
  languages: row.languages,
  contact_name: row.contactName,
  contact_phone: row.contactPhone,
  contact_email: row.contactEmail,
  fee: row.fee,
  question: row.question,
  question_gu: row.questionGu,
  question_hi: row.questionHi,
  capacity: row.capacity,
  registration_ends_at: row.registrationEndsAt,
  photo_id: row.photoId === null ? null : rowId(row.photoId),
  search: sql<string>`${row.search}::tsvector`,
  search_version: EVENT_SEARCH_VERSION,
});

/** Adds an event, as a draft unless `isPublished`, and returns its id. */
export async function insertEvent(
  db: Database,
  { ngoId, row, isPublished = false }: { ngoId: string; row: EventRow; isPublished?: boolean },
): Promise<string> {
  const status = isPublished ? { status: 'published' as const, published_at: now } : {};
  const { id } = await db
    .insertInto('event')
    .values({ ngo_id: rowId(ngoId), ...columnsOf(row), ...status })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

const ofNgo = (db: Database, { id, ngoId }: Own) =>
  db.updateTable('event').where('id', '=', rowId(id)).where('ngo_id', '=', rowId(ngoId));

/** Counts a change by the NGO. `isMoved`: of time, place or status, which calendars must learn. */
const changed = (isMoved: boolean) => ({
  revision: sql<number>`revision + 1`,
  sequence: sql<number>`sequence + ${isMoved ? 1 : 0}::int`,
  updated_at: now,
});

/** Saves an event. The event must be locked. */
export async function updateEventRow(
  db: Database,
  { row, isMoved, ...own }: Own & { row: EventRow; isMoved: boolean },
): Promise<void> {
  await ofNgo(db, own)
    .set({ ...columnsOf(row), ...changed(isMoved) })
    .execute();
}

/** Publishes a draft. The event must be locked. */
export async function updatePublished(db: Database, own: Own): Promise<void> {
  await ofNgo(db, own)
    .set({ status: 'published', published_at: now, ...changed(true) })
    .execute();
}

/**
 * Cancels an event with its registrations, which stay in the list. Only those who are there already keep their
 * seats. The event must be locked.
 */
export async function updateCancelled(
  db: Database,
  { reason, ...own }: Own & { reason: string },
): Promise<void> {
  await db.deleteFrom('event_hold').where('event_id', '=', rowId(own.id)).execute();
  await db
    .updateTable('event_registration')
    .set({ status: 'cancelled', cancelled_by: 'event', offered_until: null, updated_at: now })
    .where('event_id', '=', rowId(own.id))
    .where('status', 'in', ['registered', 'waiting'])
    .execute();
  await ofNgo(db, own)
    .set({
      status: 'cancelled',
      cancel_reason: reason,
      seats_taken: sql<number>`(select coalesce(sum(party_size), 0)::int from event_registration
        where event_id = event.id and status = 'attended')`,
      ...changed(true),
    })
    .execute();
}

/** Writes the reason of a cancelled event anew. */
export async function updateCancelReason(
  db: Database,
  { reason, ...own }: Own & { reason: string },
): Promise<void> {
  await ofNgo(db, own)
    .set({ cancel_reason: reason, ...changed(false) })
    .execute();
}

/** Returns the published events that are not over, of an NGO that is deleted. */
export async function selectEventsOfDeleted(db: Database, ngoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event as e')
    .select((eb) => idText(eb, 'e.id').as('id'))
    .where('e.ngo_id', '=', rowId(ngoId))
    .where('e.ngo_id', 'in', deletedNgoIds(db))
    .where('e.status', '=', 'published')
    .where('e.ends_at', '>', now)
    .orderBy('e.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a draft. */
export async function deleteDraft(db: Database, { id, ngoId }: Own): Promise<void> {
  await db
    .deleteFrom('event')
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .where('status', '=', 'draft')
    .execute();
}
