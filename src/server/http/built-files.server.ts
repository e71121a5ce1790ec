import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { hashOf, type Bodies } from './response-cache.server.ts';

/** A built file in every encoding that the build produced. Without `etag`, its name changes with its content. */
export type BuiltFile = { headers: Record<string, string>; etag?: string; bodies: Bodies };

const PACKED = /\.(br|gz)$/;

/**
 * Reads the files built for browsers (about 1 MB) and returns them by path. They are read once, so pages that
 * are already open keep working when a new build replaces the files on disk.
 */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((file) => [file.slice(folder.length).replaceAll('\\', '/'), readBuiltFile(file)]));
}

function readBuiltFile(file: string): BuiltFile {
  const bodies: Bodies = { identity: readFileSync(file) };
  if (existsSync(`${file}.br`)) bodies.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) bodies.gzip = readFileSync(`${file}.gz`);
  const isNamedByHash = file.includes('/assets/');
  return {
    headers: {
      'Content-Type': getMimeType(file) ?? 'application/octet-stream',
      'Cache-Control': isNamedByHash ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
    ...(!isNamedByHash && { etag: `W/"${hashOf(bodies.identity)}"` }),
    bodies,
  };
}
