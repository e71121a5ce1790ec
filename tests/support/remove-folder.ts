import { rm } from 'node:fs/promises';

/** Removes a folder that a process which has just ended may still have been writing into. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20 });
}
