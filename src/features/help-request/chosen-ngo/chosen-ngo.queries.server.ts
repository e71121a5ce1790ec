import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { OfferStatus } from '#src/features/help-request/help-request.values.ts';
import { NGO_JSON, type HistoryEvent } from '#src/features/help-request/records/history.queries.server.ts';
import { MAY_BE_ASKED } from '#src/features/help-request/routing/routing.queries.server.ts';

export type NamedNgo = NonNullable<HistoryEvent['ngo']>;
export type NgoToAddress = NamedNgo & {
  city: string;
  category: string;
  canBeAsked: boolean;
  pausedUntil: string | null;
};

/** An NGO of the directory as a form that is addressed to it needs it; undefined when it is not listed. */
export async function selectToAddress(db: Database, ngoId: string): Promise<NgoToAddress | undefined> {
  const [row] = await runQuery<[NamedNgo, string, string, boolean, string | null]>(db, {
    text: `select ${NGO_JSON}, n.city, n.category, ${MAY_BE_ASKED}, (select p.until::text from help_pause p
        where p.ngo_id = n.id and p.until >= (now() at time zone 'Asia/Kolkata')::date)
      from ngo n where n.id = $1 and n.listed`,
    values: [ngoId],
  });
  if (!row) return undefined;
  const [ngo, city, category, canBeAsked, pausedUntil] = row;
  return { ...ngo, city, category, canBeAsked, pausedUntil };
}

/** The database's own time. */
export async function selectNow(db: Database): Promise<Date> {
  const [row] = await runQuery<[number]>(db, {
    text: 'select extract(epoch from now())::float8',
    values: [],
  });
  return new Date(row![0] * 1000);
}

export async function updateAddressed(
  db: Database,
  { requestId, ngoId, until }: { requestId: string; ngoId: string; until: Date },
): Promise<void> {
  await runQuery(db, {
    text: 'update help_request set addressed_to = $2, alone_until = $3 where id = $1',
    values: [requestId, ngoId, until],
  });
}

/** The NGO that a request was addressed to, by the reference; null when it was to nobody. */
export async function selectAddressedNgo(db: Database, reference: string): Promise<NamedNgo | null> {
  const [row] = await runQuery<[NamedNgo]>(db, {
    text: `select ${NGO_JSON} from help_request r join ngo n on n.id = r.addressed_to where r.reference = $1`,
    values: [reference],
  });
  return row?.[0] ?? null;
}

/** Until when one NGO is asked alone, and what became of asking it; undefined when nobody is. The request is to be locked before. */
export async function selectAlone(
  db: Database,
  requestId: string,
): Promise<{ aloneUntil: Date; now: Date; offer: OfferStatus } | undefined> {
  const [row] = await runQuery<[number, number, OfferStatus]>(db, {
    text: `select extract(epoch from r.alone_until)::float8, extract(epoch from now())::float8, o.status
      from help_request r join help_offer o on o.request_id = r.id and o.ngo_id = r.addressed_to
      where r.id = $1 and r.alone_until is not null`,
    values: [requestId],
  });
  if (!row) return undefined;
  const [until, now, offer] = row;
  return { aloneUntil: new Date(until * 1000), now: new Date(now * 1000), offer };
}

/** Others are asked from now on. */
export async function endAlone(db: Database, requestId: string): Promise<void> {
  await runQuery(db, {
    text: 'update help_request set alone_until = null where id = $1',
    values: [requestId],
  });
}
