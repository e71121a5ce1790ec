import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ShiftPerson } from './shift-people.contract.ts';

type Place = { shiftId: string; volunteerId: string };

/** Returns a page of the volunteers in a shift, in the order in which they took it. */
export async function selectShiftPeople(
  db: Database,
  { shiftId, limit, offset }: { shiftId: string; limit: number; offset: number },
): Promise<ShiftPerson[]> {
  return db
    .selectFrom('volunteer_shift_place as p')
    .innerJoin('volunteer as v', 'v.id', 'p.volunteer_id')
    .select((eb) => [
      idText(eb, 'v.id').as('_id'),
      'v.name',
      'v.mobile',
      'v.is_adult as isAdult',
      isoTime(eb, 'p.taken_at').as('takenAt'),
      'p.minutes',
    ])
    .where('p.shift_id', '=', rowId(shiftId))
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns accepted volunteers of the NGO who are not in the shift, by name. `words` is a tsquery; '' matches all. */
export async function selectCandidates(
  db: Database,
  { shiftId, ngoId, words, limit }: { shiftId: string; ngoId: string; words: string; limit: number },
): Promise<{ _id: string; name: string; mobile: string; city: string }[]> {
  const inShift = db
    .selectFrom('volunteer_shift_place as p')
    .select('p.volunteer_id')
    .where('p.shift_id', '=', rowId(shiftId));
  let query = db
    .selectFrom('volunteer as v')
    .where('v.ngo_id', '=', rowId(ngoId))
    .where('v.status', '=', 'accepted')
    .where('v.id', 'not in', inShift);
  if (words) query = query.where(sql<boolean>`v.search @@ ${words}::tsquery`);
  return query
    .select((eb) => [idText(eb, 'v.id').as('_id'), 'v.name', 'v.mobile', 'v.city'])
    .orderBy('v.name')
    .orderBy('v.id')
    .limit(limit)
    .execute();
}

export type LockedVolunteer = {
  isAccepted: boolean;
  name: string;
  reference: string;
  email: string;
  language: Language;
};

/**
 * Locks a volunteer of the NGO whose mailbox is proved until the transaction ends, and returns it, or undefined.
 * Call it before the shift is locked, as `lockVolunteer` of the applications asks for.
 */
export async function lockVolunteer(
  db: Database,
  { volunteerId, ngoId }: { volunteerId: string; ngoId: string },
): Promise<LockedVolunteer | undefined> {
  return db
    .selectFrom('volunteer as v')
    .select([
      sql<boolean>`v.status = 'accepted'`.as('isAccepted'),
      'v.name',
      'v.reference',
      'v.email',
      'v.language',
    ])
    .where('v.id', '=', rowId(volunteerId))
    .where('v.ngo_id', '=', rowId(ngoId))
    .where('v.status', '<>', 'unconfirmed')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the place of a volunteer in a shift, or undefined. */
export async function selectPlace(
  db: Database,
  { shiftId, volunteerId }: Place,
): Promise<{ minutes: number | null } | undefined> {
  return db
    .selectFrom('volunteer_shift_place')
    .select('minutes')
    .where('shift_id', '=', rowId(shiftId))
    .where('volunteer_id', '=', rowId(volunteerId))
    .executeTakeFirst();
}

/** Gives a volunteer a place. The shift must be locked; a trigger counts the place. */
export async function insertPlace(db: Database, { shiftId, volunteerId }: Place): Promise<void> {
  await db
    .insertInto('volunteer_shift_place')
    .values({ shift_id: rowId(shiftId), volunteer_id: rowId(volunteerId) })
    .execute();
}

/** Takes the place of a volunteer back. The shift must be locked; a trigger counts the place. */
export async function deletePlace(db: Database, { shiftId, volunteerId }: Place): Promise<void> {
  await db
    .deleteFrom('volunteer_shift_place')
    .where('shift_id', '=', rowId(shiftId))
    .where('volunteer_id', '=', rowId(volunteerId))
    .execute();
}

/** Confirms hours of volunteers in a shift, which must be locked. Returns how many are in it. */
export async function updateMinutes(
  db: Database,
  { shiftId, hours }: { shiftId: string; hours: readonly { volunteerId: string; minutes: number }[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update volunteer_shift_place p set minutes = t.minutes, confirmed_at = now()
    from unnest(${hours.map(({ volunteerId }) => volunteerId)}::bigint[],
      ${hours.map(({ minutes }) => minutes)}::int[]) as t (volunteer_id, minutes)
    where p.shift_id = ${rowId(shiftId)} and p.volunteer_id = t.volunteer_id
    returning p.id`.execute(db);
  return rows.length;
}

/** Confirms the same hours of everybody in a shift who has none yet. The shift must be locked. */
export async function updateOtherMinutes(
  db: Database,
  { shiftId, minutes }: { shiftId: string; minutes: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('volunteer_shift_place')
    .set({ minutes, confirmed_at: now })
    .where('shift_id', '=', rowId(shiftId))
    .where('minutes', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
