import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { chmod, cp, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeFolder } from '../support/remove-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

type Lockfile = { packages: Record<string, { dev?: boolean }> };

/**
 * Copies the built product as delivered: the files that .dockerignore admits to the image, the build, and the
 * packages that `npm ci --omit=dev` would install. Packages are linked from those installed here instead of
 * being copied.
 */
export async function makeProductionCopy(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sahay-production-')));
  // When running as root, PostgreSQL uses another account, which needs access.
  await chmod(folder, 0o755);
  for (const part of [...listDeliveredFiles(), 'build'])
    await cp(join(PROJECT, part), join(folder, part), { recursive: true });
  linkPackages(folder);
  return { folder, remove: () => removeFolder(folder) };
}

function listDeliveredFiles(): string[] {
  const lines = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
}

/**
 * Links single files. If a whole folder were linked, Node would follow the link and find the development
 * packages next to it.
 */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as Lockfile;
  const devPaths = new Set(Object.keys(packages).filter((path) => packages[path]?.dev));
  linkFolder('node_modules', { target: folder, excluded: devPaths });
}

function linkFolder(path: string, { target, excluded }: { target: string; excluded: Set<string> }): void {
  if (excluded.has(path)) return;
  const entries = readdirSync(join(PROJECT, path), { withFileTypes: true });
  mkdirSync(join(target, path), { recursive: true });
  for (const entry of entries) {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) linkFolder(name, { target, excluded });
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(PROJECT, name)), join(target, name));
    else linkFile(join(PROJECT, name), join(target, name));
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The file is on another disk or belongs to another user.
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}
