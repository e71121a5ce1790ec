import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { openOutsideFolder } from './outside-folder.server.ts';
import { runAs, type PostgresUser } from './postgres-user.server.ts';

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: string };

/**
 * Returns the PostgreSQL programs that npm installed for this machine, where `user` can run them: in
 * `node_modules`, or in a copy outside the project (made once per version).
 * @throws {EmbeddedPostgresError} if npm has none for this machine.
 */
export async function findBinaries(user: PostgresUser): Promise<PostgresBinaries> {
  const root = findPackage();
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await makeMissingLinks(root);
  const native = join(root, 'native');
  const folder = (await canRun({ user, folder: native }))
    ? native
    : await copyOutside({ native, user, version });
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    majorVersion: version.split('.', 1)[0]!,
  };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine: the package ${name} is not installed. Run npm ci, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * npm packages cannot contain symbolic links. The package's install script creates them, unless npm ignores
 * scripts.
 */
async function makeMissingLinks(root: string): Promise<void> {
  const links = JSON.parse(
    await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as { source: string; target: string }[];
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(root, target)).catch(() => {}); // Exists already.
  }
}

async function canRun({ user, folder }: { user: PostgresUser; folder: string }): Promise<boolean> {
  if (user.uid === undefined) return true;
  const script =
    '"$1/bin/postgres" --version && test -x "$1/bin/initdb" && test -r "$1/share/postgresql/postgres.bki"';
  return runAs({ user, script, args: [folder] });
}

async function copyOutside({
  native,
  user,
  version,
}: {
  native: string;
  user: PostgresUser;
  version: string;
}): Promise<string> {
  const outside = await openOutsideFolder(user);
  const folder = join(outside, `postgresql-${version}-${process.arch}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(native, part), join(draft, part), { recursive: true, verbatimSymlinks: true });
  }
  await runAs({ user: {}, script: 'chmod -R a+rX "$1"', args: [draft] }); // A strict umask would deny access.
  try {
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // Another process was faster.
    await rm(draft, { recursive: true });
  }
  return folder;
}
