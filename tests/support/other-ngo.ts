import {
  REFERENCE_CHARACTERS,
  referenceLength,
  referenceOf,
  type ReferencePrefix,
} from '#src/shared/reference-number.ts';
import { savedNgo } from './saved-ngo.ts';
import type { TestApp } from './test-app.ts';

/**
 * Adds an NGO with one row of each kind, all with the same id, so that any id in a path belongs to this NGO.
 * Returns the id.
 */
export async function otherNgo({ db, pool }: TestApp): Promise<string> {
  const id = await savedNgo(db);
  await pool.query(
    `insert into ngo_photo (id, ngo_id, file_key, position, width, height) overriding system value
      values ($1::bigint, $1::bigint, 'other-' || $1::text, 1, 10, 10)`,
    [id],
  );
  await pool.query(
    `insert into account (id, email, name, role, ngo_role, ngo_id, password_hash) overriding system value
      values (100000 + $1::bigint, 'other' || $1::text || '@example.org', 'Other', 'ngo', 'manager', $1::bigint, '$argon2id$none')`,
    [id],
  );
  await pool.query(
    `insert into help_request (id, reference, user_name, user_mobile, user_email, user_address, help_description, user_city,
        district, user_help_category, user_pin, language, sent_hash, content_hash) overriding system value
      values ($1::bigint, 'SH-2222-' || chr(65 + ($1::bigint / 26 % 26)::int) || chr(65 + ($1::bigint % 26)::int), 'Other',
        '9876543210', 'asks' || $1::text || '@example.org', 'x', 'x', 'Rajkot', 'Rajkot', 'Health', '360001', 'en', $1, $1)`,
    [id],
  );
  await pool.query(
    `insert into help_offer (id, request_id, ngo_id, due_at) overriding system value
      values ($1::bigint, $1::bigint, $1::bigint, now())`,
    [id],
  );
  await pool.query(
    `insert into scheme (id, ngo_id, scheme_name, description, category, beneficiary, gender, state, sort_name, search)
      overriding system value values ($1, $1, 'Other', 'x', '{Health}', '{EWS}', 'All', 'all', 'other', '')`,
    [id],
  );
  await pool.query(
    `insert into scheme_registration (id, scheme_id, name, mobile_number, mobile_key, email, email_key, address, city, language,
        search) overriding system value
      values ($1::bigint, $1::bigint, 'Other', '1', '1', 'o', 'o', 'x', 'Rajkot', 'en', '')`,
    [id],
  );
  await addEvent({ pool }, id);
  await addVolunteer({ pool }, id);
  return id;
}

/** Returns a reference that no other id has. Of some hundred random ones, two are sometimes equal. */
function referenceOfId(id: string, prefix: ReferencePrefix): string {
  const base = REFERENCE_CHARACTERS.length;
  const characters = Array.from({ length: referenceLength(prefix) }, (_, place) =>
    REFERENCE_CHARACTERS.charAt(Math.floor(Number(id) / base ** place) % base),
  );
  return referenceOf(characters.join(''), prefix);
}

/** The id of the event equals that of the scheme, which the product itself never does. */
async function addEvent({ pool }: Pick<TestApp, 'pool'>, id: string): Promise<void> {
  await pool.query(
    `insert into event (id, ngo_id, status, title, description, category, starts_at, ends_at, city, venue, capacity,
        registration_ends_at, search, published_at)
      values ($1, $1, 'published', 'Other', 'x', 'health', now() + interval '1 day', now() + interval '2 days', 'Rajkot',
        'Other', 9, now() + interval '1 day', '', now())`,
    [id],
  );
  const ticket = referenceOfId(id, 'EV');
  await pool.query(
    `insert into event_registration (id, event_id, ticket, token_hash, name, mobile, party_size, language, status, search)
      overriding system value
      values ($1::bigint, $1::bigint, $2, $2, 'Other', '9876543210', 1, 'en', 'waiting', '')`,
    [id, ticket],
  );
  await pool.query(
    `insert into event_announcement (id, event_id, ngo_id, kind, audience, sequence, through_id, total)
      overriding system value values ($1::bigint, $1::bigint, $1::bigint, 'changed', 'all', 1, 0, 0)`,
    [id],
  );
}

async function addVolunteer({ pool }: Pick<TestApp, 'pool'>, id: string): Promise<void> {
  await pool.query(
    `insert into volunteer (id, ngo_id, reference, token_hash, name, mobile, email, city, is_adult, language, status, search,
        confirmed_at) overriding system value
      values ($1::bigint, $1::bigint, $2, $2, 'Other', '9876543210', 'helps' || $1::text || '@example.org', 'Rajkot', true, 'en',
        'applied', '', now())`,
    [id, referenceOfId(id, 'VO')],
  );
  await pool.query(
    `insert into volunteer_shift (id, ngo_id, title, place, starts_at, ends_at, needed) overriding system value
      values ($1, $1, 'Other', 'x', now(), now() + interval '1 hour', 1)`,
    [id],
  );
}

/** Returns everything that the database holds about an NGO. */
export async function readNgoRows({ pool }: TestApp, id: string): Promise<unknown> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns c join information_schema.tables t using (table_name)
      where column_name = 'ngo_id' and c.table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const all: unknown[] = [];
  for (const [table, column] of [['ngo', 'id'], ...tables.map(({ name }) => [name, 'ngo_id'])])
    all.push((await pool.query(`select * from ${table} where ${column} = $1 order by 1`, [id])).rows);
  // The registrations for the scheme and the event that `otherNgo` adds.
  all.push((await pool.query('select * from scheme_registration where scheme_id = $1', [id])).rows);
  all.push((await pool.query('select * from event_registration where event_id = $1', [id])).rows);
  return all;
}
