import type { Database } from '#src/server/database.server.ts';
import type { PoolConnection } from '#src/server/database/kysely-dialect.server.ts';

/** Runs an SQL statement on the pool, or in the transaction of `db`, and returns its rows as arrays. */
export async function runSql<Row extends unknown[]>(
  db: Database,
  { text, values }: { text: string; values: unknown[] },
): Promise<Row[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const { rows } = await (connection as PoolConnection).run((client) =>
      client.query<Row>({ text, values, rowMode: 'array' }),
    );
    return rows;
  });
}
