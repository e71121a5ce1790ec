import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { InferResult } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { now, rowId } from '#src/server/database/sql-values.server.ts';
import type { OfferStatus } from '#src/features/help-request/help-request.values.ts';
import type { NamedNgo } from '#src/features/help-request/records/history.queries.server.ts';
import { ngoToAddress } from './availability-fragments.server.ts';

export type NgoToAddress = InferResult<ReturnType<typeof ngoToAddress>>[number];

/** Returns an NGO with the data that an addressed form needs, or undefined if the directory does not list it. */
export async function selectToAddress(db: Database, ngoId: string): Promise<NgoToAddress | undefined> {
  return ngoToAddress(db, ngoId).executeTakeFirst();
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
