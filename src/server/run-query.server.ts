import type pg from 'pg';
import type { Database } from './database.server.ts';

/** A statement in SQL. With a `name` each connection parses and plans it once: for what is asked often. */
export type Statement = { name?: string; text: string; values: unknown[] };

/**
 * Runs a statement over the pool, or in the transaction that `db` is, and gives its rows as arrays, columns in the order
 * selected. For statements that drizzle's builder can't say, or where its mapping of rows costs too much.
 */
export async function runQuery<Row extends unknown[]>(db: Database, statement: Statement): Promise<Row[]> {
  const { client } = db._.session as unknown as { client: pg.Pool | pg.PoolClient };
  const { rows } = await client.query<Row>({ ...statement, rowMode: 'array' });
  return rows;
}
