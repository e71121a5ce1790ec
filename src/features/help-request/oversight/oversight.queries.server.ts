import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  countRows,
  anyId,
  anyOf,
  asBoolean,
  idText,
  isoTime,
  orEmpty,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type {
  HelpCategory,
  OfferState,
  RequestStatus,
} from '#src/features/help-request/help-request.values.ts';
import {
  hadRequest,
  hasPeople,
  isHandled,
  isHeld,
  isOfferOverdue,
  isOverdue,
  isWithStaff,
  medianHours,
  openRequests,
  pausedUntil,
  where,
} from '#src/features/help-request/records/conditions.queries.server.ts';
import type { NamedNgo } from '#src/features/help-request/records/history.queries.server.ts';
import type { NgoNumbers, NgoToAsk, OfferRow, StaffRequest, StaffRow } from './oversight.contract.ts';

export type RequestFilters = {
  reference: string | undefined;
  /** Matches any of these cities. */
  cities: readonly string[] | undefined;
  status: RequestStatus | undefined;
  district: string | undefined;
  category: HelpCategory | undefined;
  withStaff: boolean;
  overdue: boolean;
};

/** Selects the requests that match all filters. */
function filtered(db: Database, filters: Partial<RequestFilters>) {
  const { reference, cities, status, district, category, withStaff, overdue } = filters;
  let query = db.selectFrom('help_request as r');
  if (reference !== undefined) query = query.where('r.reference', '=', reference);
  if (cities !== undefined) query = query.where('r.user_city', '=', anyOf(cities));
  if (status !== undefined) query = query.where('r.status', '=', status);
  if (district !== undefined) query = query.where('r.district', '=', district);
  if (category !== undefined) query = query.where('r.user_help_category', '=', category);
  if (withStaff) query = query.where(isWithStaff);
  if (overdue) query = query.where(isOverdue);
  return query;
}

const withRow = (query: ReturnType<typeof filtered>) =>
  query.select((eb) => [
    idText(eb, 'r.id').as('_id'),
    'r.reference',
    'r.status',
    'r.user_city as city',
    'r.district',
    'r.user_help_category as category',
    isoTime(eb, 'r.created_at').as('createdAt'),
    isoTime(eb, 'r.first_answer_at').as('firstAnswerAt'),
    isoTime(eb, 'r.with_staff_at').as('withStaffAt'),
    'r.helped',
    asBoolean(isOverdue).as('isOverdue'),
  ]);

/** Returns requests, oldest first: from `offset` on, or only those newer than the request `after`. */
export async function selectForStaff(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    after,
  }: { filters: RequestFilters; limit: number; offset?: number; after?: string },
): Promise<StaffRow[]> {
  return withRow(filtered(db, filters))
    .$if(after !== undefined, (query) => query.where('r.id', '>', rowId(after!)))
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countForStaff(db: Database, filters: RequestFilters): Promise<number> {
  return countRows(filtered(db, filters));
}

export type RequestName = Pick<StaffRow, '_id' | 'reference' | 'city' | 'category'>;

export async function selectRequestNames(db: Database, ids: readonly string[]): Promise<RequestName[]> {
  return db
    .selectFrom('help_request as r')
    .select((eb) => [
      idText(eb, 'r.id').as('_id'),
      'r.reference',
      'r.user_city as city',
      'r.user_help_category as category',
    ])
    .where('r.id', '=', anyId(ids))
    .execute();
}

/** Returns the id of the request with this reference. */
export async function selectIdByReference(db: Database, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('help_request')
    .select((eb) => idText(eb, 'id').as('id'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}

type OneForStaff = Omit<StaffRequest, 'assistance' | 'ngos' | 'history' | 'messages'> & { isHeld: boolean };

export async function selectOneForStaff(db: Database, id: string): Promise<OneForStaff | undefined> {
  return withRow(filtered(db, {}))
    .select((eb) => [
      eb.case().when(isHeld).then('').else(orEmpty(eb, 'r.help_description')).end().as('description'),
      asBoolean(isHeld).as('isHeld'),
      'r.closed_reason as closedReason',
      jsonObjectFrom(
        eb
          .selectFrom('help_request as m')
          .select((merged) => [idText(merged, 'm.id').as('_id'), 'm.reference'])
          .whereRef('m.id', '=', 'r.merged_into'),
      ).as('mergedInto'),
      jsonArrayFrom(
        eb
          .selectFrom('help_request as other')
          .select((other) => [
            idText(other, 'other.id').as('_id'),
            'other.reference',
            'other.status',
            isoTime(other, 'other.created_at').as('createdAt'),
          ])
          .whereRef('other.user_email', '=', 'r.user_email')
          .whereRef('other.id', '<>', 'r.id')
          .where('other.status', 'in', ['open', 'accepted'])
          .orderBy('other.id', 'desc'),
      ).as('ofSamePerson'),
    ])
    .where('r.id', '=', rowId(id))
    .executeTakeFirst();
}

const OF_STATE: Record<OfferState, Expression<SqlBool>> = {
  sent: where('o.status', '=', 'sent'),
  accepted: isHandled,
  declined: where('o.status', '=', 'declined'),
  passed: where('o.status', '=', 'passed'),
  resolved: where('o.resolved_at', 'is not', null),
  overdue: isOfferOverdue,
};

/** Returns the offers to an NGO, latest first, and the number of offers in that state. */
export async function selectOffersOfNgo(
  db: Database,
  input: { ngoId: string; state: OfferState | undefined; limit: number; offset: number },
): Promise<{ rows: OfferRow[]; total: number }> {
  const { ngoId, state, limit, offset } = input;
  let offers = db.selectFrom('help_offer as o').where('o.ngo_id', '=', rowId(ngoId));
  if (state) offers = offers.where(OF_STATE[state]);
  const rows = await offers
    .innerJoin('help_request as r', 'r.id', 'o.request_id')
    .select((eb) => [
      idText(eb, 'r.id').as('_id'),
      'r.reference',
      'o.status',
      'o.outcome',
      'r.user_city as city',
      'r.user_help_category as category',
      isoTime(eb, 'o.sent_at').as('sentAt'),
      isoTime(eb, 'o.due_at').as('dueAt'),
      isoTime(eb, 'o.answered_at').as('answeredAt'),
      asBoolean(isOfferOverdue).as('isOverdue'),
    ])
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countRows(offers);
  return { rows, total };
}

/** Returns undefined if there is no such NGO. */
export async function countOffersOfNgo(
  db: Database,
  ngoId: string,
): Promise<{ ngo: NamedNgo; numbers: NgoNumbers } | undefined> {
  const ngo = await namedNgos(db).where('n.id', '=', rowId(ngoId)).executeTakeFirst();
  if (!ngo) return undefined;
  const numbers = await db
    .selectFrom('help_offer as o')
    .select((eb) => {
      const counted = (condition: Expression<SqlBool>) => eb.fn.countAll<number>().filterWhere(condition);
      const passedByTime = eb
        .selectFrom('help_event as e')
        .select('e.id')
        .whereRef('e.request_id', '=', 'o.request_id')
        .where('e.kind', '=', 'passed')
        .whereRef('e.ngo_id', '=', 'o.ngo_id');
      return [
        eb.fn.countAll<number>().as('asked'),
        counted(OF_STATE.sent).as('sent'),
        counted(eb('o.status', '=', 'accepted')).as('accepted'),
        counted(OF_STATE.declined).as('declined'),
        counted(OF_STATE.passed).as('passed'),
        counted(eb.and([OF_STATE.passed, eb.exists(passedByTime)])).as('silent'),
        counted(OF_STATE.resolved).as('resolved'),
        counted(OF_STATE.overdue).as('overdue'),
        medianHours({ from: sql.ref('o.sent_at'), to: sql.ref('o.answered_at') }).as('medianHours'),
      ];
    })
    .where('o.ngo_id', '=', rowId(ngoId))
    .executeTakeFirstOrThrow();
  return { ngo, numbers };
}

/** Returns the verified NGOs among these ids, in the given order, with the data for choosing one. */
export async function selectToAsk(
  db: Database,
  { requestId, ngoIds }: { requestId: string; ngoIds: readonly string[] },
): Promise<Omit<NgoToAsk, 'km'>[]> {
  return namedNgos(db)
    .select((eb) => [
      'n.city',
      'n.category',
      openRequests.$asScalar().$notNull().as('openRequests'),
      asBoolean(eb.exists(pausedUntil)).as('isPaused'),
      eb
        .case()
        .when(hadRequest(requestId))
        .then(sql.lit('hadIt' as const))
        .when(eb.not(hasPeople(db)))
        .then(sql.lit('nobody' as const))
        .end()
        .as('unfit'),
    ])
    .where('n.id', '=', anyId(ngoIds))
    .where('n.status', '=', 'verified')
    .orderBy(sql`array_position(${ngoIds}::bigint[], n.id)`)
    .execute();
}
