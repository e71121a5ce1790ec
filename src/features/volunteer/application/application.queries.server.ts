import { sql } from 'kysely';
import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { idText, now, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Availability, Skill } from '#src/features/volunteer/volunteer.values.ts';
import type { NgoToJoin } from './application.contract.ts';

/** Returns a verified NGO, or undefined. */
export async function selectNgoToJoin(db: Database, id: string): Promise<NgoToJoin | undefined> {
  return namedNgos(db)
    .select(['n.category', 'n.city'])
    .where('n.id', '=', rowId(id))
    .where('n.verified', '=', sql.lit(true))
    .executeTakeFirst();
}

/** The details of a volunteer as they are stored. */
export type StoredDetails = {
  name: string;
  mobile: string;
  city: string;
  skills: Skill[];
  otherSkills: string | null;
  availability: Availability[];
  isAdult: boolean;
  guardianName: string | null;
  guardianMobile: string | null;
  search: string;
};

const columnsOf = (details: StoredDetails) => ({
  name: details.name,
  mobile: details.mobile,
  city: details.city,
  skills: details.skills,
  other_skills: details.otherSkills,
  availability: details.availability,
  is_adult: details.isAdult,
  guardian_name: details.guardianName,
  guardian_mobile: details.guardianMobile,
  ...searchColumns(details.search),
});

type NewVolunteer = StoredDetails & {
  ngoId: string;
  email: string;
  reference: string;
  tokenHash: string;
  language: Language;
};

/** Inserts an unconfirmed application. Returns false if the mailbox has applied, or the reference is in use. */
export async function insertVolunteer(db: Database, volunteer: NewVolunteer): Promise<boolean> {
  const { ngoId, email, reference, tokenHash, language } = volunteer;
  const inserted = await db
    .insertInto('volunteer')
    .values({
      ...columnsOf(volunteer),
      ngo_id: rowId(ngoId),
      email,
      reference,
      token_hash: tokenHash,
      language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type Applied = { id: string; reference: string; isConfirmed: boolean };

/** Locks the application of a mailbox to an NGO until the transaction ends, and returns it, or undefined. */
export async function lockApplied(
  db: Database,
  { ngoId, email }: { ngoId: string; email: string },
): Promise<Applied | undefined> {
  return db
    .selectFrom('volunteer')
    .select((eb) => [
      idText(eb, 'id').as('id'),
      'reference',
      sql<boolean>`status <> 'unconfirmed'`.as('isConfirmed'),
    ])
    .where('ngo_id', '=', rowId(ngoId))
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the details of an application that is not confirmed, and records whether they were others. */
export async function rewriteDetails(
  db: Database,
  change: { id: string; language: Language; details: StoredDetails },
): Promise<void> {
  const { name, mobile, city, otherSkills, guardianName, guardianMobile } = change.details;
  await db
    .updateTable('volunteer')
    .set({ rewritten: true })
    .where('id', '=', rowId(change.id))
    .where(
      sql<boolean>`(name, mobile, city, other_skills, guardian_name, guardian_mobile) is distinct from
        (${name}::text, ${mobile}::text, ${city}::text, ${otherSkills}::text, ${guardianName}::text,
          ${guardianMobile}::text)`,
    )
    .execute();
  await updateDetails(db, change);
}

/** Replaces the details of a volunteer. `language` is that of the form with them. */
export async function updateDetails(
  db: Database,
  { id, language, details }: { id: string; language?: Language; details: StoredDetails },
): Promise<void> {
  await db
    .updateTable('volunteer')
    .set({ ...columnsOf(details), ...(language && { language }), updated_at: now })
    .where('id', '=', rowId(id))
    .execute();
}

/** Locks and returns the next volunteers after an id whose search data an earlier version wrote. */
export async function selectToIndex(db: Database, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('volunteer')
    .select((eb) => [
      idText(eb, 'id').as('id'),
      idText(eb, 'ngo_id').as('ngoId'),
      'reference',
      'name',
      'mobile',
      'email',
      'city',
    ])
    .where('old_search', '=', sql.lit(true))
    .where('id', '>', rowId(after))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the search data of a volunteer and leaves all other data unchanged. */
export async function updateSearch(
  db: Database,
  { id, search }: { id: string; search: string },
): Promise<void> {
  await db.updateTable('volunteer').set(searchColumns(search)).where('id', '=', rowId(id)).execute();
}
