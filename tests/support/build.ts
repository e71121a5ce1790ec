import { execFile } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

/** Written last by the build of the server. */
const BUILT = 'build/server/index.js';
const SOURCES = [
  'src/**/*.{ts,tsx,css}',
  'public/**/*',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Builds the product unless what stands in build/ is newer than every source file. */
export async function buildIfStale(): Promise<void> {
  if (isStale()) await build();
}

/** Builds the product by its own command, whatever that is. */
export async function build(): Promise<void> {
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { maxBuffer: 1 << 26 });
}

function isStale(): boolean {
  if (!existsSync(BUILT)) return true;
  const built = statSync(BUILT).mtimeMs;
  return globSync(SOURCES)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .some((path) => statSync(path).mtimeMs > built);
}
