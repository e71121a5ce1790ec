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

const CHANGES = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/**
 * A connection of the pool as Kysely uses it. Unlike Kysely's own class, it exposes its `client`, which runs
 * statements written as SQL.
 */
export class PoolConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.client.query(sql, [...parameters]);
    return { numAffectedRows: CHANGES.test(command) ? BigInt(rowCount ?? 0) : undefined, rows };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: read them page by page.');
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#pool.connect());
  }

  async beginTransaction(
    { client }: PoolConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    await client.query(`begin ${settings.join(', ')}`);
  }

  async commitTransaction({ client }: PoolConnection): Promise<void> {
    const { command } = await client.query('commit');
    // After a failed statement whose error was swallowed, PostgreSQL answers `commit` with a rollback and no
    // error.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed.');
  }

  async rollbackTransaction({ client }: PoolConnection): Promise<void> {
    await client.query('rollback');
  }

  async releaseConnection({ client }: PoolConnection): Promise<void> {
    client.release();
  }

  /** Does nothing: whoever opened the pool closes it. */
  async destroy(): Promise<void> {}
}

/** Returns Kysely's PostgreSQL dialect on top of our own pool. */
export function poolDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
