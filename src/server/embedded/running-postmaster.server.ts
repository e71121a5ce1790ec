import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the process number of the PostgreSQL that runs on `data`, even if another app process started it.
 */
export async function findPostmaster(data: string): Promise<number | undefined> {
  const pid = readPid(join(data, 'postmaster.pid'));
  return pid !== undefined && (await runsOn({ pid, data })) ? pid : undefined;
}

/**
 * Removes lock files whose process number now belongs to another program, as happens after a restart of the
 * machine or container. PostgreSQL would mistake that program for itself and refuse to start. Call this only
 * while no PostgreSQL runs.
 */
export async function removeStaleLocks({
  data,
  socketFolder,
}: {
  data: string;
  socketFolder: string;
}): Promise<void> {
  for (const file of [join(data, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')]) {
    const pid = readPid(file);
    if (pid === undefined || !isAlive(pid) || (await runsOn({ pid, data }))) continue;
    if (readPid(file) === pid) rmSync(file, { force: true });
  }
}

/**
 * The signals that stop PostgreSQL, and how many milliseconds each may take. The first disconnects the clients at once
 * and writes everything to disk; the second leaves out the last checkpoint, and the next start recovers.
 */
export const STOP_SIGNALS = [
  ['SIGINT', 6_000],
  ['SIGQUIT', 2_000],
] as const;

/**
 * Stops PostgreSQL.
 * @returns whether it has ended.
 */
export async function stopPostmaster({ data }: { data: string }): Promise<boolean> {
  for (const [signal, patience] of STOP_SIGNALS) {
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

/** Tells PostgreSQL to stop when the process exits. It cannot wait for the result. */
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

/**
 * Reports whether the process is alive (not a zombie) and works on that data folder. The folder is checked
 * because process numbers are reused.
 */
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
    // The process has just ended.
  }
}
