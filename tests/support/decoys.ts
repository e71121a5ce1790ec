import { randomInt, randomUUID } from 'node:crypto';
import type { InsertType } from 'kysely';
import type pg from 'pg';
import { randomReference } from '../../src/server/security/random-reference.server.ts';
import type { Tables } from '../../src/server/database/tables.generated.server.ts';
import { addDays } from '../../src/shared/india-time.ts';

type Table = keyof Tables;
/** Columns of a table and their values, as they are written. */
export type Columns<Name extends Table> = {
  [Column in keyof Tables[Name]]?: InsertType<Tables[Name][Column]>;
};

/** Values that no two rows of a table may have in common. */
const UNIQUE: { [Name in Table]?: () => Columns<Name> } = {
  account: () => ({ email: newEmail() }),
  donation: () => ({ reference: randomReference('DN') }),
  donation_receipt: () => ({ code: randomReference('RC'), number: randomInt(1_000_000, 1_000_000_000) }),
  event_registration: () => ({
    ticket: randomReference('EV'),
    token_hash: randomUUID(),
    email: newEmail(),
  }),
  ngo: () => ({ darpan_id: null }),
  ngo_claim: () => ({ email: newEmail() }),
  ngo_photo: () => ({ file_key: randomUUID() }),
  help_request: () => ({ reference: randomReference('SH'), sent_hash: randomUUID() }),
  standing_gift: () => ({ reference: randomReference('SG') }),
  scheme_registration: () => ({ email_key: newEmail(), confirm_hash: null, confirm_until: null }),
  volunteer: () => ({ reference: randomReference('VO'), token_hash: randomUUID(), email: newEmail() }),
  volunteer_certificate: () => ({ number: randomReference('VC') }),
};

const newEmail = () => `decoy-${randomUUID()}@example.org`;

/** Saves a row without the rules of the product, and returns its id. */
export async function saveRow<Name extends Table>(
  pool: pg.Pool,
  { table, row }: { table: Name; row: Columns<Name> },
): Promise<string> {
  const columns = Object.keys(row).join(', ');
  const { rows } = await pool.query<{ id: string }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)
      returning id::text`,
    [JSON.stringify(row)],
  );
  return rows[0]!.id;
}

/**
 * Saves decoys for the test of a query: rows that it must leave out. Each is a copy of a row that the query
 * finds, but for these columns: another NGO, another status, the neighbouring day. If somebody drops a condition
 * of the query, it finds the decoy that differs in this condition alone.
 * @returns the ids of the decoys, in the same order.
 */
export async function saveDecoys<Name extends Table>(
  pool: pg.Pool,
  { table, like, but }: { table: Name; like: string; but: readonly Columns<Name>[] },
): Promise<string[]> {
  const columns = await columnsOf(pool, table);
  const ids: string[] = [];
  for (const difference of but) {
    const changes = JSON.stringify({ ...UNIQUE[table]?.(), ...difference });
    const { rows } = await pool.query<{ id: string }>(
      `insert into ${table} (${columns.join(', ')})
        select ${columns.map((column) => `changed.${column}`).join(', ')}
        from ${table} original cross join jsonb_populate_record(original, $1::jsonb) as changed
        where original.id = $2::bigint
        returning id::text`,
      [changes, like],
    );
    const [row] = rows;
    if (!row) throw new Error(`There is no ${table} with the id ${like}`);
    ids.push(row.id);
  }
  return ids;
}

/**
 * Stores a row behind all others of its table, so that a query without an order finds it last: PostgreSQL reads a table
 * that it knows to be small in the order in which it is stored.
 */
export async function storeLast(pool: pg.Pool, { table, id }: { table: Table; id: string }): Promise<void> {
  const [column] = await columnsOf(pool, table);
  await pool.query(`update ${table} set ${column} = ${column} where id = $1::bigint`, [id]);
  await pool.query(`vacuum analyze ${table}`);
}

/** Returns the columns that are written: not the id, which is drawn, and none that follow from others. */
async function columnsOf(pool: pg.Pool, table: Table): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Statuses in which the public does not see an NGO that registered itself. */
export const HIDDEN_STATUSES = ['pending', 'suspended', 'deleted'] as const;

/** Moves an NGO to a status in which the public does not see it. */
export async function hideNgo(
  pool: pg.Pool,
  { id, status = 'suspended' }: { id: string; status?: (typeof HIDDEN_STATUSES)[number] },
): Promise<void> {
  await pool.query(
    `update ngo set status = $2, deleted_at = case when $2 = 'deleted' then now() end,
        status_before_deletion = case when $2 = 'deleted' then status end
      where id = $1`,
    [id, status],
  );
}

/** Returns the days before the first and after the last day of a period, which a query of the period leaves out. */
export function daysBeside({ from, to }: { from: string; to: string }): [string, string] {
  return [addDays(from, -1), addDays(to, 1)];
}
