import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, rowId, searchColumns } from '#src/server/database/sql-values.server.ts';
import { runStatement, statement } from '#src/server/database/statement.server.ts';
import { namedQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { CONFIRM_DAYS, UNCONFIRMED_OF_NUMBER_MOST } from '#src/features/scheme/scheme.values.ts';
import type { CleanRegistration } from './register.rules.ts';

export type NewRegistration = CleanRegistration & {
  schemeId: string;
  keys: { mobile: string; email: string };
  /** Whether mail can be sent to the email address. */
  isMailbox: boolean;
  /** Hash of the token of the link in the mail, or null if no mail is sent. */
  confirmHash: string | null;
  language: Language;
  search: string;
};

/**
 * SQL expression of the unique index that separates people with the same number and email, for the row with
 * the alias `r`.
 */
const PERSON = `case when r.is_mailbox then '' else lower(r.name) end`;

const COLUMNS = `scheme_id, name, mobile_number, mobile_key, email, email_key, address, city, language, search, old_search, is_mailbox,
  confirm_hash, confirm_until`;
const VALUES = `$1::bigint, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text, $10::text::tsvector, false, $11::boolean,
  $12::text, case when $12::text is not null then now() + make_interval(days => $13::int) end`;

const REGISTER = statement({
  name: 'scheme_register',
  columns: ['id text', 'is_confirmed_already boolean'],
  text: `with waiting as (
    select count(*) as count from (
      select from scheme_registration where scheme_id = $1 and mobile_key = $4::text and is_shown and confirmed_at is null
      limit $14::bigint
    ) few
  ), first as (
    insert into scheme_registration (${COLUMNS}, is_shown)
    select ${VALUES}, $12::text is null or $4::text !~ '^[0-9]{10}$' or waiting.count < $14::bigint from waiting
    on conflict (scheme_id, mobile_key, email_key, (case when is_mailbox then '' else lower(name) end)) where is_shown
    do nothing returning id
  ), again as (
    insert into scheme_registration (${COLUMNS}, is_shown)
    select ${VALUES}, false where not exists (select from first) returning id
  )
  select (select id::text from (table first union all table again) made) as id, exists (
    select from scheme_registration r where r.scheme_id = $1 and r.mobile_key = $4::text and r.email_key = $6::text and r.is_shown
      and ${PERSON} = case when $11::boolean then '' else lower($2::text) end and r.confirmed_at is not null) as is_confirmed_already`,
});

/**
 * Inserts a registration, whether or not the same person has registered before. A repeated one stays hidden
 * until it is confirmed. The same statement runs either way, so that the response time reveals nothing.
 * @returns its id, and whether the same person already has a confirmed registration.
 */
export async function insertRegistration(
  db: Database,
  input: NewRegistration,
): Promise<{ id: string; isConfirmedAlready: boolean }> {
  const { schemeId, name, mobileNumber, email, address, city, keys, language, search } = input;
  const { isMailbox, confirmHash } = input;
  const [row] = await runStatement(db, REGISTER, [
    ...[schemeId, name, mobileNumber, keys.mobile, email, keys.email, address, city, language, search],
    ...[isMailbox, confirmHash, CONFIRM_DAYS, UNCONFIRMED_OF_NUMBER_MOST],
  ]);
  const [id, isConfirmedAlready] = row!;
  return { id, isConfirmedAlready };
}

const lockedScheme = namedQuery({
  name: 'scheme_hold',
  build: (db, { id }: { id: string }) =>
    db
      .selectFrom('scheme')
      .select('id')
      .where('id', '=', rowId(id))
      .where('deleted_at', 'is', null)
      .forShare(),
});

/**
 * Prevents the scheme from being deleted until the transaction `db` ends. Returns false if it is already
 * deleted.
 */
export async function lockScheme(db: Database, id: string): Promise<boolean> {
  return (await lockedScheme(db, { id })).length > 0;
}

/** Locks and returns the next registrations after an id whose search data an earlier version wrote. */
export async function selectToIndex(db: Database, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('scheme_registration')
    .select((eb) => [idText(eb, 'id').as('id'), 'name', 'mobile_number as mobileNumber', 'email', 'city'])
    .where('old_search', '=', sql.lit(true))
    .where('id', '>', rowId(after))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the search data of a registration and leaves all other data unchanged. */
export async function updateSearch(
  db: Database,
  { id, search }: { id: string; search: string },
): Promise<void> {
  await db
    .updateTable('scheme_registration')
    .set(searchColumns(search))
    .where('id', '=', rowId(id))
    .execute();
}
