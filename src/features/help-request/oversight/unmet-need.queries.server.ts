import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { HelpCategory } from '#src/features/help-request/help-request.values.ts';
import type { HelpWaiting, NeedCounts, RequestStates } from './unmet-need.contract.ts';
import { IS_OVERDUE, IS_WITH_STAFF } from './oversight.queries.server.ts';

type Counted = NeedCounts & {
  /** Null: of all districts. */
  district: string | null;
  category: HelpCategory | null;
};

const LATELY = `interval '90 days'`;

/** Counts by district and category, by district, and of all; of those that are old and done nothing is read. */
export async function selectNeed(db: Database): Promise<Counted[]> {
  const rows = await runQuery<[Counted]>(db, {
    text: `select json_build_object('district', r.district, 'category', r.user_help_category,
        'asked', count(*) filter (where r.created_at > now() - ${LATELY}),
        'open', count(*) filter (where r.status = 'open'), 'overdue', count(*) filter (where ${IS_OVERDUE}),
        'withStaff', count(*) filter (where ${IS_WITH_STAFF}),
        'medianHours', round((percentile_cont(0.5) within group (order by extract(epoch from r.first_answer_at - r.created_at))
          filter (where r.first_answer_at > now() - ${LATELY}) / 3600)::numeric, 1))
      from help_request r where r.merged_into is null
        and (r.status <> 'closed' or r.created_at > now() - ${LATELY} or r.first_answer_at > now() - ${LATELY})
      group by rollup (r.district, r.user_help_category)`,
    values: [],
  });
  return rows.map(([row]) => row);
}

/** How the requests of the last 30 days stand. */
export async function selectRecentStates(db: Database): Promise<RequestStates> {
  const [row] = await runQuery<[RequestStates]>(db, {
    text: `select json_build_object('helped', count(*) filter (where helped),
        'answered', count(*) filter (where not helped and status = 'resolved'),
        'accepted', count(*) filter (where not helped and status = 'accepted'),
        'waiting', count(*) filter (where not helped and status = 'open' and not overdue),
        'overdue', count(*) filter (where not helped and overdue),
        'closed', count(*) filter (where not helped and status = 'closed'))
      from (select r.status, r.helped is true as helped, ${IS_OVERDUE} as overdue from help_request r
        where r.merged_into is null and r.created_at > now() - interval '30 days') recent`,
    values: [],
  });
  return row![0];
}

export async function countWaiting(db: Database): Promise<HelpWaiting> {
  const [row] = await runQuery<[HelpWaiting]>(db, {
    text: `select json_build_object('overdue', count(*) filter (where ${IS_OVERDUE}),
        'withStaff', count(*) filter (where ${IS_WITH_STAFF}), 'waiting', count(*))
      from help_request r where ${IS_OVERDUE} or ${IS_WITH_STAFF}`,
    values: [],
  });
  return row![0];
}
