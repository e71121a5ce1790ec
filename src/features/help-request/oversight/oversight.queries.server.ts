import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import {
  HOURS_TO_ANSWER,
  type HelpCategory,
  type OfferState,
  type RequestStatus,
} from '#src/features/help-request/help-request.values.ts';
import {
  NGO_JSON,
  timeOf,
  type HistoryEvent,
} from '#src/features/help-request/records/history.queries.server.ts';
import type { NgoNumbers, NgoToAsk, OfferRow, StaffRequest, StaffRow } from './oversight.contract.ts';

/** Nobody has answered the request aliased `r` in time. */
export const IS_OVERDUE = `(r.status = 'open' and r.created_at < now() - interval '${HOURS_TO_ANSWER} hours')`;
/** The request aliased `r` waits for our own team. */
export const IS_WITH_STAFF = `(r.with_staff_at is not null and r.status <> 'closed')`;
/** An NGO has let the time of the offer aliased `o` go by, whether it has passed on yet or not. */
const OFFER_OVERDUE = `(o.status = 'sent' and o.due_at <= now())`;
const ROW = `'_id', r.id::text, 'reference', r.reference, 'status', r.status, 'city', r.user_city,
  'district', r.district, 'category', r.user_help_category, 'createdAt', ${timeOf('r.created_at')},
  'firstAnswerAt', ${timeOf('r.first_answer_at')}, 'withStaffAt', ${timeOf('r.with_staff_at')}, 'helped', r.helped,
  'isOverdue', ${IS_OVERDUE}`;

export type RequestFilters = {
  reference: string | undefined;
  /** Any of these towns. */
  cities: readonly string[] | undefined;
  status: RequestStatus | undefined;
  district: string | undefined;
  category: HelpCategory | undefined;
  withStaff: boolean;
  overdue: boolean;
};

/** The conditions of the filters; their values are added to `values`. */
function conditionsOf(filters: RequestFilters, values: unknown[]): string[] {
  const { reference, cities, status, district, category, withStaff, overdue } = filters;
  const conditions = ['true'];
  if (reference !== undefined) conditions.push(`r.reference = $${values.push(reference)}`);
  if (cities !== undefined) conditions.push(`r.user_city = any($${values.push(cities)}::text[])`);
  if (status !== undefined) conditions.push(`r.status = $${values.push(status)}`);
  if (district !== undefined) conditions.push(`r.district = $${values.push(district)}`);
  if (category !== undefined) conditions.push(`r.user_help_category = $${values.push(category)}`);
  if (withStaff) conditions.push(IS_WITH_STAFF);
  if (overdue) conditions.push(IS_OVERDUE);
  return conditions;
}

/** Requests, the oldest first: from `offset` on, or only those younger than the request `after`. */
export async function selectForStaff(
  db: Database,
  {
    filters,
    limit,
    offset = 0,
    after,
  }: { filters: RequestFilters; limit: number; offset?: number; after?: string },
): Promise<StaffRow[]> {
  const values: unknown[] = [limit, offset];
  const conditions = conditionsOf(filters, values);
  if (after !== undefined) conditions.push(`r.id > $${values.push(after)}::bigint`);
  const rows = await runQuery<[StaffRow]>(db, {
    text: `select json_build_object(${ROW}) from help_request r where ${conditions.join(' and ')}
      order by r.id limit $1 offset $2`,
    values,
  });
  return rows.map(([row]) => row);
}

export async function countForStaff(db: Database, filters: RequestFilters): Promise<number> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filters, values);
  const [row] = await runQuery<[number]>(db, {
    text: `select count(*)::int from help_request r where ${conditions.join(' and ')}`,
    values,
  });
  return row![0];
}

/** The id of the request of that reference. */
export async function selectIdByReference(db: Database, reference: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: 'select id::text from help_request where reference = $1',
    values: [reference],
  });
  return row?.[0];
}

type OneForStaff = Omit<StaffRequest, 'ngos' | 'history' | 'messages'>;

export async function selectOneForStaff(db: Database, id: string): Promise<OneForStaff | undefined> {
  const [row] = await runQuery<[OneForStaff]>(db, {
    text: `select json_build_object(${ROW}, 'description', coalesce(r.help_description, ''), 'closedReason', r.closed_reason,
        'mergedInto', (select json_build_object('_id', m.id::text, 'reference', m.reference)
          from help_request m where m.id = r.merged_into),
        'ofSamePerson', coalesce((select json_agg(json_build_object('_id', o.id::text, 'reference', o.reference,
            'status', o.status, 'createdAt', ${timeOf('o.created_at')}) order by o.id desc)
          from help_request o where o.user_email = r.user_email and o.id <> r.id and o.status in ('open', 'accepted')), '[]'))
      from help_request r where r.id = $1`,
    values: [id],
  });
  return row?.[0];
}

const OF_STATE: Record<OfferState, string> = {
  sent: `o.status = 'sent'`,
  accepted: `o.status = 'accepted' and o.outcome is null`,
  declined: `o.status = 'declined'`,
  passed: `o.status = 'passed'`,
  resolved: 'o.resolved_at is not null',
  overdue: OFFER_OVERDUE,
};

/** What an NGO was asked, the latest first, and how many there are of that state. */
export async function selectOffersOfNgo(
  db: Database,
  given: { ngoId: string; state: OfferState | undefined; limit: number; offset: number },
): Promise<{ rows: OfferRow[]; total: number }> {
  const { ngoId, state, limit, offset } = given;
  const where = `o.ngo_id = $1 and ${state ? OF_STATE[state] : 'true'}`;
  const rows = await runQuery<[OfferRow]>(db, {
    text: `select json_build_object('_id', r.id::text, 'reference', r.reference, 'status', o.status,
        'outcome', o.outcome, 'city', r.user_city, 'category', r.user_help_category, 'sentAt', ${timeOf('o.sent_at')},
        'dueAt', ${timeOf('o.due_at')}, 'answeredAt', ${timeOf('o.answered_at')}, 'isOverdue', ${OFFER_OVERDUE})
      from help_offer o join help_request r on r.id = o.request_id
      where ${where} order by o.id desc limit $2 offset $3`,
    values: [ngoId, limit, offset],
  });
  const [counted] = await runQuery<[number]>(db, {
    text: `select count(*)::int from help_offer o where ${where}`,
    values: [ngoId],
  });
  return { rows: rows.map(([row]) => row), total: counted![0] };
}

export type NamedNgo = NonNullable<HistoryEvent['ngo']>;

/** Undefined when there is no such NGO. */
export async function countOffersOfNgo(
  db: Database,
  ngoId: string,
): Promise<{ ngo: NamedNgo; numbers: NgoNumbers } | undefined> {
  const counted = (status: string) => `count(*) filter (where o.status = '${status}')`;
  const [row] = await runQuery<[NamedNgo, NgoNumbers]>(db, {
    text: `select ${NGO_JSON}, json_build_object('asked', count(o.id), 'sent', ${counted('sent')},
        'accepted', ${counted('accepted')}, 'declined', ${counted('declined')}, 'passed', ${counted('passed')},
        'silent', count(*) filter (where o.status = 'passed' and exists (select from help_event e
          where e.request_id = o.request_id and e.kind = 'passed' and e.ngo_id = n.id)),
        'resolved', count(o.resolved_at), 'overdue', count(*) filter (where ${OFFER_OVERDUE}),
        'medianHours', round((percentile_cont(0.5) within group (order by extract(epoch from o.answered_at - o.sent_at))
          / 3600)::numeric, 1))
      from ngo n left join help_offer o on o.ngo_id = n.id where n.id = $1 group by n.id`,
    values: [ngoId],
  });
  return row && { ngo: row[0], numbers: row[1] };
}

/** Checked NGOs of these ids, in their order, as a request may be given to them. */
export async function selectToAsk(
  db: Database,
  { requestId, ngoIds }: { requestId: string; ngoIds: readonly string[] },
): Promise<Omit<NgoToAsk, 'km'>[]> {
  const rows = await runQuery<[Omit<NgoToAsk, 'km'>]>(db, {
    text: `select json_build_object('_id', n.id::text, 'name', n.name, 'nameGu', n.name_gu, 'nameHi', n.name_hi,
        'city', n.city, 'category', n.category,
        'openRequests', (select count(*) from help_offer o where o.ngo_id = n.id
          and (o.status = 'sent' or o.status = 'accepted' and o.outcome is null)),
        'isPaused', exists (select from help_pause p where p.ngo_id = n.id
          and p.until >= (now() at time zone 'Asia/Kolkata')::date),
        'unfit', case when exists (select from help_offer o where o.request_id = $1 and o.ngo_id = n.id) then 'hadIt'
          when not exists (select from account a where a.ngo_id = n.id and a.disabled_at is null) then 'nobody' end)
      from ngo n where n.id = any($2::bigint[]) and n.status = 'verified'
      order by array_position($2::bigint[], n.id)`,
    values: [requestId, ngoIds],
  });
  return rows.map(([row]) => row);
}
