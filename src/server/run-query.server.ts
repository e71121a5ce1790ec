import type { Compilable } from 'kysely';
import type { Database } from './database.server.ts';
import type { PoolConnection } from './database/kysely-dialect.server.ts';

/** A statement in SQL. With a `name` each connection parses and plans it once: for what is asked often. */
export type Statement = { name?: string; text: string; values: unknown[] };

/**
 * Runs a statement over the pool, or in the transaction that `db` is, and gives its rows as arrays, columns in the order
 * selected. For statements that Kysely's builder can't say, or where an object for each row costs too much.
 */
export async function runQuery<Row extends unknown[]>(db: Database, statement: Statement): Promise<Row[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const { client } = connection as PoolConnection;
    const { rows } = await client.query<Row>({ ...statement, rowMode: 'array' });
    return rows;
  });
}

/**
 * Runs a query of Kysely's as a named prepared statement: each connection parses and plans it once. For what is asked often. The
 * name belongs to one text of SQL; PostgreSQL refuses another one by that name.
 */
export async function runNamed<Row>(db: Database, name: string, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile();
  return db.getExecutor().provideConnection(async (connection) => {
    const { client } = connection as PoolConnection;
    const { rows } = await client.query({ name, text: sql, values: [...parameters] });
    return rows as Row[];
  });
}
