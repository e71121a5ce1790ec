import type { Compilable } from 'kysely';
import type { Database } from './database.server.ts';
import type { PoolConnection } from './database/kysely-dialect.server.ts';

/**
 * Runs a Kysely query as a named prepared statement, which each connection parses and plans only once. Use it
 * for queries that run often. A name must always have the same SQL text: PostgreSQL rejects another text with
 * that name.
 */
export async function runNamed<Row>(db: Database, name: string, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile();
  return db.getExecutor().provideConnection(async (connection) => {
    const { rows } = await (connection as PoolConnection).run((client) =>
      client.query({ name, text: sql, values: [...parameters] }),
    );
    return rows as Row[];
  });
}
