import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Command prefix that pins a process and its children to one core. Empty if the system cannot do that. */
export const ON_ONE_CORE = canPin ? ['taskset', '-c', '0'] : [];

/** Keeps the bench itself off the measured core. */
export function leaveFirstCore(): void {
  if (canPin) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
  else console.log('taskset is not installed: nothing is pinned to a core.');
}

/**
 * Returns the processor time in seconds used so far by everything pinned to the first core, or NaN if nothing
 * can be pinned.
 */
export function processorSeconds(): number {
  if (!canPin) return NaN;
  const pinned = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isPinned(name));
  return pinned.reduce((sum, pid) => sum + readTicks(pid), 0) / TICKS_PER_SECOND;
}

/** Returns the memory that a process holds, in bytes. */
export function readMemory(pid: number): number {
  const [, pages] = readProcFile(String(pid), 'statm').split(' ');
  return Number(pages) * PAGE_BYTES;
}

function isPinned(pid: string): boolean {
  return /^Cpus_allowed_list:\s*0$/m.test(readProcFile(pid, 'status'));
}

function readTicks(pid: string): number {
  // The name in parentheses may contain anything. User and system time are the 12th and 13th field after it.
  const fields = readProcFile(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Returns an empty text if the process ends while it is being read. */
function readProcFile(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
