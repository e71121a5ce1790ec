import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ngoNames } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, idText, isoTime, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { VolunteerStatus } from '#src/features/volunteer/volunteer.values.ts';
import type { OwnVolunteer, VolunteerShift } from './own-page.contract.ts';

export type FoundVolunteer = {
  id: string;
  ngoId: string;
  reference: string;
  email: string;
  status: VolunteerStatus;
  /** It was sent more than once, with other details. */
  isRewritten: boolean;
};

/** Locks the volunteer with this token, whose hash is stored, and returns it, or undefined. */
export async function lockByToken(db: Database, tokenHash: string): Promise<FoundVolunteer | undefined> {
  return db
    .selectFrom('volunteer as v')
    .select((eb) => [
      idText(eb, 'v.id').as('id'),
      idText(eb, 'v.ngo_id').as('ngoId'),
      'v.reference',
      'v.email',
      'v.status',
      'v.rewritten as isRewritten',
    ])
    .where('v.token_hash', '=', tokenHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type StoredVolunteer = Omit<OwnVolunteer, 'certificates' | 'details' | 'shifts'> & {
  id: string;
  ngoId: string;
  details: NonNullable<OwnVolunteer['details']>;
};

/** Returns the volunteer with this token, whose hash is stored, or undefined. */
export async function selectByToken(db: Database, tokenHash: string): Promise<StoredVolunteer | undefined> {
  return db
    .selectFrom('volunteer as v')
    .select((eb) => [
      idText(eb, 'v.id').as('id'),
      idText(eb, 'v.ngo_id').as('ngoId'),
      'v.reference',
      'v.name',
      'v.status',
      asBoolean(eb('v.unsubscribed_at', 'is', null)).as('wantsInvitations'),
      isoTime(eb, 'v.created_at').as('createdAt'),
      isoTime(eb, 'v.updated_at').as('updatedAt'),
      jsonObjectFrom(ngoNames(db, 'v.ngo_id').select(['n.category', 'n.verified as isVerified']))
        .$notNull()
        .as('ngo'),
      jsonBuildObject({
        mobile: eb.ref('v.mobile'),
        email: eb.ref('v.email'),
        city: eb.ref('v.city'),
        skills: eb.ref('v.skills'),
        otherSkills: eb.ref('v.other_skills'),
        availability: eb.ref('v.availability'),
        isAdult: eb.ref('v.is_adult'),
        guardianName: eb.ref('v.guardian_name'),
        guardianMobile: eb.ref('v.guardian_mobile'),
      })
        .$castTo<StoredVolunteer['details']>()
        .as('details'),
    ])
    .where('v.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

const selectShifts = (db: Database, volunteerId: string) =>
  db
    .selectFrom('volunteer_shift as s')
    .leftJoin('volunteer_shift_place as p', (join) =>
      join.onRef('p.shift_id', '=', 's.id').on('p.volunteer_id', '=', rowId(volunteerId)),
    )
    .select((eb) => [
      idText(eb, 's.id').as('_id'),
      's.title',
      's.details',
      's.place',
      isoTime(eb, 's.starts_at').as('startsAt'),
      isoTime(eb, 's.ends_at').as('endsAt'),
      's.status',
      's.cancel_reason as cancelReason',
      sql<number>`s.needed - s.taken`.as('placesLeft'),
      asBoolean(eb('p.id', 'is not', null)).as('isTaken'),
      asBoolean(eb('s.starts_at', '<=', now)).as('isPast'),
      'p.minutes',
    ]);

/** Returns the shifts that a volunteer took, the latest first. */
export async function selectTakenShifts(
  db: Database,
  { volunteerId, limit }: { volunteerId: string; limit: number },
): Promise<VolunteerShift[]> {
  return selectShifts(db, volunteerId)
    .where('p.id', 'is not', null)
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** Returns the next open shifts of an NGO that have not started and that a volunteer has not taken. */
export async function selectShiftsToTake(
  db: Database,
  { ngoId, volunteerId, limit }: { ngoId: string; volunteerId: string; limit: number },
): Promise<VolunteerShift[]> {
  return selectShifts(db, volunteerId)
    .where('p.id', 'is', null)
    .where('s.ngo_id', '=', rowId(ngoId))
    .where('s.status', '=', 'open')
    .where('s.starts_at', '>', now)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** Marks an application as confirmed, so that the NGO sees it. */
export async function updateConfirmed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('volunteer')
    .set({ status: 'applied', confirmed_at: now, updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/** Records whether a volunteer wants invitations. Returns false if nobody has this token. */
export async function updateInvitationsWanted(
  db: Database,
  { tokenHash, isWanted }: { tokenHash: string; isWanted: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('volunteer')
    .set({ unsubscribed_at: isWanted ? null : now })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a volunteer. Triggers give the places back and leave the initials on certificates. */
export async function deleteVolunteer(db: Database, id: string): Promise<void> {
  await db.deleteFrom('volunteer').where('id', '=', rowId(id)).execute();
}
