import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies what is in a folder. Unlike `fs.cp`, it keeps owners and permissions, which PostgreSQL insists on. */
export async function copyFolder({ from, to }: { from: string; to: string }): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
