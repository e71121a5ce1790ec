import { createHash } from 'node:crypto';

/** A class name of four letters, made from its name and its file: class names travel with every page. */
export function shortClassName(name: string, file: string): string {
  const path = file.replace(process.cwd(), '').split('?')[0];
  return `_${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 4)}`;
}
