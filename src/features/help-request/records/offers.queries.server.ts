import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { OfferStatus, Outcome } from '#src/features/help-request/help-request.values.ts';
import { isHeld } from './conditions.queries.server.ts';

export type StoredOffer = { status: OfferStatus; outcome: Outcome | null };
/** What one NGO was asked. */
export type OfferKey = { requestId: string; ngoId: string };

/** The offer of a request to one NGO, to be changed. */
export const updateOffer = (db: Database, { requestId, ngoId }: OfferKey) =>
  db.updateTable('help_offer').where('request_id', '=', rowId(requestId)).where('ngo_id', '=', rowId(ngoId));

/** The request as one NGO has it; its request is to be locked before. */
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

/** The NGO that looks after a request now, or did until it said how it ended. */
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

export async function updateAnswered(
  db: Database,
  answer: OfferKey & { status: 'accepted' | 'declined'; reason?: string },
): Promise<void> {
  const { status, reason = null } = answer;
  await updateOffer(db, answer)
    .set({ status, reason, answered_at: now, stepped_at: status === 'accepted' ? now : null })
    .execute();
}

export async function updateOutcome(
  db: Database,
  { outcome, ...offer }: OfferKey & { outcome: Outcome },
): Promise<void> {
  await updateOffer(db, offer).set({ outcome, resolved_at: now }).execute();
}

/** Takes the request from the NGO that looks after it and has not ended; gives it. */
export async function takeFromHolder(db: Database, requestId: string): Promise<string | undefined> {
  const row = await db
    .updateTable('help_offer as o')
    .set({ status: 'passed' })
    .where('o.request_id', '=', rowId(requestId))
    .where(isHeld)
    .returning((eb) => idText(eb, 'o.ngo_id').as('ngoId'))
    .executeTakeFirst();
  return row?.ngoId;
}

/** Notes that the NGO that looks after a request did something with it. */
export async function updateStepped(db: Database, offer: OfferKey): Promise<void> {
  await updateOffer(db, offer).set({ stepped_at: now }).where('status', '=', 'accepted').execute();
}
