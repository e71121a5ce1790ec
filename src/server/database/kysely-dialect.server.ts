import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { ConnectionPool } from './connection-pool.server.ts';

const CHANGES = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/** A connection of the pool as Kysely uses it. Unlike Kysely's own class, it also runs statements written as SQL. */
export class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #pool: ConnectionPool;

  constructor({ client, pool }: { client: pg.PoolClient; pool: ConnectionPool }) {
    this.#client = client;
    this.#pool = pool;
  }

  /** Every statement goes through here, so that its errors can tell against a connection. */
  async run<Result>(query: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    try {
      return await query(this.#client);
    } catch (error) {
      this.#pool.judge({ client: this.#client, error });
      throw error;
    }
  }

  release(): void {
    this.#client.release();
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.run((client) => client.query(sql, [...parameters]));
    return { numAffectedRows: CHANGES.test(command) ? BigInt(rowCount ?? 0) : undefined, rows };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: read them page by page.');
  }
}

class PoolDriver implements Driver {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection({ client: await this.#pool.connect(), pool: this.#pool });
  }

  async beginTransaction(
    connection: PoolConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    await connection.run((client) => client.query(`begin ${settings.join(', ')}`));
  }

  async commitTransaction(connection: PoolConnection): Promise<void> {
    const { command } = await connection.run((client) => client.query('commit'));
    // After a failed statement whose error was swallowed, PostgreSQL answers `commit` with a rollback and no
    // error.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed.');
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.run((client) => client.query('rollback'));
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  /** Does nothing: whoever opened the pool closes it. */
  async destroy(): Promise<void> {}
}

/** Returns Kysely's PostgreSQL dialect on top of our own pool. */
export function poolDialect(pool: ConnectionPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
