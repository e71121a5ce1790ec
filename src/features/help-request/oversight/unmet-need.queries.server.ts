import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, daysAgo } from '#src/server/database/sql-values.server.ts';
import type { HelpCategory, RequestStatus } from '#src/features/help-request/help-request.values.ts';
import {
  isOverdue,
  isWithStaff,
  medianHours,
  where,
} from '#src/features/help-request/records/conditions.queries.server.ts';
import type { HelpWaiting, NeedCounts, RequestStates } from './unmet-need.contract.ts';

type Counted = NeedCounts & {
  /** null: all districts together. */
  district: string | null;
  category: HelpCategory | null;
};

/** The number of days over which new and answered requests are counted. */
const LATELY = 90;

/**
 * Returns the counts by district and category, by district, and in total. Skips closed requests that are
 * neither new nor recently answered.
 */
export async function selectNeed(db: Database): Promise<Counted[]> {
  const isNew = where('r.created_at', '>', daysAgo(LATELY));
  const isAnsweredLately = where('r.first_answer_at', '>', daysAgo(LATELY));
  return db
    .selectFrom('help_request as r')
    .select(({ fn, ref }) => [
      // Null in the subtotals and the total of the rollup.
      ref('r.district').$castTo<string | null>().as('district'),
      ref('r.user_help_category').$castTo<HelpCategory | null>().as('category'),
      fn.countAll<number>().filterWhere(isNew).as('asked'),
      fn.countAll<number>().filterWhere('r.status', '=', 'open').as('open'),
      fn.countAll<number>().filterWhere(isOverdue).as('overdue'),
      fn.countAll<number>().filterWhere(isWithStaff).as('withStaff'),
      medianHours({ from: ref('r.created_at'), to: ref('r.first_answer_at'), of: isAnsweredLately }).as(
        'medianHours',
      ),
    ])
    .where('r.merged_into', 'is', null)
    .where(where.or([where('r.status', '<>', 'closed'), isNew, isAnsweredLately]))
    .groupBy(sql`rollup (r.district, r.user_help_category)`)
    .execute();
}

/** Returns the states of the requests of the last 30 days. */
export async function selectRecentStates(db: Database): Promise<RequestStates> {
  const recent = db
    .selectFrom('help_request as r')
    .select(['r.status', sql<boolean>`r.helped is true`.as('helped'), asBoolean(isOverdue).as('overdue')])
    .where('r.merged_into', 'is', null)
    .where('r.created_at', '>', daysAgo(30));
  return db
    .selectFrom(recent.as('recent'))
    .select((eb) => {
      const unhelped = (status: RequestStatus, overdue?: boolean) => {
        const counted = eb.fn
          .countAll<number>()
          .filterWhere('helped', '=', false)
          .filterWhere('status', '=', status);
        return overdue === undefined ? counted : counted.filterWhere('overdue', '=', overdue);
      };
      return [
        eb.fn.countAll<number>().filterWhere('helped', '=', true).as('helped'),
        unhelped('resolved').as('answered'),
        unhelped('accepted').as('accepted'),
        unhelped('open', false).as('waiting'),
        // Only open requests can be overdue.
        unhelped('open', true).as('overdue'),
        unhelped('closed').as('closed'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export async function countWaiting(db: Database): Promise<HelpWaiting> {
  return db
    .selectFrom('help_request as r')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOverdue).as('overdue'),
      fn.countAll<number>().filterWhere(isWithStaff).as('withStaff'),
      fn.countAll<number>().as('waiting'),
    ])
    .where(where.or([isOverdue, isWithStaff]))
    .executeTakeFirstOrThrow();
}
