import type { Database } from '#src/server/database.server.ts';
import { asBoolean, idText, now, rowId, todayInIndia } from '#src/server/database/sql-values.server.ts';
import { isHandled } from '#src/features/help-request/records/conditions.queries.server.ts';
import { updateOffer, type OfferKey } from '#src/features/help-request/records/offers.queries.server.ts';

/** Returns the accepted requests whose person is to be asked whether the NGO was in touch. */
export async function selectContactDue(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('help_offer as o')
    .select((eb) => idText(eb, 'o.request_id').as('id'))
    .where(isHandled)
    .where('o.contact_by', '<', todayInIndia)
    .where('o.contact_asked_at', 'is', null)
    .orderBy('o.contact_by')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Records that the person of a locked request is asked. Returns the NGO and its day, or undefined if the question is
 * not due, or no longer.
 */
export async function takeContactQuestion(
  db: Database,
  requestId: string,
): Promise<{ ngoId: string; contactBy: string } | undefined> {
  return db
    .updateTable('help_offer as o')
    .set({ contact_asked_at: now })
    .where('o.request_id', '=', rowId(requestId))
    .where(isHandled)
    .where('o.contact_by', '<', todayInIndia)
    .where('o.contact_asked_at', 'is', null)
    .returning((eb) => [
      idText(eb, 'o.ngo_id').as('ngoId'),
      // The condition above excludes null.
      eb.ref('o.contact_by').$notNull().as('contactBy'),
    ])
    .executeTakeFirst();
}

/** `isWithStaffSinceNo`: staff have the request because of the person's earlier 'no', and for no other reason. */
export type PromisedContact = {
  ngoId: string;
  contactBy: string | null;
  contacted: boolean | null;
  isWithStaffSinceNo: boolean;
};

/** Returns what the NGO that handles a locked request said, and the answer of the person so far. */
export async function selectPromisedContact(
  db: Database,
  requestId: string,
): Promise<PromisedContact | undefined> {
  return db
    .selectFrom('help_offer as o')
    .innerJoin('help_request as r', 'r.id', 'o.request_id')
    .select((eb) => [
      idText(eb, 'o.ngo_id').as('ngoId'),
      'o.contact_by as contactBy',
      'o.contacted',
      // Both are the time of the transaction in which the person said no.
      asBoolean(
        eb.and([
          eb('o.contacted', 'is', false),
          eb('r.with_staff_at', 'is not distinct from', eb.ref('o.contacted_at')),
        ]),
      ).as('isWithStaffSinceNo'),
    ])
    .where('o.request_id', '=', rowId(requestId))
    .where(isHandled)
    .executeTakeFirst();
}

export async function updateContacted(
  db: Database,
  { contacted, ...offer }: OfferKey & { contacted: boolean },
): Promise<void> {
  await updateOffer(db, offer)
    .set((eb) => ({
      contacted,
      contacted_at: now,
      contact_asked_at: eb.fn.coalesce('contact_asked_at', now),
    }))
    .execute();
}

/** Returns whether the person said before that this NGO was not in touch. */
export async function saidNoBefore(db: Database, { requestId, ngoId }: OfferKey): Promise<boolean> {
  const row = await db
    .selectFrom('help_event')
    .select('id')
    .where('request_id', '=', rowId(requestId))
    .where('ngo_id', '=', rowId(ngoId))
    .where('kind', '=', 'notContacted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
