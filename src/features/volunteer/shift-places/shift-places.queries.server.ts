import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { VolunteerStatus } from '#src/features/volunteer/volunteer.values.ts';
import type { ShiftState } from './shift-places.rules.ts';

type Place = { shiftId: string; volunteerId: string };

/** Locks a volunteer until the transaction ends, and returns it, or undefined. */
export async function lockVolunteer(
  db: Database,
  id: string,
): Promise<{ ngoId: string; status: VolunteerStatus } | undefined> {
  return db
    .selectFrom('volunteer')
    .select((eb) => [idText(eb, 'ngo_id').as('ngoId'), 'status'])
    .where('id', '=', rowId(id))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedShift = ShiftState & { isNgoVerified: boolean };

/** Locks a shift of an NGO until the transaction ends, and returns it, or undefined. */
export async function lockShift(
  db: Database,
  { shiftId, ngoId }: { shiftId: string; ngoId: string },
): Promise<LockedShift | undefined> {
  return db
    .selectFrom('volunteer_shift as s')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 's.ngo_id')
    .select([
      's.status',
      's.needed',
      's.taken',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      'n.verified as isNgoVerified',
    ])
    .where('s.id', '=', rowId(shiftId))
    .where('s.ngo_id', '=', rowId(ngoId))
    .forUpdate('s')
    .executeTakeFirst();
}

/** Returns the times of the open shifts that a volunteer has taken and that are not over. */
export async function selectTakenTimes(
  db: Database,
  volunteerId: string,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  return db
    .selectFrom('volunteer_shift_place as p')
    .innerJoin('volunteer_shift as s', 's.id', 'p.shift_id')
    .select(['s.starts_at as startsAt', 's.ends_at as endsAt'])
    .where('p.volunteer_id', '=', rowId(volunteerId))
    .where('s.status', '=', 'open')
    .where('s.ends_at', '>', now)
    .execute();
}

/** Returns whether a volunteer has a place in a shift. */
export async function hasPlace(db: Database, { shiftId, volunteerId }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('volunteer_shift_place')
    .select('id')
    .where('shift_id', '=', rowId(shiftId))
    .where('volunteer_id', '=', rowId(volunteerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a volunteer a place. The shift must be locked; a trigger counts the place. */
export async function insertPlace(db: Database, { shiftId, volunteerId }: Place): Promise<void> {
  await db
    .insertInto('volunteer_shift_place')
    .values({ shift_id: rowId(shiftId), volunteer_id: rowId(volunteerId) })
    .execute();
}

/** Gives a place back. The shift must be locked; a trigger counts the place. */
export async function deletePlace(db: Database, { shiftId, volunteerId }: Place): Promise<void> {
  await db
    .deleteFrom('volunteer_shift_place')
    .where('shift_id', '=', rowId(shiftId))
    .where('volunteer_id', '=', rowId(volunteerId))
    .execute();
}
