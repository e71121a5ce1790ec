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
