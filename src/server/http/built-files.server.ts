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
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const path = file.slice(folder.length).replaceAll('\\', '/');
      return [path, readBuiltFile(file, path)];
    }),
  );
}

function readBuiltFile(file: string, path: string): BuiltFile {
  const bodies: Bodies = { identity: readFileSync(file) };
  if (existsSync(`${file}.br`)) bodies.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) bodies.gzip = readFileSync(`${file}.gz`);
  return {
    headers: headersOfBuiltFile(path),
    ...(!isNamedByHash(path) && { etag: `W/"${hashOf(bodies.identity)}"` }),
    bodies,
  };
}

/** Reports whether a path is that of a file whose name changes with its content. */
export function isNamedByHash(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Returns the headers of the file with this path. */
export function headersOfBuiltFile(path: string): Record<string, string> {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': isNamedByHash(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}
