import type { Compilable } from 'kysely';
import type { Database } from './database.server.ts';
import type { PoolConnection } from './database/kysely-dialect.server.ts';

/**
 * Runs a query of Kysely's as a named prepared statement: each connection parses and plans it once. For what runs often. The
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
