import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { HOURS_TO_ANSWER } from '../help-request.values.ts';
import { timeOf } from '../history.queries.server.ts';
import type {
  NeedRow,
  NgoNumbers,
  OfferRow,
  StaffFilters,
  StaffRequest,
  StaffRow,
} from './oversight.contract.ts';

/** Nobody has answered the request aliased `r` in time. */
const IS_OVERDUE = `(r.status = 'open' and r.created_at < now() - interval '${HOURS_TO_ANSWER} hours')`;
/** An NGO has let the time of the offer aliased `o` go by, whether it has passed on yet or not. */
const OFFER_OVERDUE = `(o.status = 'sent' and o.due_at <= now())`;
const ROW = `'_id', r.id::text, 'reference', r.reference, 'status', r.status, 'city', r.user_city,
  'district', r.district, 'category', r.user_help_category, 'createdAt', ${timeOf('r.created_at')},
  'firstAnswerAt', ${timeOf('r.first_answer_at')}, 'withStaffAt', ${timeOf('r.with_staff_at')}, 'helped', r.helped,
  'isOverdue', ${IS_OVERDUE}`;

/** A page of the requests, the oldest first, and how many there are. */
export async function selectForStaff(
  db: Database,
  { filters, limit, offset }: { filters: StaffFilters; limit: number; offset: number },
): Promise<{ rows: StaffRow[]; total: number }> {
  const { status, district, category, withStaff, overdue } = filters;
  const where = `($1::text is null or r.status = $1) and ($2::text is null or r.district = $2)
    and ($3::text is null or r.user_help_category = $3)
    and (not $4::boolean or r.with_staff_at is not null and r.status <> 'closed') and (not $5::boolean or ${IS_OVERDUE})`;
  const values = [status ?? null, district ?? null, category ?? null, withStaff ?? false, overdue ?? false];
  const rows = await runQuery<[StaffRow]>(db, {
    text: `select json_build_object(${ROW}) from help_request r where ${where} order by r.id limit $6 offset $7`,
    values: [...values, limit, offset],
  });
  const [counted] = await runQuery<[number]>(db, {
    text: `select count(*)::int from help_request r where ${where}`,
    values,
  });
  return { rows: rows.map(([row]) => row), total: counted![0] };
}

export async function selectOneForStaff(
  db: Database,
  id: string,
): Promise<Omit<StaffRequest, 'ngos' | 'history' | 'messages'> | undefined> {
  const [row] = await runQuery<[Omit<StaffRequest, 'ngos' | 'history' | 'messages'>]>(db, {
    text: `select json_build_object(${ROW}, 'description', r.help_description, 'closedReason', r.closed_reason,
        'mergedInto', r.merged_into::text) from help_request r where r.id = $1`,
    values: [id],
  });
  return row?.[0];
}

export async function selectOffersOfNgo(
  db: Database,
  { ngoId, limit, offset }: { ngoId: string; limit: number; offset: number },
): Promise<OfferRow[]> {
  const rows = await runQuery<[OfferRow]>(db, {
    text: `select json_build_object('_id', r.id::text, 'reference', r.reference, 'status', o.status,
        'outcome', o.outcome, 'city', r.user_city, 'category', r.user_help_category, 'sentAt', ${timeOf('o.sent_at')},
        'dueAt', ${timeOf('o.due_at')}, 'answeredAt', ${timeOf('o.answered_at')}, 'isOverdue', ${OFFER_OVERDUE})
      from help_offer o join help_request r on r.id = o.request_id
      where o.ngo_id = $1 order by o.id desc limit $2 offset $3`,
    values: [ngoId, limit, offset],
  });
  return rows.map(([row]) => row);
}

/** Undefined when there is no such NGO; `all` counts every request it was ever asked. */
export async function countOffersOfNgo(
  db: Database,
  ngoId: string,
): Promise<(NgoNumbers & { all: number }) | undefined> {
  const counted = (status: string) => `count(*) filter (where o.status = '${status}')`;
  const [row] = await runQuery<[NgoNumbers & { all: number }]>(db, {
    text: `select json_build_object('all', count(o.id), 'sent', ${counted('sent')}, 'accepted', ${counted('accepted')},
        'declined', ${counted('declined')}, 'passed', ${counted('passed')}, 'resolved', count(o.resolved_at),
        'overdue', count(*) filter (where ${OFFER_OVERDUE}),
        'medianHours', round((percentile_cont(0.5) within group (order by extract(epoch from o.answered_at - o.sent_at))
          / 3600)::numeric, 1))
      from ngo n left join help_offer o on o.ngo_id = n.id where n.id = $1 group by n.id`,
    values: [ngoId],
  });
  return row?.[0];
}

export async function selectNeed(db: Database): Promise<NeedRow[]> {
  const rows = await runQuery<[NeedRow]>(db, {
    text: `select json_build_object('district', r.district, 'category', r.user_help_category,
        'asked', count(*) filter (where r.created_at > now() - interval '90 days'),
        'open', count(*) filter (where r.status = 'open'), 'overdue', count(*) filter (where ${IS_OVERDUE}),
        'withStaff', count(*) filter (where r.status <> 'closed' and r.with_staff_at is not null))
      from help_request r where r.merged_into is null group by r.district, r.user_help_category
      order by r.district, r.user_help_category`,
    values: [],
  });
  return rows.map(([row]) => row);
}
