import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const TICKS_PER_SECOND = 100;

/** Words before a command that keep it, and all it starts, on one core; none where that cannot be done. */
export const ON_ONE_CORE = canPin ? ['taskset', '-c', '0'] : [];

/** Keeps the bench itself off the core that is measured. */
export function leaveFirstCore(): void {
  if (canPin) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
  else console.log('taskset is not here: nothing is pinned to a core.');
}

/** Seconds of processor time spent so far by all that is pinned to the first core; NaN where nothing can be pinned. */
export function processorSeconds(): number {
  if (!canPin) return NaN;
  const pinned = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isPinned(name));
  return pinned.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND;
}

function isPinned(pid: string): boolean {
  return /^Cpus_allowed_list:\s*0$/m.test(readOf(pid, 'status'));
}

function ticksOf(pid: string): number {
  // The name in brackets may hold anything; user and system time are the 12th and 13th field after it.
  const fields = readOf(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** A process may end while it is looked at. */
function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
