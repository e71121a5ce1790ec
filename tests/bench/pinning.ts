import { spawnSync } from 'node:child_process';

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Words before a command that keep it, and all it starts, on one core; none where that cannot be done. */
export const ON_ONE_CORE = canPin ? ['taskset', '-c', '0'] : [];

/** Keeps the bench itself off the core that is measured. */
export function leaveFirstCore(): void {
  if (canPin) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
  else console.log('taskset is not here: nothing is pinned to a core.');
}
