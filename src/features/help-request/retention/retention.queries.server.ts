import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import {
  DAYS_TO_KEEP,
  DAYS_UNTIL_ENDED,
  DAYS_UNTIL_REMINDED,
  DAYS_UNTIL_STAFF,
} from '#src/features/help-request/help-request.values.ts';

const HELD = `o.status = 'accepted' and o.outcome is null`;
/** Of the NGO aliased `n`, as `canHold` takes them. */
const HAS_PEOPLE = `exists (select from account a where a.ngo_id = n.id and a.disabled_at is null)`;

/** Requests that NGOs have which cannot look after them any more; with `ngoId` those of one NGO. */
export async function selectLeft(
  db: Database,
  { ngoId = null, limit }: { ngoId?: string | null; limit: number },
): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: `select distinct o.request_id::text from help_offer o join ngo n on n.id = o.ngo_id
        join help_request r on r.id = o.request_id
      where (o.status = 'sent' or ${HELD}) and r.status in ('open', 'accepted')
        and ($1::bigint is null or n.id = $1) and not (n.status = 'verified' and ${HAS_PEOPLE}) limit $2`,
    values: [ngoId, limit],
  });
  return rows.map(([id]) => id);
}

export type Having = { ngoId: string; isHolder: boolean; status: string; hasPeople: boolean };

/** The NGOs that have a request now, asked or looking after it; its row is to be locked before. */
export async function selectHaving(db: Database, requestId: string): Promise<Having[]> {
  const rows = await runQuery<[string, boolean, string, boolean]>(db, {
    text: `select n.id::text, o.status = 'accepted', n.status, ${HAS_PEOPLE}
      from help_offer o join ngo n on n.id = o.ngo_id
      where o.request_id = $1 and (o.status = 'sent' or ${HELD}) order by o.id`,
    values: [requestId],
  });
  return rows.map(([ngoId, isHolder, status, hasPeople]) => ({ ngoId, isHolder, status, hasPeople }));
}

/** Takes a request from an NGO that was asked and has not answered. */
export async function passOfferOf(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<void> {
  await runQuery(db, {
    text: `update help_offer set status = 'passed' where request_id = $1 and ngo_id = $2 and status = 'sent'`,
    values: [requestId, ngoId],
  });
}

/** Requests whose NGO has done nothing for days, roughly: `dueOfHeld` decides. */
export async function selectSilent(db: Database, limit: number): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: `select r.id::text from help_offer o join help_request r on r.id = o.request_id
      where ${HELD} and r.status = 'accepted' and o.stepped_at <= now() - make_interval(days => $1)
        and (o.reminded_at is null or o.reminded_at < o.stepped_at
          or r.with_staff_at is null and o.stepped_at <= now() - make_interval(days => $2))
      order by o.stepped_at limit $3`,
    values: [DAYS_UNTIL_REMINDED, DAYS_UNTIL_STAFF, limit],
  });
  return rows.map(([id]) => id);
}

export type Held = { ngoId: string; steppedAt: Date; remindedAt: Date | null; now: Date };

/** Who looks after a request and was last heard of when; the request's row is to be locked before. */
export async function selectHeld(db: Database, requestId: string): Promise<Held | undefined> {
  const [row] = await runQuery<[string, number, number | null, number]>(db, {
    text: `select o.ngo_id::text, extract(epoch from o.stepped_at)::float8, extract(epoch from o.reminded_at)::float8,
        extract(epoch from now())::float8
      from help_offer o where o.request_id = $1 and ${HELD}`,
    values: [requestId],
  });
  if (!row) return undefined;
  const [ngoId, steppedAt, remindedAt, now] = row;
  const at = (seconds: number) => new Date(seconds * 1000);
  return {
    ngoId,
    steppedAt: at(steppedAt),
    remindedAt: remindedAt === null ? null : at(remindedAt),
    now: at(now),
  };
}

export async function updateReminded(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<void> {
  await runQuery(db, {
    text: 'update help_offer set reminded_at = now() where request_id = $1 and ngo_id = $2',
    values: [requestId, ngoId],
  });
}

/** Requests that may be closed or erased by now, roughly: `dueOfEnded` decides. */
export async function selectEnded(db: Database, limit: number): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: `select id::text from help_request r
      where r.status = 'resolved' and r.with_staff_at is null and r.updated_at <= now() - make_interval(days => $1)
          and not exists (select from help_event e where e.request_id = r.id and e.at > now() - make_interval(days => $1))
        or r.status = 'closed' and r.erased_at is null and r.updated_at <= now() - make_interval(days => $2)
          and not exists (select from help_event e where e.request_id = r.id and e.at > now() - make_interval(days => $2))
      order by r.updated_at limit $3`,
    values: [DAYS_UNTIL_ENDED, DAYS_TO_KEEP, limit],
  });
  return rows.map(([id]) => id);
}

/** When something happened last with a request, and the database's own time. */
export async function selectLastStep(db: Database, requestId: string): Promise<{ lastAt: Date; now: Date }> {
  const [row] = await runQuery<[number, number]>(db, {
    text: `select extract(epoch from max(at))::float8, extract(epoch from now())::float8
      from help_event where request_id = $1`,
    values: [requestId],
  });
  return { lastAt: new Date(row![0] * 1000), now: new Date(row![1] * 1000) };
}

/** Erases who asked and what was written; city, district, kind of help, times and outcome stay. The request is closed. */
export async function eraseRequestRows(db: Database, requestId: string): Promise<void> {
  await runQuery(db, {
    text: `update help_request set erased_at = now(), user_name = null, user_mobile = null, user_email = null,
        user_address = null, help_description = null, user_pin = null, safe_contact = null, closed_reason = null,
        idempotency_key = null, sent_hash = null, content_hash = null
      where id = $1`,
    values: [requestId],
  });
  await runQuery(db, {
    text: 'update help_offer set reason = null where request_id = $1 and reason is not null',
    values: [requestId],
  });
  await runQuery(db, { text: 'delete from help_message where request_id = $1', values: [requestId] });
}
