import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, daysAgo, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import {
  hasPeople,
  isHandled,
  isActiveOffer,
  where,
} from '#src/features/help-request/records/conditions.queries.server.ts';
import { deleteAssistance } from '#src/features/help-request/records/assistance.queries.server.ts';
import { updateOffer, type OfferKey } from '#src/features/help-request/records/offers.queries.server.ts';
import {
  DAYS_HELD,
  DAYS_TO_KEEP,
  DAYS_UNTIL_ENDED,
  DAYS_UNTIL_REMINDED,
  DAYS_UNTIL_STAFF,
} from '#src/features/help-request/help-request.values.ts';

/** Returns the requests held by NGOs that can no longer handle them. With `ngoId`, only those of one NGO. */
export async function selectWithUnavailableNgo(
  db: Database,
  { ngoId, limit }: { ngoId?: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('help_offer as o')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'o.ngo_id')
    .innerJoin('help_request as r', 'r.id', 'o.request_id')
    .select((eb) => idText(eb, 'o.request_id').as('id'))
    .distinct()
    .where(isActiveOffer)
    .where('r.status', 'in', ['open', 'accepted'])
    .where(where.not(where.and([where('n.status', '=', 'verified'), hasPeople(db)])))
    .$if(ngoId !== undefined, (query) => query.where('n.id', '=', rowId(ngoId!)))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type ActiveOffer = { ngoId: string; isHolder: boolean; status: string; hasPeople: boolean };

/**
 * Returns the NGOs that were asked and have not answered, or that handle the request. The request must be
 * locked.
 */
export async function selectActiveOffers(db: Database, requestId: string): Promise<ActiveOffer[]> {
  return db
    .selectFrom('help_offer as o')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'o.ngo_id')
    .select((eb) => [
      idText(eb, 'n.id').as('ngoId'),
      asBoolean(isHandled).as('isHolder'),
      'n.status',
      asBoolean(hasPeople(db)).as('hasPeople'),
    ])
    .where('o.request_id', '=', rowId(requestId))
    .where(isActiveOffer)
    .orderBy('o.id')
    .execute();
}

/** Returns the NGOs in whose inbox a request is: asked and waiting, handling it, or done with it. */
export async function selectNgosWithRequest(db: Database, requestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('help_offer')
    .select((eb) => idText(eb, 'ngo_id').as('ngoId'))
    .where('request_id', '=', rowId(requestId))
    .where('status', 'in', ['sent', 'accepted'])
    .orderBy('id')
    .execute();
  return rows.map(({ ngoId }) => ngoId);
}

/** Takes a request from an NGO that was asked and has not answered. */
export async function passOfferOf(db: Database, offer: OfferKey): Promise<void> {
  await updateOffer(db, offer).set({ status: 'passed' }).where('status', '=', 'sent').execute();
}

/** Returns the requests whose NGO has been inactive for days. A pre-selection only: `inactivityAction` decides. */
export async function selectSilent(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('help_offer as o')
    .innerJoin('help_request as r', 'r.id', 'o.request_id')
    .select((eb) => idText(eb, 'r.id').as('id'))
    .where(isHandled)
    .where('r.status', '=', 'accepted')
    .where('o.stepped_at', '<=', daysAgo(DAYS_UNTIL_REMINDED))
    .where((eb) =>
      eb.or([
        eb('o.reminded_at', 'is', null),
        eb('o.reminded_at', '<', eb.ref('o.stepped_at')),
        eb.and([eb('r.with_staff_at', 'is', null), eb('o.stepped_at', '<=', daysAgo(DAYS_UNTIL_STAFF))]),
      ]),
    )
    .orderBy('o.stepped_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type HandledOffer = { ngoId: string; steppedAt: Date; remindedAt: Date | null; now: Date };

/** Returns the NGO that handles a request and the time of its last action. The request must be locked. */
export async function selectHandledOffer(db: Database, requestId: string): Promise<HandledOffer | undefined> {
  return db
    .selectFrom('help_offer as o')
    .select((eb) => [
      idText(eb, 'o.ngo_id').as('ngoId'),
      // Every accepted offer has this time.
      eb.ref('o.stepped_at').$notNull().as('steppedAt'),
      'o.reminded_at as remindedAt',
      now.as('now'),
    ])
    .where('o.request_id', '=', rowId(requestId))
    .where(isHandled)
    .executeTakeFirst();
}

export async function updateReminded(db: Database, offer: OfferKey): Promise<void> {
  await updateOffer(db, offer).set({ reminded_at: now }).execute();
}

/**
 * Returns the requests that may be due to be closed or erased. A pre-selection only: `retentionAction` decides.
 */
export async function selectDueForRetention(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('help_request as r')
    .select((eb) => idText(eb, 'r.id').as('id'))
    .where((eb) => {
      const quietFor = (days: number) =>
        eb.and([
          eb('r.updated_at', '<=', daysAgo(days)),
          eb.not(
            eb.exists(
              eb
                .selectFrom('help_event as e')
                .select('e.id')
                .whereRef('e.request_id', '=', 'r.id')
                .where('e.at', '>', daysAgo(days)),
            ),
          ),
        ]);
      return eb.or([
        eb.and([
          eb('r.status', '=', 'resolved'),
          eb('r.with_staff_at', 'is', null),
          quietFor(DAYS_UNTIL_ENDED),
        ]),
        eb.and([eb('r.status', '=', 'closed'), eb('r.erased_at', 'is', null), quietFor(DAYS_TO_KEEP)]),
        eb.exists(
          eb
            .selectFrom('help_assistance as a')
            .select('a.id')
            .whereRef('a.request_id', '=', 'r.id')
            .where('a.withdrawn_at', '<=', daysAgo(DAYS_HELD)),
        ),
      ]);
    })
    .orderBy('r.updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the time of the last step of a request, since when it is held, and the current time of the database. */
export async function selectLastStep(
  db: Database,
  requestId: string,
): Promise<{ lastAt: Date; heldSince: Date | null; now: Date }> {
  return db
    .selectFrom('help_event')
    .select((eb) => [
      eb.fn.max('at').as('lastAt'),
      eb
        .selectFrom('help_assistance')
        .select('withdrawn_at')
        .where('request_id', '=', rowId(requestId))
        .as('heldSince'),
      now.as('now'),
    ])
    .where('request_id', '=', rowId(requestId))
    .executeTakeFirstOrThrow();
}

/**
 * Erases the personal details and all written text of a closed request, and who filed it for whom with which consent.
 * City, district, help category, times and outcome stay.
 */
export async function eraseRequestRows(db: Database, requestId: string): Promise<void> {
  await db
    .updateTable('help_request')
    .set({
      erased_at: now,
      user_name: null,
      user_mobile: null,
      user_email: null,
      user_address: null,
      help_description: null,
      searched: null,
      user_pin: null,
      safe_contact: null,
      closed_reason: null,
      idempotency_key: null,
      sent_hash: null,
      content_hash: null,
    })
    .where('id', '=', rowId(requestId))
    .execute();
  await db
    .updateTable('help_offer')
    .set({ reason: null })
    .where('request_id', '=', rowId(requestId))
    .where('reason', 'is not', null)
    .execute();
  await db.deleteFrom('help_message').where('request_id', '=', rowId(requestId)).execute();
  await deleteAssistance(db, requestId);
}
