import { rm } from 'node:fs/promises';

/** Removes a folder even if a process that has just ended is still writing to it. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20 });
}
