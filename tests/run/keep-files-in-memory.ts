import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory, which Linux has. */
const MEMORY = '/dev/shm';
const PREFIX = 'sahay-tests-';
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

/**
 * Lets the tests keep their databases, files and browser profiles in memory: a database is copied in a tenth of the time.
 * Does nothing if TMPDIR names a folder already, or if there is too little memory.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR || !hasMemory()) return;
  removeLeftFolders();
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  // PostgreSQL runs as a user of its own, who must be able to enter it.
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftFolders(): void {
  const names = readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX));
  for (const name of names) if (!isRunning(Number(name.slice(PREFIX.length)))) remove(join(MEMORY, name));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It may belong to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}
