import { sql, type SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { eventTitles } from '#src/features/event/event-fragments.server.ts';
import { deletedNgoIds } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { countRows, idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { CleanShift } from './shift-form.rules.ts';
import type { OwnShift } from './shifts.contract.ts';
import type { ShiftList } from './shifts.values.ts';

type Own = { id: string; ngoId: string };

const isOver = sql<boolean>`s.ends_at <= now()`;
/** SQL condition: the shift with the alias `s` is on a list. Cancelled shifts stay on theirs. */
const isOn = {
  upcoming: sql<SqlBool>`s.ends_at > now()`,
  past: sql<SqlBool>`s.ends_at <= now()`,
} satisfies Record<ShiftList, unknown>;

const shiftsOf = (db: Database, ngoId: string) =>
  db.selectFrom('volunteer_shift as s').where('s.ngo_id', '=', rowId(ngoId));

/** Selects the columns of a shift for its NGO. */
const selectOwn = (db: Database, ngoId: string) =>
  shiftsOf(db, ngoId).select((eb) => [
    idText(eb, 's.id').as('_id'),
    's.title',
    's.details',
    's.place',
    isoTime(eb, 's.starts_at').as('startsAt'),
    isoTime(eb, 's.ends_at').as('endsAt'),
    's.needed',
    's.taken',
    's.status',
    's.cancel_reason as cancelReason',
    isOver.as('isOver'),
    sql<number>`(select count(*)::int from volunteer_shift_place p
      where p.shift_id = s.id and p.minutes is null)`.as('unconfirmed'),
    jsonObjectFrom(eventTitles(db, 's.event_id')).as('event'),
    's.revision',
  ]);

/** Returns a page of a list of the NGO's shifts, and their total number. */
export async function selectShifts(
  db: Database,
  { ngoId, list, limit, offset }: { ngoId: string; list: ShiftList; limit: number; offset: number },
): Promise<OwnShift[]> {
  const direction = list === 'past' ? 'desc' : 'asc';
  return selectOwn(db, ngoId)
    .where(isOn[list])
    .orderBy('s.starts_at', direction)
    .orderBy('s.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns how many shifts each list of the NGO has. */
export async function countShifts(db: Database, ngoId: string): Promise<Record<ShiftList, number>> {
  return shiftsOf(db, ngoId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOn.upcoming).as('upcoming'),
      fn.countAll<number>().filterWhere(isOn.past).as('past'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns how many open shifts of the NGO are not over. */
export async function countOpenShifts(db: Database, ngoId: string): Promise<number> {
  return countRows(shiftsOf(db, ngoId).where('s.status', '=', 'open').where(isOn.upcoming));
}

/** Returns the open shifts that are not over, of an NGO that is deleted. */
export async function selectShiftsOfDeleted(db: Database, ngoId: string): Promise<string[]> {
  const rows = await shiftsOf(db, ngoId)
    .select((eb) => idText(eb, 's.id').as('id'))
    .where('s.status', '=', 'open')
    .where(isOn.upcoming)
    .where('s.ngo_id', 'in', deletedNgoIds(db))
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns a shift of the NGO, or undefined. */
export async function selectShift(db: Database, { id, ngoId }: Own): Promise<OwnShift | undefined> {
  return selectOwn(db, ngoId).where('s.id', '=', rowId(id)).executeTakeFirst();
}

/** Locks a shift of the NGO until the transaction ends. Returns whether there is one. */
export async function lockShiftRow(db: Database, { id, ngoId }: Own): Promise<boolean> {
  const row = await shiftsOf(db, ngoId)
    .select('s.id')
    .where('s.id', '=', rowId(id))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = (shift: CleanShift) => ({
  title: shift.title,
  details: shift.details,
  place: shift.place,
  starts_at: shift.startsAt,
  ends_at: shift.endsAt,
  needed: shift.needed,
  event_id: shift.eventId === null ? null : rowId(shift.eventId),
});

/** Adds a shift and returns its id. */
export async function insertShift(
  db: Database,
  { ngoId, shift }: { ngoId: string; shift: CleanShift },
): Promise<string> {
  const { id } = await db
    .insertInto('volunteer_shift')
    .values({ ngo_id: rowId(ngoId), ...columnsOf(shift) })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

const ofNgo = (db: Database, { id, ngoId }: Own) =>
  db.updateTable('volunteer_shift').where('id', '=', rowId(id)).where('ngo_id', '=', rowId(ngoId));
const changed = { revision: sql<number>`revision + 1`, updated_at: now };

/** Saves a shift. It must be locked. */
export async function updateShift(
  db: Database,
  { shift, ...own }: Own & { shift: CleanShift },
): Promise<void> {
  await ofNgo(db, own)
    .set({ ...columnsOf(shift), ...changed })
    .execute();
}

/** Lets those who took a shift be reminded again, because it is at another time. The shift must be locked. */
export async function updateNotReminded(db: Database, shiftId: string): Promise<void> {
  await db
    .updateTable('volunteer_shift_place')
    .set({ reminded_at: null })
    .where('shift_id', '=', rowId(shiftId))
    .execute();
}

/** Cancels a shift; those who took it stay in the list. It must be locked. */
export async function updateCancelled(
  db: Database,
  { reason, ...own }: Own & { reason: string },
): Promise<void> {
  await ofNgo(db, own)
    .set({ status: 'cancelled', cancel_reason: reason, ...changed })
    .execute();
}
