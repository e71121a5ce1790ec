import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import { timeOf } from '#src/features/scheme/scheme-rows.server.ts';
import type { Confirmation, RegistrationStatus } from '#src/features/scheme/scheme.values.ts';
import type { Registration } from './registrations.contract.ts';

/** Of the row aliased `r`. */
const CONFIRMATION = `case when r.confirmed_at is not null then 'confirmed' when r.superseded_at is not null then 'superseded'
  else 'unconfirmed' end`;
const REGISTRATION_JSON = `json_build_object('_id', r.id::text, 'name', r.name, 'mobileNumber', r.mobile_number,
  'email', r.email, 'address', r.address, 'city', r.city, 'status', r.status, 'note', coalesce(r.note, ''),
  'confirmation', ${CONFIRMATION},
  'createdAt', ${timeOf('r.created_at')}, 'updatedAt', ${timeOf('r.updated_at')})`;

/** `words` is a tsquery; empty ones are all. */
export type Wanted = { schemeId: string; status: RegistrationStatus | ''; words: string };

/** More matches of words than these are not counted. */
export const COUNTED_MOST = 1000;

function conditionsOf({ schemeId, status, words }: Wanted, values: unknown[], search = 'search'): string {
  const conditions = [`scheme_id = $${values.push(schemeId)}`, 'is_shown'];
  if (status) conditions.push(`status = $${values.push(status)}`);
  if (words) conditions.push(`${search} @@ $${values.push(words)}::tsquery`);
  return conditions.join(' and ');
}

/**
 * A page of registrations, the latest first. They are walked through in their order: quick where most of them fit, and without
 * words all do.
 */
export async function selectRegistrations(
  db: Database,
  { wanted, limit, offset }: { wanted: Wanted; limit: number; offset: number },
): Promise<Registration[]> {
  const values: unknown[] = [limit, offset];
  // The rows passed over are counted in the index alone; no index is looked up for what is made here.
  const rows = await runQuery<[Registration]>(db, {
    text: `select ${REGISTRATION_JSON} from (
        select id from scheme_registration where ${conditionsOf(wanted, values, `coalesce(search, '')`)}
        order by id desc limit $1 offset $2
      ) found join scheme_registration r using (id) order by r.id desc`,
    values,
  });
  return rows.map(([one]) => one);
}

/** A registration as a line of a file, its times those of India: `2026-11-21 15:30`. */
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

/** Some registrations, the latest first, only those before the registration `before`; and the last one's id. */
export async function selectLines(
  db: Database,
  asked: { wanted: Wanted; limit: number; before: string | undefined },
): Promise<{ lines: RegistrationLine[]; last: string | undefined }> {
  const { wanted, limit, before } = asked;
  const values: unknown[] = [limit];
  const conditions = [conditionsOf(wanted, values, `coalesce(search, '')`)];
  if (before !== undefined) conditions.push(`id < $${values.push(before)}`);
  const timeInIndia = (column: string) =>
    `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;
  const rows = await runQuery<[...RegistrationLine, id: string]>(db, {
    text: `select name, mobile_number, email, address, city, status, ${CONFIRMATION}, coalesce(note, ''), ${timeInIndia('created_at')},
        ${timeInIndia('updated_at')}, id::text
      from scheme_registration r where ${conditions.join(' and ')} order by r.id desc limit $1`,
    values,
  });
  return {
    lines: rows.map((row) => row.slice(0, -1) as RegistrationLine),
    last: rows.at(-1)?.at(-1),
  };
}

/**
 * The same where few fit: a page of those that the words find, and how many there are; undefined when there are more than 1,000, which
 * the walk above finds quickly.
 */
export async function selectFewFitting(
  db: Database,
  asked: { wanted: Wanted; limit: number; offset: number; isLarge: boolean },
): Promise<{ rows: Registration[]; total: number } | undefined> {
  const { wanted, limit, offset, isLarge } = asked;
  const values: unknown[] = [limit, offset];
  // In a large scheme the words alone say enough: the index of all its registrations costs more than it spares.
  const conditions = conditionsOf(wanted, values).replace(
    'scheme_id =',
    isLarge ? 'scheme_id + 0 =' : 'scheme_id =',
  );
  const [row] = await runQuery<[number, Registration[]]>(db, {
    text: `with found as materialized (
        select id from scheme_registration where ${conditions} limit ${COUNTED_MOST + 1}
      )
      select (select count(*)::int from found), coalesce((
        select json_agg(${REGISTRATION_JSON} order by r.id desc)
        from (select id from found order by id desc limit $1 offset $2) page join scheme_registration r using (id)
      ), '[]')`,
    values,
  });
  const [total, rows] = row!;
  return total > COUNTED_MOST ? undefined : { rows, total };
}

/** How many there are of each status, as the triggers keep it. */
export async function selectCounts(
  db: Database,
  schemeId: string,
): Promise<Record<RegistrationStatus, number>> {
  const [row] = await runQuery<[number, number, number, number]>(db, {
    text: `select ${['new', 'contacted', 'approved', 'rejected']
      .map((status) => `coalesce(sum(registrations) filter (where status = '${status}'), 0)::int`)
      .join(', ')} from scheme_registration_count where scheme_id = $1`,
    values: [schemeId],
  });
  const [fresh, contacted, approved, rejected] = row!;
  return { new: fresh, contacted, approved, rejected };
}

/** A registration for a scheme of that NGO that is not deleted, locked until the transaction ends. */
export async function lockRegistration(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<Registration | undefined> {
  const [row] = await runQuery<[Registration]>(db, {
    text: `select ${REGISTRATION_JSON} from scheme_registration r join scheme s on s.id = r.scheme_id
      where r.id = $1 and r.is_shown and s.ngo_id = $2 and s.deleted_at is null for update of r`,
    values: [id, ngoId],
  });
  return row?.[0];
}

/** Its day of decision is kept as long as it stays decided. Gives it as it is then. */
export async function updateRegistrationRow(
  db: Database,
  given: { id: string; ngoId: string; status: RegistrationStatus; note: string },
): Promise<Registration> {
  const { id, ngoId, status, note } = given;
  const [row] = await runQuery<[Registration]>(db, {
    text: `update scheme_registration r set status = $3, note = nullif($4, ''), updated_at = now(),
        decided_at = case when $3 in ('approved', 'rejected') then coalesce(r.decided_at, now()) end
      from scheme s where r.id = $1 and s.id = r.scheme_id and s.ngo_id = $2 returning ${REGISTRATION_JSON}`,
    values: [id, ngoId, status, note],
  });
  return row![0];
}
