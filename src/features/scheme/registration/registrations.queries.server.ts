import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/server/database.server.ts';
import {
  idText,
  isoTime,
  minuteInIndia,
  now,
  oneValue,
  orEmpty,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Confirmation, RegistrationStatus } from '#src/features/scheme/scheme.values.ts';
import type { Registration } from './registrations.contract.ts';

const registrations = (db: Database) => db.selectFrom('scheme_registration as r');

const eb = expressionBuilder<{ r: Tables['scheme_registration'] }, 'r'>();
const CONFIRMATION = sql<Confirmation>`case when r.confirmed_at is not null then 'confirmed'
  when r.superseded_at is not null then 'superseded' else 'unconfirmed' end`;
/** Columns of a registration for its NGO, from the row with the alias `r`. */
const REGISTRATION = [
  idText(eb, 'r.id').as('_id'),
  'r.name',
  'r.mobile_number as mobileNumber',
  'r.email',
  'r.address',
  'r.city',
  'r.status',
  orEmpty(eb, 'r.note').as('note'),
  CONFIRMATION.as('confirmation'),
  isoTime(eb, 'r.created_at').as('createdAt'),
  isoTime(eb, 'r.updated_at').as('updatedAt'),
] as const;

/** `words` is a tsquery; '' matches all registrations. */
export type RegistrationCriteria = { schemeId: string; status: RegistrationStatus | ''; words: string };

/** Matches beyond this number are not counted. */
export const COUNTED_MOST = 1000;

/** Selects the visible registrations that match. */
function selectFitting(
  db: Database,
  { schemeId, status, words }: RegistrationCriteria,
  // The default expression for `search` prevents the use of its index.
  { scheme = sql<number>`r.scheme_id`, search = sql`coalesce(r.search, '')` } = {},
) {
  let query = registrations(db).where(scheme, '=', rowId(schemeId)).where('r.is_shown', '=', sql.lit(true));
  if (status) query = query.where('r.status', '=', status);
  if (words) query = query.where(sql<boolean>`${search} @@ ${words}::tsquery`);
  return query;
}

/**
 * Returns a page of registrations, latest first. Scans them in order of id, which is fast if most of them
 * match, as they do without words.
 */
export async function selectRegistrations(
  db: Database,
  { criteria, limit, offset }: { criteria: RegistrationCriteria; limit: number; offset: number },
): Promise<Registration[]> {
  // Selects only ids, so that skipped rows are read from the index alone.
  const ids = selectFitting(db, criteria).select('r.id').orderBy('r.id', 'desc').limit(limit).offset(offset);
  return registrations(db)
    .innerJoin(ids.as('matching'), 'matching.id', 'r.id')
    .select(REGISTRATION)
    .orderBy('r.id', 'desc')
    .execute();
}

/** A registration as a row of an export. Times are in India: `2026-11-21 15:30`. */
export type RegistrationLine = [
  name: string,
  mobileNumber: string,
  email: string,
  address: string,
  city: string,
  status: RegistrationStatus,
  confirmation: Confirmation,
  note: string,
  createdAt: string,
  updatedAt: string,
];

/** Returns a batch of registrations with ids below `before`, latest first, and the id of the last one. */
export async function selectLines(
  db: Database,
  { criteria, limit, before }: { criteria: RegistrationCriteria; limit: number; before: string | undefined },
): Promise<{ lines: RegistrationLine[]; last: string | undefined }> {
  let query = selectFitting(db, criteria);
  if (before !== undefined) query = query.where('r.id', '<', rowId(before));
  const rows = await query
    .select(REGISTRATION)
    .select([
      minuteInIndia(eb, 'r.created_at').as('created'),
      minuteInIndia(eb, 'r.updated_at').as('updated'),
    ])
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
  return {
    lines: rows.map((row) => [
      ...([row.name, row.mobileNumber, row.email, row.address, row.city] as const),
      ...([row.status, row.confirmation, row.note, row.created, row.updated] as const),
    ]),
    last: rows.at(-1)?._id,
  };
}

/**
 * Alternative for searches with few matches: returns a page of the matches and their total number. Returns
 * undefined for more than 1,000 matches, for which `selectRegistrations` is fast.
 */
export async function selectFewFitting(
  db: Database,
  {
    criteria,
    limit,
    offset,
    isLarge,
  }: { criteria: RegistrationCriteria; limit: number; offset: number; isLarge: boolean },
): Promise<{ rows: Registration[]; total: number } | undefined> {
  // In a large scheme, adding 0 keeps the planner from using the index of all its registrations. The index of
  // the words alone is cheaper.
  const scheme = isLarge ? sql<number>`r.scheme_id + 0` : sql<number>`r.scheme_id`;
  const fitting = selectFitting(db, criteria, { scheme, search: sql`r.search` });
  const { rows, total } = await db
    .with(
      (cte) => cte('matching').materialized(),
      () => fitting.select('r.id').limit(COUNTED_MOST + 1),
    )
    .selectNoFrom((all) => {
      const page = all.selectFrom('matching').select('id').orderBy('id', 'desc').limit(limit).offset(offset);
      const pageRows = registrations(db)
        .innerJoin(page.as('page'), 'page.id', 'r.id')
        .select(REGISTRATION)
        .orderBy('r.id', 'desc');
      const counted = all.selectFrom('matching').select(({ fn }) => fn.countAll<number>().as('total'));
      return [jsonArrayFrom(pageRows).as('rows'), oneValue(counted).as('total')];
    })
    .executeTakeFirstOrThrow();
  return total > COUNTED_MOST ? undefined : { rows, total };
}

/** Returns the number of registrations for each status, from the counts that triggers maintain. */
export async function selectCounts(
  db: Database,
  schemeId: string,
): Promise<Record<RegistrationStatus, number>> {
  const counted = (status: RegistrationStatus) =>
    sql<number>`coalesce(sum(registrations) filter (where status = ${sql.lit(status)}), 0)::int`.as(status);
  return db
    .selectFrom('scheme_registration_count')
    .select([counted('new'), counted('contacted'), counted('approved'), counted('rejected')])
    .where('scheme_id', '=', rowId(schemeId))
    .executeTakeFirstOrThrow();
}

/**
 * Returns a visible registration for a scheme of that NGO that is not deleted, and locks it until the
 * transaction ends.
 */
export async function lockRegistration(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<Registration | undefined> {
  return registrations(db)
    .innerJoin('scheme as s', 's.id', 'r.scheme_id')
    .select(REGISTRATION)
    .where('r.id', '=', rowId(id))
    .where('r.is_shown', '=', true)
    .where('s.ngo_id', '=', rowId(ngoId))
    .where('s.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
}

/**
 * Saves the status and note, and returns the saved registration. `decided_at` keeps its first value while the
 * registration stays decided.
 */
export async function updateRegistrationRow(
  db: Database,
  input: { id: string; ngoId: string; status: RegistrationStatus; note: string },
): Promise<Registration> {
  const { id, ngoId, status, note } = input;
  const isDecided = status === 'approved' || status === 'rejected';
  return db
    .updateTable('scheme_registration as r')
    .from('scheme as s')
    .set({
      status,
      note: note || null,
      updated_at: now,
      decided_at: isDecided ? sql<Date>`coalesce(r.decided_at, now())` : null,
    })
    .where('r.id', '=', rowId(id))
    .whereRef('s.id', '=', 'r.scheme_id')
    .where('s.ngo_id', '=', rowId(ngoId))
    .returning(REGISTRATION)
    .executeTakeFirstOrThrow();
}
