import { sql, type SqlBool, type Expression } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import {
  countRows,
  anyOf,
  idText,
  isoTime,
  now,
  orEmpty,
  rowId,
  todayInIndia,
} from '#src/server/database/sql-values.server.ts';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Inbox } from '#src/features/help-request/help-request.values.ts';
import { isHandled, isHeld, where } from '#src/features/help-request/records/conditions.queries.server.ts';
import type { InboxRequest, InboxRow, SavedRequest } from './inbox.contract.ts';

const IN_BOX: Record<Inbox | 'all', Expression<SqlBool>> = {
  new: where('o.status', '=', 'sent'),
  accepted: isHandled,
  resolved: where.and([where('o.status', '=', 'accepted'), where('o.outcome', 'is not', null)]),
  all: where('o.status', 'in', ['sent', 'accepted']),
};
/** The sort column and direction of each box. */
const ORDER = {
  new: ['o.due_at', 'asc'],
  accepted: ['o.answered_at', 'desc'],
  resolved: ['o.resolved_at', 'desc'],
  all: ['o.sent_at', 'desc'],
} as const;
/**
 * The searched text. It excludes everything that could reveal how to reach the person: a list is no view of them.
 */
const SEARCHED = sql<string>`concat_ws(' ', lower(r.reference), lower(r.user_city), r.searched)`;

/** A search word, and the cities whose name matches it in any language. */
export type SearchWord = { word: string; cities: readonly string[] };
export type InboxFilter = { ngoId: string; box: Inbox | 'all'; words: readonly SearchWord[] };

/** The word occurs in the reference, the city or the description. */
const holds = ({ word, cities }: SearchWord) =>
  where.or([
    where('r.user_city', '=', anyOf(cities)),
    sql<boolean>`position(lower(${word}) in ${SEARCHED}) > 0`,
  ]);

/** Selects the requests of an inbox that match all words. */
const fitting = (db: Database, { ngoId, box, words }: InboxFilter) =>
  db
    .selectFrom('help_offer as o')
    .innerJoin('help_request as r', 'r.id', 'o.request_id')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'o.ngo_id')
    .where('o.ngo_id', '=', rowId(ngoId))
    .where(where.and([IN_BOX[box], where.not(isHeld), ...words.map(holds)]));

const withFacts = (query: ReturnType<typeof fitting>) =>
  query.select((eb) => [
    'r.reference',
    'o.status',
    'o.outcome',
    'r.user_city as city',
    'r.user_help_category as category',
    isoTime(eb, 'o.sent_at').as('sentAt'),
    isoTime(eb, 'o.due_at').as('dueAt'),
    isoTime(eb, 'o.answered_at').as('answeredAt'),
    isoTime(eb, 'o.resolved_at').as('resolvedAt'),
  ]);

const withRow = (query: ReturnType<typeof fitting>) =>
  withFacts(query).select((eb) => [
    idText(eb, 'r.id').as('_id'),
    orEmpty(eb, 'r.help_description').as('description'),
    'r.language',
    'n.city as ngoCity',
  ]);

/** A row as it is stored, with the town of the NGO. */
export type UnmaskedRow = Omit<InboxRow, 'excerpt' | 'distanceKm'> & { description: string; ngoCity: string };

/** Returns a page of the matching requests, in the order of the box. */
export async function selectInbox(
  db: Database,
  { limit, offset, ...filter }: InboxFilter & { limit: number; offset: number },
): Promise<UnmaskedRow[]> {
  const [column, direction] = ORDER[filter.box];
  return withRow(fitting(db, filter))
    .orderBy(column, direction)
    .orderBy('o.id', filter.box === 'all' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countFitting(db: Database, filter: InboxFilter): Promise<number> {
  return countRows(fitting(db, filter));
}

export type SavedRow = { offerId: string; request: SavedRequest };

/** Returns the requests of an inbox after the offer `after`, oldest first, each with the id of its offer. */
export async function selectToSave(
  db: Database,
  { ngoId, after, limit }: { ngoId: string; after: string; limit: number },
): Promise<SavedRow[]> {
  const rows = await withFacts(fitting(db, { ngoId, box: 'all', words: [] }))
    .select((eb) => idText(eb, 'o.id').as('offerId'))
    .where('o.id', '>', rowId(after))
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(({ offerId, ...request }) => ({ offerId, request }));
}

export async function countInbox(db: Database, ngoId: string): Promise<Record<Inbox, number>> {
  return db
    .selectFrom('help_offer as o')
    .innerJoin('help_request as r', 'r.id', 'o.request_id')
    .where(where.not(isHeld))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(IN_BOX.new).as('new'),
      fn.countAll<number>().filterWhere(IN_BOX.accepted).as('accepted'),
      fn.countAll<number>().filterWhere(IN_BOX.resolved).as('resolved'),
    ])
    .where('o.ngo_id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
}

export type UnmaskedRequest = Omit<InboxRequest, 'masked' | 'history' | 'messages' | 'distanceKm'> & {
  contact: InboxRequest['masked'];
  ngoCity: string;
};

/**
 * Returns a request that the NGO has now or had until it ended, but not one that it declined or that was
 * passed on.
 */
export async function selectOfInbox(
  db: Database,
  { ngoId, id }: { ngoId: string; id: string },
): Promise<UnmaskedRequest | undefined> {
  return withRow(fitting(db, { ngoId, box: 'all', words: [] }))
    .select((eb) => [
      'o.contact_by as contactBy',
      'o.contacted',
      'r.may_mail as mayMail',
      'r.safe_contact as safeContact',
      jsonBuildObject({
        userName: orEmpty(eb, 'r.user_name'),
        userMobile: orEmpty(eb, 'r.user_mobile'),
        userEmail: orEmpty(eb, 'r.user_email'),
      }).as('contact'),
    ])
    .where('r.id', '=', rowId(id))
    .executeTakeFirst();
}

/** Returns the last day (YYYY-MM-DD, inclusive) of an NGO's pause, or null if it has not paused. */
export async function selectPause(db: Database, ngoId: string): Promise<string | null> {
  const row = await db
    .selectFrom('help_pause')
    .select('until')
    .where('ngo_id', '=', rowId(ngoId))
    .where('until', '>=', todayInIndia)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Stores the last day of an NGO's pause, or deletes the pause if `until` is null. */
export async function savePause(
  db: Database,
  { ngoId, until }: { ngoId: string; until: string | null },
): Promise<void> {
  if (until === null) await db.deleteFrom('help_pause').where('ngo_id', '=', rowId(ngoId)).execute();
  else
    await db
      .insertInto('help_pause')
      .values({ ngo_id: ngoId, until })
      .onConflict((conflict) => conflict.column('ngo_id').doUpdateSet({ until, updated_at: now }))
      .execute();
}
