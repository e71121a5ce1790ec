import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The hash of each file by its path, as git computes it. */
type Hashes = Record<string, string>;

/** The files as they were when everything was last in order. A new installation forgets it. */
const CACHE = 'node_modules/.cache/check/files.json';
/** Tests and lint rules find by imports what depends on them. Others, such as settings, may concern everything. */
const IN_FEW_PLACES = /^(src|tests)\/.*\.tsx?$|\.md$/;

/**
 * Returns the files that have changed since everything was in order, or undefined if that is unknown or a change may concern
 * everything.
 */
export function listChangedFiles(current: Hashes): string[] | undefined {
  if (!existsSync(CACHE)) return undefined;
  const last = JSON.parse(readFileSync(CACHE, 'utf8')) as Hashes;
  const paths = new Set([...Object.keys(last), ...Object.keys(current)]);
  const changed = [...paths].filter((path) => last[path] !== current[path]);
  return changed.every((path) => IN_FEW_PLACES.test(path)) ? changed : undefined;
}

/** Remembers that everything was in order with these files. */
export function rememberFiles(hashes: Hashes): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(hashes));
}

/** Returns the hashes of all files that git knows or would add. */
export function hashFiles(): Hashes {
  const runGit = (args: string[], input = '') =>
    execFileSync('git', args, { input, encoding: 'utf8', maxBuffer: 100e6 }).split('\n').filter(Boolean);
  const listed = runGit(['ls-files', '--cached', '--others', '--exclude-standard']);
  const paths = [...new Set(listed)].filter((path) => existsSync(path));
  const hashes = runGit(['hash-object', '--stdin-paths'], paths.join('\n'));
  return Object.fromEntries(paths.map((path, index) => [path, hashes[index] ?? '']));
}
