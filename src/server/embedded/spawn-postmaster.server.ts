import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import type { PostgresBinaries } from './postgres-binaries.server.ts';
import { spawnOptionsOf, type PostgresUser } from './postgres-user.server.ts';

/** Everything needed to run the PostgreSQL of one DATA_DIR. Paths are absolute. */
export type PostgresSite = {
  binaries: PostgresBinaries;
  user: PostgresUser;
  data: string;
  socketFolder: string;
  logFile: string;
};

const LARGEST_LOG = 5_000_000;

/** Settings for modest resources. Durability stays at PostgreSQL's safe defaults. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Short queries gain nothing from parallel workers, whose shared memory is scarce in containers.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  // A failed statement may contain personal data. The app logs the error without it.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts the PostgreSQL of `site` in its own session, so that neither Ctrl-C nor the end of the app ends it.
 * Its log is appended to `site.logFile`, which is rotated first if it is large.
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
