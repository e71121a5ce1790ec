import { BRAND } from '#src/brand.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { LOGIN_ROLE } from './database/app-role.server.ts';
import { isDatabaseAway } from './database/database-errors.server.ts';
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.server.ts';
import { ensureDatabase, takeOwnership } from './embedded/ownership.server.ts';
import {
  findPostmaster,
  signalPostmasterAtExit,
  stopPostmaster,
} from './embedded/running-postmaster.server.ts';
import { prepareSite } from './embedded/prepare-site.server.ts';
import { reachServer } from './embedded/reach-server.server.ts';
import { stopWhenAlone } from './embedded/stop-when-alone.server.ts';

export type EmbeddedPostgres = {
  /** The URL of the database `app`, for the login role, which owns nothing. */
  url: string;
  /** The URL of the database `app`, for the role that owns it and runs the migrations. */
  ownerUrl: string;
  /** The URL of the database `postgres` on the same server, for its superuser. Used by tests. */
  adminUrl: string;
  /** Stops PostgreSQL and writes everything to disk, unless another process owns it. */
  stop(): Promise<void>;
};

/**
 * A PostgreSQL that keeps crashing is restarted at most this often within the following number of
 * milliseconds.
 */
const MOST_RESTARTS = 5;
const RESTARTS_WITHIN = 60_000;

/**
 * Runs the PostgreSQL of `dataDir` (created at the first start) and owns it. Only one process at a time can
 * own it. A PostgreSQL left running by a killed app is taken over. If it crashes, it is restarted; if that
 * fails, the process receives SIGTERM and exits with code 1. With `shared`, a PostgreSQL that another process
 * owns is used as well.
 * @throws {EmbeddedPostgresError} with a sentence: `dataDir` is in use, or PostgreSQL cannot run, and why.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  shared = false,
}: {
  dataDir: string;
  log: Logger;
  shared?: boolean;
}): Promise<EmbeddedPostgres> {
  const { site, password } = await prepareSite({ dataDir, log });
  const { data } = site;
  const stopping = new AbortController();
  let owned: { client: pg.Client; pid: number | undefined } | undefined;
  let bringing: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  let restarts: number[] = [];

  async function bringUp(): Promise<void> {
    const client = await reachServer({ site, password, log, signal: stopping.signal });
    try {
      const owner = await takeOwnership(client);
      if (owner !== undefined) {
        await client.end();
        if (shared) return;
        throw new EmbeddedPostgresError(
          `${BRAND.name.en} is already running on ${dataDir} (process ${owner}). Stop that one first, or give this one another DATA_DIR.`,
        );
      }
      owned = { client, pid: await findPostmaster(data) };
      await ensureDatabase({ client, password });
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      // That PostgreSQL was just stopping, or was killed.
      owned = undefined;
      void client.end().catch(() => {});
      countRestart();
      return bringUp();
    }
    client.once('end', () => {
      owned = undefined;
      if (!stopping.signal.aborted) bringing = recover();
    });
  }

  function countRestart() {
    const now = performance.now();
    restarts = [...restarts.filter((at) => now - at < RESTARTS_WITHIN), now];
    if (restarts.length > MOST_RESTARTS)
      throw new EmbeddedPostgresError(
        `PostgreSQL ended ${restarts.length} times within a minute. Its log is ${site.logFile}.`,
      );
  }

  async function recover(): Promise<void> {
    log.warn('PostgreSQL ended unexpectedly; starting it again');
    try {
      countRestart();
      await bringUp();
      log.info('PostgreSQL is back');
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.fatal(error instanceof EmbeddedPostgresError ? error.message : error);
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    }
  }

  const stop = () => (stopped ??= end());

  async function end(): Promise<void> {
    stopping.abort(new EmbeddedPostgresError('Stopped during the start.'));
    await bringing?.catch(() => {});
    const client = owned?.client;
    if (client && !(await stopPostmaster({ data })))
      log.error('PostgreSQL did not end in time; the next start takes it over');
    await client?.end().catch(() => {});
    process.off('exit', stopAtExit);
    listenNoMore();
  }

  function stopAtExit() {
    if (owned?.pid) signalPostmasterAtExit({ pid: owned.pid, data });
  }

  process.on('exit', stopAtExit);
  const listenNoMore = stopWhenAlone(stop);
  try {
    await (bringing = bringUp());
  } catch (error) {
    await stop();
    throw error;
  }
  const address = (user: string, database = 'app') =>
    `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(site.socketFolder)}&sslmode=disable`;
  const adminUrl = address('postgres', 'postgres');
  return { url: address(LOGIN_ROLE), ownerUrl: address('app'), adminUrl, stop };
}
