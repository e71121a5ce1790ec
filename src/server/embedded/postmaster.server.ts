import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** The process number of the PostgreSQL that runs on `data`, also one that another app process started. */
export async function findPostmaster(data: string): Promise<number | undefined> {
  const pid = readPid(join(data, 'postmaster.pid'));
  return pid !== undefined && (await runsOn({ pid, data })) ? pid : undefined;
}

/**
 * Removes lock files whose process number now belongs to some other program, as after a restart of the machine or its
 * container: PostgreSQL would take that program for itself and refuse to start. Call only when none runs.
 */
export async function removeStaleLocks(site: PostgresSite): Promise<void> {
  for (const file of [join(site.data, 'postmaster.pid'), join(site.socketFolder, '.s.PGSQL.5432.lock')]) {
    const pid = readPid(file);
    if (pid === undefined || !isAlive(pid) || (await runsOn({ pid, data: site.data }))) continue;
    if (readPid(file) === pid) rmSync(file, { force: true });
  }
}

/**
 * Ends PostgreSQL: at once for its clients, with everything on disk. If that takes longer than `patienceMs`, it is made to
 * end without the last checkpoint, which the next start catches up on.
 * @returns whether it is gone.
 */
export async function stopPostmaster({
  data,
  patienceMs = 6_000,
}: {
  data: string;
  patienceMs?: number;
}): Promise<boolean> {
  for (const [signal, patience] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 2_000],
  ] as const) {
    const pid = await findPostmaster(data);
    if (pid === undefined) return true;
    sendSignal({ pid, signal });
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      if (!(await runsOn({ pid, data }))) return true;
      await sleep(10);
    }
  }
  return false;
}

/** The last resort of a process that exits: tells PostgreSQL to stop, and cannot wait for it. */
export function signalPostmasterAtExit({ pid, data }: { pid: number; data: string }): void {
  if (readPid(join(data, 'postmaster.pid')) === pid) sendSignal({ pid, signal: 'SIGINT' });
}

function readPid(file: string): number | undefined {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is alive (a zombie is not) and works on that data folder: numbers are used again. */
async function runsOn({ pid, data }: { pid: number; data: string }): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder !== undefined && folder === (await realpath(data).catch(() => undefined));
  }
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (error, command) =>
      resolve(!error && command.includes(data)),
    );
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function sendSignal({ pid, signal }: { pid: number; signal: NodeJS.Signals }): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}
