import type { Database } from '#src/server/database.server.ts';
import { idText, isSet, now, rowId, todayInIndia } from '#src/server/database/sql-values.server.ts';
import { sql } from 'kysely';

export type PinOfRequest = { id: string; mobile: string; sealed: string; wrongToday: number };

const wrongToday = sql<number>`case when a.wrong_on = ${todayInIndia} then a.wrong_pins else 0 end`;

/** Returns the PIN of the request with this reference, if it was filed for somebody and is not erased. */
export async function selectPin(db: Database, reference: string): Promise<PinOfRequest | undefined> {
  return db
    .selectFrom('help_request as r')
    .innerJoin('help_assistance as a', 'a.request_id', 'r.id')
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      // Only an erased request has none.
      eb.ref('r.user_mobile').$notNull().as('mobile'),
      'a.pin_sealed as sealed',
      wrongToday.as('wrongToday'),
    ])
    .where('r.reference', '=', reference)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst();
}

/** Counts a wrong PIN of today (in India) and returns how many there were. */
export async function countWrongPin(db: Database, requestId: string): Promise<number> {
  const row = await db
    .updateTable('help_assistance as a')
    .set({ wrong_pins: sql<number>`${wrongToday} + 1`, wrong_on: todayInIndia })
    .where('a.request_id', '=', rowId(requestId))
    .returning('a.wrong_pins as wrong')
    .executeTakeFirst();
  return row?.wrong ?? 0;
}

/** Returns the PINs that newer ones replaced, and whether each has ended because a newer one was used. */
export async function selectEarlierPins(
  db: Database,
  requestId: string,
): Promise<{ sealed: string; hasEnded: boolean }[]> {
  return db
    .selectFrom('help_earlier_pin')
    .select((eb) => ['pin_sealed as sealed', isSet(eb, 'ended_at').as('hasEnded')])
    .where('request_id', '=', rowId(requestId))
    .orderBy('id')
    .execute();
}

/** Ends all earlier PINs of a request, because the last one was used. */
export async function updateEarlierPinsEnded(db: Database, requestId: string): Promise<void> {
  await db
    .updateTable('help_earlier_pin')
    .set({ ended_at: now })
    .where('request_id', '=', rowId(requestId))
    .where('ended_at', 'is', null)
    .execute();
}
