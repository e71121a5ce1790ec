import { sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  asBoolean,
  idText,
  inMinutes,
  now,
  rowId,
  todayInIndia,
} from '#src/server/database/sql-values.server.ts';
import {
  HOURS_TO_ANSWER,
  type OfferStatus,
  type Outcome,
} from '#src/features/help-request/help-request.values.ts';
import { hasPeople, isActiveOffer, isHandled } from './conditions.queries.server.ts';

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

/** Takes a request from all NGOs that have it, and records how each of them had it. */
export async function holdOffers(db: Database, requestId: string): Promise<void> {
  await db
    .updateTable('help_offer as o')
    .set({ status: 'passed', held_from: sql`o.status` })
    .where('o.request_id', '=', rowId(requestId))
    .where(isActiveOffer)
    .execute();
}

/**
 * Gives a request back to the NGOs from which `holdOffers` took it and which can still help, with a new deadline. Returns
 * them, and whether each of them handles it.
 */
export async function giveOffersBack(
  db: Database,
  requestId: string,
): Promise<{ ngoId: string; isHolder: boolean }[]> {
  const dueAt = inMinutes(HOURS_TO_ANSWER * 60);
  const ofRequest = db.updateTable('help_offer as o').where('o.request_id', '=', rowId(requestId));
  const rows = await ofRequest
    .set((eb) => ({
      status: sql`o.held_from`,
      due_at: dueAt,
      sent_at: eb.case().when('o.held_from', '=', 'sent').then(now).else(eb.ref('o.sent_at')).end(),
      stepped_at: eb.case().when('o.held_from', '=', 'accepted').then(now).end(),
      contact_by: sql`case when o.contact_by is not null then greatest(o.contact_by, ${todayInIndia} + 1) end`,
    }))
    .where('o.held_from', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom(ngoColumns(db).as('n'))
          .select('n.id')
          .whereRef('n.id', '=', 'o.ngo_id')
          .where('n.status', '=', 'verified')
          .where(hasPeople(db)),
      ),
    )
    .returning((eb) => [idText(eb, 'o.ngo_id').as('ngoId'), asBoolean(isHandled).as('isHolder')])
    .execute();
  await ofRequest.set({ held_from: null }).execute();
  return rows;
}

/** Records that the NGO that accepted the request took an action. */
export async function updateStepped(db: Database, offer: OfferKey): Promise<void> {
  await updateOffer(db, offer).set({ stepped_at: now }).where('status', '=', 'accepted').execute();
}
