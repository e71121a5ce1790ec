import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { HOURS_TO_ANSWER } from '#src/features/help-request/help-request.values.ts';

/** What an NGO aliased `n` has in hand: asked and not answered, or taken up and not ended. */
const OPEN_REQUESTS = `(select count(*)::int from help_offer o where o.ngo_id = n.id
  and (o.status = 'sent' or o.status = 'accepted' and o.outcome is null))`;
/** Checked, somebody signs in for it, and it has not said that it has no room. */
export const MAY_BE_ASKED = `n.status = 'verified'
  and exists (select from account a where a.ngo_id = n.id and a.disabled_at is null)
  and not exists (select from help_pause p where p.ngo_id = n.id and p.until >= (now() at time zone 'Asia/Kolkata')::date)`;

export type AskableNgo = { ngoId: string; city: string; hasNeed: boolean; openRequests: number };

/**
 * The NGOs of these towns and kinds that may be asked and never had this request, those with one of these needs
 * first, then those with less in hand; with `isByDistance` those of the towns named first before.
 */
export async function selectAskable(
  db: Database,
  given: {
    requestId: string;
    cities: readonly string[];
    categories: readonly string[];
    needs: readonly string[];
    isByDistance: boolean;
    limit: number;
  },
): Promise<AskableNgo[]> {
  const { requestId, cities, categories, needs, isByDistance, limit } = given;
  const rows = await runQuery<[string, string, boolean, number]>(db, {
    text: `select n.id::text, n.city, n.needs && $6::text[] as has_need, ${OPEN_REQUESTS} as in_hand from ngo n
      where n.listed and n.category = any($2::text[]) and n.city = any($3::text[]) and ${MAY_BE_ASKED}
        and not exists (select from help_offer o where o.request_id = $1 and o.ngo_id = n.id)
      order by case when $5::boolean then array_position($3::text[], n.city) end, has_need desc, in_hand, n.id
      limit $4`,
    values: [requestId, categories, cities, limit, isByDistance, needs],
  });
  return rows.map(([ngoId, city, hasNeed, openRequests]) => ({ ngoId, city, hasNeed, openRequests }));
}

/** What the person wrote: read to ask those first who can help with just that. */
export async function selectDescription(db: Database, requestId: string): Promise<string> {
  const [row] = await runQuery<[string]>(db, {
    text: `select coalesce(help_description, '') from help_request where id = $1`,
    values: [requestId],
  });
  return row?.[0] ?? '';
}

/** How many NGOs may be asked, by town and kind. Read from the few accounts, not from all NGOs. */
export async function countAskable(
  db: Database,
): Promise<{ city: string; category: string; ngos: number }[]> {
  const rows = await runQuery<[string, string, number]>(db, {
    text: `select n.city, n.category, count(*)::int
      from (select distinct ngo_id from account where ngo_id is not null and disabled_at is null) signs_in
        join ngo n on n.id = signs_in.ngo_id
      where ${MAY_BE_ASKED} group by n.city, n.category`,
    values: [],
  });
  return rows.map(([city, category, ngos]) => ({ city, category, ngos }));
}

/** Whether one NGO may be asked, whatever its kind and town, paused or not. */
export async function isFitToAsk(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `select 1 from ngo n where n.id = $2 and n.status = 'verified'
      and exists (select from account a where a.ngo_id = n.id and a.disabled_at is null)
      and not exists (select from help_offer o where o.request_id = $1 and o.ngo_id = n.id)`,
    values: [requestId, ngoId],
  });
  return rows.length > 0;
}

/** False when the NGO has it already: a job may run twice. */
export async function insertOffer(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `insert into help_offer (request_id, ngo_id, due_at) values ($1, $2, now() + make_interval(hours => $3))
      on conflict (request_id, ngo_id) do nothing returning 1`,
    values: [requestId, ngoId, HOURS_TO_ANSWER],
  });
  return rows.length > 0;
}

/** Takes the request from the NGOs that have not answered; `isOverdue`: only from those whose time is over. Gives them. */
export async function passOffers(
  db: Database,
  { requestId, isOverdue }: { requestId: string; isOverdue: boolean },
): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: `update help_offer set status = 'passed' where request_id = $1 and status = 'sent'
      and (not $2::boolean or due_at <= now()) returning ngo_id::text`,
    values: [requestId, isOverdue],
  });
  return rows.map(([ngoId]) => ngoId);
}

export async function countOpenOffers(db: Database, requestId: string): Promise<number> {
  const [row] = await runQuery<[number]>(db, {
    text: `select count(*)::int from help_offer where request_id = $1 and status = 'sent'`,
    values: [requestId],
  });
  return row![0];
}

/** Requests whose routing has something to do: an NGO's time is over, or the hours in which one was asked alone, or nobody has it. */
export async function selectToRoute(db: Database, limit: number): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: `select request_id::text from help_offer where status = 'sent' and due_at <= now()
      union
      select r.id::text from help_request r join help_offer o on o.request_id = r.id and o.ngo_id = r.addressed_to
        where r.status = 'open' and r.alone_until <= now() and o.status = 'sent'
      union
      select r.id::text from help_request r where r.status = 'open' and r.with_staff_at is null
        and r.updated_at < now() - interval '1 minute'
        and not exists (select from help_offer o where o.request_id = r.id and o.status = 'sent')
      limit $1`,
    values: [limit],
  });
  return rows.map(([id]) => id);
}
