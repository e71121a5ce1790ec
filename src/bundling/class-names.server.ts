import { createHash } from 'node:crypto';

/** Returns a class name of four letters, derived from name and file. Every page contains such names. */
export function shortClassName(name: string, file: string): string {
  const path = file.replace(process.cwd(), '').split('?')[0];
  return `_${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 4)}`;
}
