import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import type { PostgresBinaries } from './postgres-binaries.server.ts';
import { spawnOptionsOf, type PostgresUser } from './postgres-user.server.ts';

/** All that is needed to run the PostgreSQL of one DATA_DIR; absolute paths. */
export type PostgresSite = {
  binaries: PostgresBinaries;
  user: PostgresUser;
  data: string;
  socketFolder: string;
  logFile: string;
};

const LARGEST_LOG = 5_000_000;

/** Modest, and as safe as PostgreSQL is by itself: durability is left as it comes. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Short queries gain nothing from helpers, whose shared memory is scarce in containers.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  // What a query fails with may hold anybody's data; the app logs it without.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts the PostgreSQL of `site` in a session of its own, so that neither Ctrl-C nor the end of the app ends it. Its log is
 * appended to `site.logFile`; a large one is put aside first.
 */
export function spawnPostmaster(site: PostgresSite): ChildProcess {
  if ((statSync(site.logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
    renameSync(site.logFile, `${site.logFile}.1`);
  const log = openSync(site.logFile, 'a', 0o600);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(site.binaries.postgres, ['-D', site.data, '-k', site.socketFolder, ...settings], {
    ...spawnOptionsOf(site.user),
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  return child;
}
