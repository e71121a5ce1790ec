import {
  expressionBuilder,
  sql,
  type Expression,
  type InferResult,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { accountsInUse } from '#src/features/account/account-fragments.server.ts';
import { HOURS_TO_ANSWER } from '#src/features/help-request/help-request.values.ts';
import type { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { minutesAgo, now, rowId, todayInIndia } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';

type Aliases = Tables & {
  n: InferResult<ReturnType<typeof ngoColumns>>[number];
  o: Tables['help_offer'];
  r: Tables['help_request'];
};
/** Builds conditions on an NGO aliased `n`, an offer aliased `o` and a request aliased `r`. */
export const where = expressionBuilder<Aliases, 'n' | 'o' | 'r'>();

/** The NGO of the offer accepted the request and has not reported an outcome. */
export const isHandled = where.and([where('o.status', '=', 'accepted'), where('o.outcome', 'is', null)]);
/** The NGO of the offer has the request: it was asked and has not answered, or it handles the request. */
export const isActiveOffer = where.or([where('o.status', '=', 'sent'), isHandled]);
/** The offer is past its deadline without an answer, whether or not the request was passed on yet. */
export const isOfferOverdue = where.and([where('o.status', '=', 'sent'), where('o.due_at', '<=', now)]);

/** The request is still open `HOURS_TO_ANSWER` hours after it was sent. */
export const isOverdue = where.and([
  where('r.status', '=', 'open'),
  where('r.created_at', '<', minutesAgo(HOURS_TO_ANSWER * 60)),
]);
/** The request is waiting for staff. */
export const isWithStaff = where.and([
  where('r.with_staff_at', 'is not', null),
  where('r.status', '<>', 'closed'),
]);

/** A helper took the consent back for the person: the request is hidden until it is erased or restored. */
export const isHeld = where.exists(
  where
    .selectFrom('help_assistance as a')
    .select('a.id')
    .whereRef('a.request_id', '=', 'r.id')
    .where('a.withdrawn_at', 'is not', null),
);

/** The NGO has at least one active account. */
export const hasPeople = (db: Database) =>
  where.exists(where.selectFrom(accountsInUse(db).as('a')).select('a.id').whereRef('a.ngo_id', '=', 'n.id'));
/** The last day (YYYY-MM-DD, inclusive) on which the NGO is not asked, or null if no pause is active. */
export const pausedUntil = where
  .selectFrom('help_pause as p')
  .select('p.until')
  .whereRef('p.ngo_id', '=', 'n.id')
  .where('p.until', '>=', todayInIndia);
/** The NGO is verified, has an active account and has not paused. */
export const canBeAsked = (db: Database) =>
  where.and([where('n.status', '=', 'verified'), hasPeople(db), where.not(where.exists(pausedUntil))]);
/** The number of requests that the NGO currently has. */
export const openRequests = where
  .selectFrom('help_offer as o')
  .select((eb) => eb.fn.countAll<number>().as('requests'))
  .whereRef('o.ngo_id', '=', 'n.id')
  .where(isActiveOffer);
/** The NGO has or had the request. */
export const hadRequest = (requestId: string) =>
  where.exists(
    where
      .selectFrom('help_offer as o')
      .select('o.id')
      .where('o.request_id', '=', rowId(requestId))
      .whereRef('o.ngo_id', '=', 'n.id'),
  );

/** The person addressed the request to the NGO, or our team gave it to the NGO. */
export const wasChosen = (requestId: string) =>
  where.exists(
    where
      .selectFrom('help_event as e')
      .select('e.id')
      .where('e.request_id', '=', rowId(requestId))
      .whereRef('e.ngo_id', '=', 'n.id')
      .where('e.kind', 'in', ['askedFirst', 'reassigned']),
  );

/**
 * The median hours between two times, to one decimal place, over the rows that match `of`; null if there are
 * none.
 */
export const medianHours = ({
  from,
  to,
  of = sql.lit(true),
}: {
  from: Expression<Date>;
  to: Expression<Date | null>;
  of?: Expression<SqlBool>;
}): RawBuilder<number | null> =>
  sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}))
    filter (where ${of}) / 3600)::numeric, 1)::float8`;
