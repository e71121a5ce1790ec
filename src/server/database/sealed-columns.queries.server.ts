import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { hashWith, seal, sealPrefix, unseal, type Keys } from '#src/server/security/keys.server.ts';
import type { Tables } from './tables.generated.server.ts';

/** A column with texts that are sealed with the app's key (`seal`). */
export type SealedColumn = {
  table: keyof Tables;
  column: string;
  /** The column to whose value each text is bound. */
  boundTo: string;
  /** Returns what `seal` got as `about`, from that value. */
  about: (value: string) => string;
  /** A column with the keyed hash of the text, if there is one. */
  hash?: string;
};

const BATCH = 200;
/** The rows at each end of a table whose keys a start looks at, however many rows there are. */
const LOOKED_AT = 20;
type Row = { id: string; sealed: string; value: string };

/**
 * Seals every text of a column with the current key that is sealed with an earlier one. Works in batches, each in its
 * own transaction, while the app is running; it can be stopped and run again. Returns the number of texts.
 * @throws {Error} if a text was sealed with a key that is not known.
 */
export async function resealColumn(
  { db, keys }: { db: Database; keys: Keys },
  column: SealedColumn,
): Promise<number> {
  let count = 0;
  let last = '0';
  for (;;) {
    const ids = await db
      .transaction()
      .execute((transaction) => resealBatch(transaction, { keys, column, after: last }));
    count += ids.length;
    if (ids.length < BATCH) return count;
    last = ids.at(-1)!;
  }
}

/**
 * Returns the columns in which the oldest or newest texts are sealed with another key than those with the ids `known`, and
 * the ids of these keys. Leaves out columns that a coming migration adds, and texts without the id of their key.
 */
export async function readUnknownKeys(
  db: Database,
  { columns, known }: { columns: readonly SealedColumn[]; known: readonly string[] },
): Promise<{ column: string; keyId: string }[]> {
  const { rows: existing } = await sql<{ name: string }>`
    select concat(table_name, '.', column_name) as name from information_schema.columns
    where table_schema = 'public'`.execute(db);
  const names = new Set(existing.map(({ name }) => name));
  const samples = columns
    .filter(({ table, column }) => names.has(`${table}.${column}`))
    .flatMap(({ table, column }) =>
      (['asc', 'desc'] as const).map(
        (
          direction,
        ) => sql`(select ${`${table}.${column}`} as "column", split_part(sealed, '.', 1) as "keyId" from
          (select ${sql.ref(column)} as sealed from ${sql.table(table)} order by id ${sql.raw(direction)} limit ${LOOKED_AT}) s
          where sealed like '%.%')`,
      ),
    );
  if (samples.length === 0) return [];
  const { rows } = await sql<{ column: string; keyId: string }>`
    select "column", "keyId" from (${sql.join(samples, sql` union `)}) found
    where "keyId" <> all (${known}) order by 1, 2`.execute(db);
  return rows;
}

async function resealBatch(
  db: Database,
  { keys, column, after }: { keys: Keys; column: SealedColumn; after: string },
): Promise<string[]> {
  const { about, hash } = column;
  const [table, sealedColumn, boundTo] = [
    sql.table(column.table),
    sql.ref(column.column),
    sql.ref(column.boundTo),
  ];
  const { rows } = await sql<Row>`
    select id::text as id, ${sealedColumn} as sealed, ${boundTo}::text as value from ${table}
    where ${table}.id > ${after}::bigint and ${sealedColumn} is not null
      and not starts_with(${sealedColumn}, ${sealPrefix(keys)})
    order by ${table}.id limit ${BATCH} for update`.execute(db);
  for (const { id, sealed, value } of rows) {
    const text = unseal({ keys, sealed, about: about(value) });
    const next = seal({ keys, text, about: about(value) });
    const hashed = hash ? sql`, ${sql.ref(hash)} = ${hashWith(keys.code, text)}` : sql``;
    await sql`update ${table} set ${sealedColumn} = ${next}${hashed} where id = ${id}::bigint`.execute(db);
  }
  return rows.map(({ id }) => id);
}
