import { existsSync, globSync, rmSync, statSync } from 'node:fs';
import { SEED } from './seed.ts';

/** The last evening of a month in UTC, when India has the next; the end of a tax year; a leap day. */
const TIMES = ['2026-11-30T20:00Z', '2027-03-31T12:00Z', '2028-02-29T12:00Z'];

/**
 * Returns the variables with which a process and what it starts believe that it is another time: that of CLOCK, otherwise
 * one of three in turn, by the seed. Returns undefined if libfaketime (Debian: faketime) is not installed.
 */
export function shiftClock(): { time: string; env: NodeJS.ProcessEnv } | undefined {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (!library) return undefined;
  removeLeftovers();
  const time = process.env.CLOCK ?? TIMES[SEED % TIMES.length] ?? '';
  // Relative, so that the clocks of all processes agree.
  const seconds = Math.round((Date.parse(time) - Date.now()) / 1000);
  const FAKETIME = seconds < 0 ? String(seconds) : `+${seconds}`;
  // What measures how long something takes, and times of files, stay true.
  const env = {
    LD_PRELOAD: library,
    FAKETIME,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    NODE_OPTIONS: `--import=${new URL('pass-clock-on.ts', import.meta.url).href}`,
  };
  return { time, env };
}

/**
 * Removes the shared memory of own shifted processes that were killed. A later process with the same number could not start if
 * it runs as another user, as PostgreSQL does.
 */
function removeLeftovers(): void {
  for (const path of globSync('/dev/shm/*faketime_s{em,hm}_*')) {
    const pid = path.slice(path.lastIndexOf('_') + 1);
    const isOwn = statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOwn && !existsSync(`/proc/${pid}`)) rmSync(path, { force: true });
  }
}
