import pg from 'pg';
import { isReadOnly, isUnanswered } from './database-errors.server.ts';

/**
 * A pool that leaves a server behind which fell silent or became read-only, because new connections may reach
 * its successor. A broken connection is replaced in any case.
 */
export class ConnectionPool extends pg.Pool {
  readonly #inUse = new Set<pg.PoolClient>();
  readonly #outdated = new WeakSet<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super(config);
    // The pool handles errors of idle clients only. An error of a client in use would end the process.
    this.on('connect', (client) => client.on('error', () => {}));
    this.on('acquire', (client) => this.#inUse.add(client));
    this.on('release', (_error, client) => {
      this.#inUse.delete(client);
      // The pool keeps no client that has ended.
      if (this.#outdated.has(client)) void client.end();
    });
  }

  /**
   * Closes all connections: those that are idle now, those in use when they are released. If the server `isSilent`, those in
   * use are closed now too; what runs on them fails, as when the database is away.
   */
  leaveServer({ isSilent }: { isSilent: boolean }): void {
    for (const client of this.#inUse) {
      this.#outdated.add(client);
      if (isSilent) void client.end();
    }
    for (let idle = this.idleCount; idle > 0; idle--)
      void this.connect().then(
        (client) => client.release(true),
        () => {},
      );
  }

  /** Closes the connections that an error of a statement tells against. */
  judge({ client, error }: { client: pg.PoolClient; error: unknown }): void {
    if (!isUnanswered(error) && !isReadOnly(error)) return;
    this.leaveServer({ isSilent: false });
    // Otherwise the rollback would wait for an answer too.
    if (isUnanswered(error)) void client.end();
  }
}
