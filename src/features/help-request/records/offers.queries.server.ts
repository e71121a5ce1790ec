import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { OfferStatus, Outcome } from '#src/features/help-request/help-request.values.ts';
import { isHandled } from './conditions.queries.server.ts';

export type StoredOffer = { status: OfferStatus; outcome: Outcome | null };
/** The request and the NGO that identify an offer. */
export type OfferKey = { requestId: string; ngoId: string };

/** Starts an update of the offer of a request to one NGO. */
export const updateOffer = (db: Database, { requestId, ngoId }: OfferKey) =>
  db.updateTable('help_offer').where('request_id', '=', rowId(requestId)).where('ngo_id', '=', rowId(ngoId));

/** Returns the offer of a request to one NGO. The request must be locked. */
export async function selectOffer(
  db: Database,
  { requestId, ngoId }: OfferKey,
): Promise<StoredOffer | undefined> {
  return db
    .selectFrom('help_offer')
    .select(['status', 'outcome'])
    .where('request_id', '=', rowId(requestId))
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Returns the NGO that handles a request, or that handled it until it reported the outcome. */
export async function selectHolder(db: Database, requestId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('help_offer')
    .select((eb) => idText(eb, 'ngo_id').as('ngoId'))
    .where('request_id', '=', rowId(requestId))
    .where('status', '=', 'accepted')
    .orderBy((eb) => eb('outcome', 'is', null), 'desc')
    .orderBy('resolved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ngoId;
}

export async function updateAnswer(
  db: Database,
  answer: OfferKey & ({ status: 'accepted'; contactBy: string } | { status: 'declined'; reason: string }),
): Promise<void> {
  const values =
    answer.status === 'accepted'
      ? { stepped_at: now, contact_by: answer.contactBy }
      : { stepped_at: null, reason: answer.reason };
  await updateOffer(db, answer)
    .set({ status: answer.status, answered_at: now, ...values })
    .execute();
}

export async function updateOutcome(
  db: Database,
  { outcome, ...offer }: OfferKey & { outcome: Outcome },
): Promise<void> {
  await updateOffer(db, offer).set({ outcome, resolved_at: now }).execute();
}

/**
 * Takes the request from the NGO that handles it, unless that NGO has reported an outcome. Returns the NGO's
 * id.
 */
export async function takeFromHolder(db: Database, requestId: string): Promise<string | undefined> {
  const row = await db
    .updateTable('help_offer as o')
    .set({ status: 'passed' })
    .where('o.request_id', '=', rowId(requestId))
    .where(isHandled)
    .returning((eb) => idText(eb, 'o.ngo_id').as('ngoId'))
    .executeTakeFirst();
  return row?.ngoId;
}

/** Records that the NGO that accepted the request took an action. */
export async function updateStepped(db: Database, offer: OfferKey): Promise<void> {
  await updateOffer(db, offer).set({ stepped_at: now }).where('status', '=', 'accepted').execute();
}
