import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';

/** The tables whose rows have an id, which is all that `lockToFill` asks for. */
type TableWithId = { [Name in keyof Tables]: 'id' extends keyof Tables[Name] ? Name : never }[keyof Tables];

/**
 * Locks a table until the end of the transaction, so that only one process fills it; others can read it. Waits as long as
 * another process takes to fill it. Returns whether the table has rows.
 */
export async function lockToFill(db: Database, table: TableWithId): Promise<boolean> {
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}
