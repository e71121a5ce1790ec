import type { Database } from '#src/server/database.server.ts';
import { idText, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Availability, Skill, VolunteerStatus } from '#src/features/volunteer/volunteer.values.ts';

export type DemoVolunteer = {
  ngoId: string;
  reference: string;
  tokenHash: string;
  name: string;
  mobile: string;
  email: string;
  city: string;
  skills: Skill[];
  otherSkills: string | null;
  availability: Availability[];
  guardian: { name: string; mobile: string } | null;
  language: Language;
  status: VolunteerStatus;
  createdAt: Date;
  decidedAt: Date | null;
  search: string;
};

/** Inserts a volunteer and returns the id. */
export async function insertDemoVolunteer(db: Database, volunteer: DemoVolunteer): Promise<string> {
  const { ngoId, guardian, status, createdAt, decidedAt } = volunteer;
  const { id } = await db
    .insertInto('volunteer')
    .values({
      ngo_id: rowId(ngoId),
      reference: volunteer.reference,
      token_hash: volunteer.tokenHash,
      name: volunteer.name,
      mobile: volunteer.mobile,
      email: volunteer.email,
      city: volunteer.city,
      skills: volunteer.skills,
      other_skills: volunteer.otherSkills,
      availability: volunteer.availability,
      is_adult: guardian === null,
      guardian_name: guardian?.name ?? null,
      guardian_mobile: guardian?.mobile ?? null,
      language: volunteer.language,
      status,
      created_at: createdAt,
      updated_at: decidedAt ?? createdAt,
      confirmed_at: status === 'unconfirmed' ? null : createdAt,
      decided_at: decidedAt,
      ...searchColumns(volunteer.search),
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

export type DemoShift = {
  ngoId: string;
  title: string;
  details: string | null;
  place: string;
  startsAt: Date;
  endsAt: Date;
  needed: number;
};

/** Inserts an open shift and returns its id. */
export async function insertDemoShift(db: Database, shift: DemoShift): Promise<string> {
  const { id } = await db
    .insertInto('volunteer_shift')
    .values({
      ngo_id: rowId(shift.ngoId),
      title: shift.title,
      details: shift.details,
      place: shift.place,
      starts_at: shift.startsAt,
      ends_at: shift.endsAt,
      needed: shift.needed,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a volunteer a place, with confirmed minutes if the shift is over and the NGO confirmed them. */
export async function insertDemoPlace(
  db: Database,
  place: { shiftId: string; volunteerId: string; takenAt: Date; minutes: number | null; confirmedAt: Date },
): Promise<void> {
  const { shiftId, volunteerId, takenAt, minutes, confirmedAt } = place;
  await db
    .insertInto('volunteer_shift_place')
    .values({
      shift_id: rowId(shiftId),
      volunteer_id: rowId(volunteerId),
      taken_at: takenAt,
      minutes,
      confirmed_at: minutes === null ? null : confirmedAt,
    })
    .execute();
}
