import { expressionBuilder, sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import {
  countRows,
  idText,
  isoTime,
  minuteInIndia,
  now,
  orEmpty,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ListedVolunteer } from './applications.contract.ts';
import { SHOWN_STATUSES, type Decision, type ShownStatus } from './applications.values.ts';

type Own = { id: string; ngoId: string };
const eb = expressionBuilder<{ v: Tables['volunteer'] }, 'v'>();

/** Minutes that the NGO confirmed for the volunteer with the alias `v`. */
const MINUTES = sql<number>`(select coalesce(sum(p.minutes), 0)::int from volunteer_shift_place p
  where p.volunteer_id = v.id)`;

/** Columns of a volunteer for its NGO, from the row with the alias `v`. */
const VOLUNTEER = [
  idText(eb, 'v.id').as('_id'),
  'v.reference',
  'v.name',
  'v.mobile',
  'v.email',
  'v.city',
  'v.skills',
  'v.other_skills as otherSkills',
  'v.availability',
  'v.is_adult as isAdult',
  'v.guardian_name as guardianName',
  'v.guardian_mobile as guardianMobile',
  eb.ref('v.status').$castTo<ShownStatus>().as('status'),
  'v.note',
  MINUTES.as('minutes'),
  isoTime(eb, 'v.created_at').as('createdAt'),
  isoTime(eb, 'v.decided_at').as('decidedAt'),
] as const;

/** `words` is a tsquery; '' matches all volunteers. */
export type VolunteerCriteria = { ngoId: string; status: ShownStatus | ''; skill: string; words: string };

/** Selects the volunteers of an NGO whose mailbox is proved. */
const volunteersOf = (db: Database, ngoId: string) =>
  db
    .selectFrom('volunteer as v')
    .where('v.ngo_id', '=', rowId(ngoId))
    .where('v.status', 'in', [...SHOWN_STATUSES]);

function selectFitting(db: Database, { ngoId, status, skill, words }: VolunteerCriteria) {
  let query = volunteersOf(db, ngoId);
  if (status) query = query.where('v.status', '=', status);
  if (skill) query = query.where(sql<boolean>`v.skills @> array[${skill}::text]`);
  if (words) query = query.where(sql<boolean>`v.search @@ ${words}::tsquery`);
  return query;
}

/** Returns a page of the volunteers that match, latest first, and their total number. */
export async function selectVolunteers(
  db: Database,
  { criteria, limit, offset }: { criteria: VolunteerCriteria; limit: number; offset: number },
): Promise<{ rows: ListedVolunteer[]; total: number }> {
  const matching = selectFitting(db, criteria);
  const [rows, total] = await Promise.all([
    matching.select(VOLUNTEER).orderBy('v.id', 'desc').limit(limit).offset(offset).execute(),
    countRows(matching),
  ]);
  return { rows, total };
}

/** Returns how many volunteers of the NGO have each status. */
export async function selectStatusCounts(
  db: Database,
  ngoId: string,
): Promise<{ status: ShownStatus; count: number }[]> {
  return volunteersOf(db, ngoId)
    .groupBy('v.status')
    .select(({ fn, ref }) => [
      ref('v.status').$castTo<ShownStatus>().as('status'),
      fn.countAll<number>().as('count'),
    ])
    .execute();
}

/** Returns a volunteer of the NGO whose mailbox is proved, or undefined. */
export async function selectVolunteer(
  db: Database,
  { id, ngoId }: Own,
): Promise<ListedVolunteer | undefined> {
  return volunteersOf(db, ngoId).select(VOLUNTEER).where('v.id', '=', rowId(id)).executeTakeFirst();
}

/**
 * Locks a volunteer of the NGO until the transaction ends, and returns the language for mails. Whoever changes places
 * of a volunteer locks the volunteer before the shift.
 */
export async function lockVolunteer(db: Database, { id, ngoId }: Own): Promise<Language | undefined> {
  const row = await volunteersOf(db, ngoId)
    .select('v.language')
    .where('v.id', '=', rowId(id))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.language;
}

/** Records a decision. The volunteer must be locked. */
export async function updateDecision(
  db: Database,
  { id, ngoId, decision }: Own & { decision: Decision },
): Promise<void> {
  await db
    .updateTable('volunteer')
    .set({ status: decision, decided_at: now, updated_at: now })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}

/** Saves a note; null removes it. Does nothing for a volunteer of another NGO. */
export async function updateNote(
  db: Database,
  { id, ngoId, note }: Own & { note: string | null },
): Promise<void> {
  await db
    .updateTable('volunteer')
    .set({ note, updated_at: now })
    .where('id', '=', rowId(id))
    .where('ngo_id', '=', rowId(ngoId))
    .execute();
}

/** Gives back the places of a volunteer in shifts that have not started, and returns their number. */
export async function deleteComingPlaces(db: Database, volunteerId: string): Promise<number> {
  // In order, so that two transactions never wait for each other.
  const shifts = await db
    .selectFrom('volunteer_shift as s')
    .select('s.id')
    .where('s.starts_at', '>', now)
    .where(
      's.id',
      'in',
      db
        .selectFrom('volunteer_shift_place')
        .select('shift_id')
        .where('volunteer_id', '=', rowId(volunteerId)),
    )
    .orderBy('s.id')
    .forUpdate()
    .execute();
  if (shifts.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('volunteer_shift_place')
    .where('volunteer_id', '=', rowId(volunteerId))
    .where(
      'shift_id',
      'in',
      shifts.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A volunteer in an export. Times are in India: `2026-11-21 15:30`. */
export type VolunteerLine = {
  id: string;
  reference: string;
  name: string;
  mobile: string;
  email: string;
  city: string;
  skills: string[];
  otherSkills: string;
  availability: string[];
  isAdult: boolean;
  guardianName: string;
  guardianMobile: string;
  status: ShownStatus;
  minutes: number;
  note: string;
  createdAt: string;
};

/** Returns a batch of volunteers after the one with the id `after`, in the order of the list. */
export async function selectVolunteerLines(
  db: Database,
  { criteria, limit, after }: { criteria: VolunteerCriteria; limit: number; after: string | undefined },
): Promise<VolunteerLine[]> {
  let query = selectFitting(db, criteria);
  if (after !== undefined) query = query.where('v.id', '<', rowId(after));
  return query
    .select([
      idText(eb, 'v.id').as('id'),
      'v.reference',
      'v.name',
      'v.mobile',
      'v.email',
      'v.city',
      'v.skills',
      orEmpty(eb, 'v.other_skills').as('otherSkills'),
      'v.availability',
      'v.is_adult as isAdult',
      orEmpty(eb, 'v.guardian_name').as('guardianName'),
      orEmpty(eb, 'v.guardian_mobile').as('guardianMobile'),
      eb.ref('v.status').$castTo<ShownStatus>().as('status'),
      MINUTES.as('minutes'),
      orEmpty(eb, 'v.note').as('note'),
      minuteInIndia(eb, 'v.created_at').as('createdAt'),
    ])
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}
