import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { OfferStatus } from '#src/features/help-request/help-request.values.ts';
import { canBeAsked, pausedUntil } from '#src/features/help-request/records/conditions.queries.server.ts';
import type { NamedNgo } from '#src/features/help-request/records/history.queries.server.ts';

import type { AnswerTimes } from './chosen-ngo.rules.ts';

export type NgoToAddress = NamedNgo & {
  city: string;
  category: string;
  canBeAsked: boolean;
  pausedUntil: string | null;
};

/**
 * Returns an NGO with the data that an addressed form needs, or undefined if the directory does not list it.
 */
export async function selectToAddress(db: Database, ngoId: string): Promise<NgoToAddress | undefined> {
  return namedNgos(db)
    .select([
      'n.city',
      'n.category',
      asBoolean(canBeAsked(db)).as('canBeAsked'),
      pausedUntil.as('pausedUntil'),
    ])
    .where('n.id', '=', rowId(ngoId))
    .where('n.listed', '=', true)
    .executeTakeFirst();
}

/**
 * Counts the requests of a year that an NGO answered or let pass, and returns the median of the hours until it answered.
 * One that it let pass takes forever.
 */
export async function selectAnswerTimes(db: Database, ngoId: string): Promise<AnswerTimes> {
  const passed = sql<boolean>`exists (select from help_event e where e.request_id = o.request_id
    and e.ngo_id = o.ngo_id and e.kind = 'passed')`;
  const isSilent = sql<boolean>`(o.status = 'sent' and o.due_at <= now()) or (o.status = 'passed' and ${passed})`;
  const hours = sql<number | null>`case when ${isSilent} then 'infinity'::float8
    else extract(epoch from o.answered_at - o.sent_at)::float8 / 3600 end`;
  const { requests, medianHours } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('help_offer as o')
        .select(hours.as('hours'))
        .where('o.ngo_id', '=', rowId(ngoId))
        .where('o.sent_at', '>', sql<Date>`now() - interval '1 year'`)
        .as('answer'),
    )
    .where('hours', 'is not', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('requests'),
      sql<number | null>`percentile_disc(0.5) within group (order by hours)`.as('medianHours'),
    ])
    .executeTakeFirstOrThrow();
  return { requests, medianHours: medianHours === Infinity ? null : medianHours };
}

/** Returns the current time of the database. */
export async function selectNow(db: Database): Promise<Date> {
  return (await db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()).now;
}

export async function updateAddressed(
  db: Database,
  { requestId, ngoId, until }: { requestId: string; ngoId: string; until: Date },
): Promise<void> {
  await db
    .updateTable('help_request')
    .set({ addressed_to: ngoId, alone_until: until })
    .where('id', '=', rowId(requestId))
    .execute();
}

/** Returns the NGO that a request was addressed to, by the request's reference, or null if there is none. */
export async function selectAddressedNgo(db: Database, reference: string): Promise<NamedNgo | null> {
  const ngo = await namedNgos(db)
    .innerJoin('help_request as r', 'r.addressed_to', 'n.id')
    .where('r.reference', '=', reference)
    .executeTakeFirst();
  return ngo ?? null;
}

/**
 * Returns until when one NGO is asked alone and the status of its offer, or undefined if no NGO is asked
 * alone. The request must be locked.
 */
export async function selectAlone(
  db: Database,
  requestId: string,
): Promise<{ aloneUntil: Date; now: Date; offer: OfferStatus } | undefined> {
  return db
    .selectFrom('help_request as r')
    .innerJoin('help_offer as o', (join) =>
      join.onRef('o.request_id', '=', 'r.id').onRef('o.ngo_id', '=', 'r.addressed_to'),
    )
    .select((eb) => [eb.ref('r.alone_until').$notNull().as('aloneUntil'), now.as('now'), 'o.status as offer'])
    .where('r.id', '=', rowId(requestId))
    .where('r.alone_until', 'is not', null)
    .executeTakeFirst();
}

/** Allows other NGOs to be asked from now on. */
export async function endAlone(db: Database, requestId: string): Promise<void> {
  await db
    .updateTable('help_request')
    .set({ alone_until: null })
    .where('id', '=', rowId(requestId))
    .execute();
}
