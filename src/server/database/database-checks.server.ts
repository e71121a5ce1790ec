import { BRAND } from '#src/brand.ts';
import type pg from 'pg';
import { keyIds, type Keys } from '#src/server/security/keys.server.ts';
import { IS_READ_ONLY, type Database } from '#src/server/database.server.ts';
import { READ_ONLY_STATE } from './database-errors.server.ts';
import { readUnknownKeys, type SealedColumn } from './sealed-columns.queries.server.ts';

/**
 * The database cannot be reached, is not configured safely, cannot search Indian scripts, or gives the app
 * too many rights. The message is a sentence for the operator.
 */
export class DatabaseCheckError extends Error {
  override name = 'DatabaseCheckError';
}

const COST_OF_OFF = {
  fsync: 'what was saved would be lost when the machine fails',
  full_page_writes: 'tables would be damaged when the machine fails',
  synchronous_commit: `what ${BRAND.name.en} has acknowledged could be lost`,
};

/** Predefined roles of PostgreSQL whose rights go beyond those on tables. */
const POWERFUL_ROLES = [
  ...['pg_read_all_data', 'pg_write_all_data', 'pg_maintain', 'pg_database_owner'],
  ...['pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'],
];

/**
 * Checks that the database responds and takes writes.
 * @throws {DatabaseCheckError} naming the reason, and `variable`, the configuration variable to check.
 */
export async function checkConnection({
  pool,
  variable,
}: {
  pool: pg.Pool;
  variable: string;
}): Promise<void> {
  const { rows } = await pool
    .query<{ isReadOnly: boolean }>(`select ${IS_READ_ONLY} as "isReadOnly"`)
    .catch((error: NodeJS.ErrnoException) => {
      // An error for several addresses has only a code.
      const sentence = `The database cannot be reached: ${error.message || error.code}. Check ${variable}.`;
      throw new DatabaseCheckError(sentence, { cause: error });
    });
  if (!rows[0]?.isReadOnly) return;
  const sentence = `The database is read-only, as a standby is. Check that ${variable} leads to the primary.`;
  throw Object.assign(new DatabaseCheckError(sentence), { code: READ_ONLY_STATE });
}

/**
 * Checks that the app has the keys with which the database was sealed, before it seals anything with another.
 * @throws {DatabaseCheckError} naming the columns, and the id of each key that is missing and not in `lost`.
 */
export async function checkSecretKey({
  db,
  keys,
  lost,
  columns,
}: {
  db: Database;
  keys: Keys;
  lost: readonly string[];
  columns: readonly SealedColumn[];
}): Promise<void> {
  const known = keyIds(keys);
  const unknown = await readUnknownKeys(db, { columns, known: [...known, ...lost] });
  if (unknown.length === 0) return;
  const [names, ids] = [unknown.map(({ column }) => column), unknown.map(({ keyId }) => keyId)].map((all) =>
    [...new Set(all)].join(', '),
  );
  throw new DatabaseCheckError(
    `SECRET_KEY (id ${known.join(', ')}) does not open what is stored in ${names}, which was sealed with a key with the id ${ids}. Set SECRET_KEY to the key of this database, or PREVIOUS_SECRET_KEY to its earlier key; docs/operations.md tells more. Nothing was changed.`,
  );
}

/**
 * Checks, after the migrations, that this PostgreSQL does not lose committed data and that search works in
 * every script.
 * @throws {DatabaseCheckError} naming the first problem and its solution.
 */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  await checkDurability(pool);
  await checkTrigrams(pool);
}

/**
 * Checks that the user of DATABASE_URL has no rights that the app must not have, because `reset role` would
 * restore them.
 * @throws {DatabaseCheckError} naming the user and the first excessive right.
 */
export async function checkLogin(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ user: string; right: string }>(
    `select session_user as user, too_many.right from (
      select case when r.rolsuper then 0 else 1 end as rank, case when r.rolsuper then 'is a superuser' when r.rolcreaterole then 'may make roles'
          else 'is a member of ' || r.rolname end as right
        from pg_roles r where pg_has_role(session_user, r.oid, 'member')
          and (r.rolsuper or r.rolcreaterole or r.rolname = any ($1))
      union all
      select 2, 'owns the database ' || d.datname from pg_database d
        where d.datname = current_database() and pg_has_role(session_user, d.datdba, 'member')
      union all
      select 3, 'owns the schema ' || n.nspname from pg_namespace n
        where n.nspname !~ '^(pg_|information_schema$)' and pg_has_role(session_user, n.nspowner, 'member')
      union all
      select 4, 'owns the table ' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^(pg_|information_schema$)' and pg_has_role(session_user, c.relowner, 'member')
    ) too_many order by rank limit 1`,
    [POWERFUL_ROLES],
  );
  const [row] = rows;
  if (row)
    throw new DatabaseCheckError(
      `${BRAND.name.en} must not work as ${row.user}, the user of DATABASE_URL, as it ${row.right}. Name one there that owns nothing; docs/operations.md has the statements that make it.`,
    );
}

async function checkDurability(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: keyof typeof COST_OF_OFF }>(
    `select name from unnest($1::text[]) as name where current_setting(name) = 'off'`,
    [Object.keys(COST_OF_OFF)],
  );
  const [wrong] = rows;
  if (wrong) {
    const { name } = wrong;
    throw new DatabaseCheckError(`PostgreSQL runs with ${name} = off, so ${COST_OF_OFF[name]}. Turn it on.`);
  }
}

async function checkTrigrams(pool: pg.Pool): Promise<void> {
  const count = await pool.query<{ count: number }>(`select cardinality(show_trgm('સેવા')) as count`).then(
    ({ rows }) => rows[0]!.count,
    (error: { code?: string }) => {
      if (error.code !== '42883') throw error;
      throw new DatabaseCheckError(
        'The extension pg_trgm is not in the search path of this database, so search cannot work. Create it: create extension pg_trgm.',
      );
    },
  );
  if (count === 0)
    throw new DatabaseCheckError(
      'This database cannot search Gujarati and Hindi, as its locale is C. Create it with the locale C.UTF-8.',
    );
}
