import { BRAND } from '#src/brand.ts';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { createTextFile, readStoredText } from '#src/server/security/secret-file.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { openOutsideFolder } from './outside-folder.server.ts';
import { runAs, type PostgresUser } from './postgres-user.server.ts';

/** A file in DATA_DIR with the path of its PostgreSQL home, if that is elsewhere. */
const RECORD = 'postgres.place';
/** A file in such a home with the path of the DATA_DIR that it belongs to. */
const OWNER_RECORD = 'belongs-to';

/** Returns the folder of the PostgreSQL of `dataDir` (an absolute path), whether or not it exists yet. */
export function findHome(dataDir: string): string {
  return readStoredText({ folder: dataDir, name: RECORD }) ?? join(dataDir, 'postgres');
}

/** Returns the user who owns the database in `home`, or undefined if there is no database yet. */
export async function readOwner(home: string): Promise<PostgresUser | undefined> {
  return stat(join(home, 'data')).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EACCES' ? stat(home) : undefined,
  );
}

/**
 * Prepares the home of the PostgreSQL of `dataDir` for `user` and returns it. It is `dataDir/postgres` or, if
 * that user cannot reach it, a permanent system folder. `dataDir` records that folder, so that its data are
 * found again.
 * @throws {EmbeddedPostgresError} if the data are gone, belong to another user, or belong to a DATA_DIR of
 * which this is a copy.
 */
export async function settleHome({
  dataDir,
  user,
  log,
}: {
  dataDir: string;
  user: PostgresUser;
  log: Logger;
}): Promise<string> {
  const inside = join(dataDir, 'postgres');
  let home = findHome(dataDir);
  if (home === inside && !(await canLiveIn({ folder: inside, user }))) {
    home = await openHomeOutside({ dataDir, user });
    log.info(`PostgreSQL cannot reach ${dataDir} as its own user; it lives in ${home}`);
  }
  if (home !== inside) {
    await checkBelonging({ dataDir, home });
    await moveData({ from: inside, to: home });
  }
  await giveTo({ home, user });
  return home;
}

async function canLiveIn({ folder, user }: { folder: string; user: PostgresUser }): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user.uid === undefined) return true;
  await chown(folder, user.uid, user.gid!);
  // Let that user pass through DATA_DIR. Only known names can be reached this way, and secret files have
  // their own permissions.
  const dataDir = dirname(folder);
  await chmod(dataDir, (await stat(dataDir)).mode | 0o001);
  return runAs({ user, script: 'cd "$1" && test -w .', args: [folder] });
}

async function openHomeOutside({ dataDir, user }: { dataDir: string; user: PostgresUser }): Promise<string> {
  const home = join(await openOutsideFolder(user), `data-${randomBytes(4).toString('hex')}`);
  await mkdir(home, { mode: 0o700 });
  await writeFile(join(home, OWNER_RECORD), dataDir);
  const stored = createTextFile({ folder: dataDir, name: RECORD, text: home });
  if (stored !== home) await rm(home, { recursive: true }); // Another process was faster.
  return stored;
}

async function checkBelonging({ dataDir, home }: { dataDir: string; home: string }): Promise<void> {
  if (!existsSync(home))
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} was kept in ${home}, which is gone. Put it back, or remove ${dataDir} to begin with an empty database.`,
    );
  const owner = readStoredText({ folder: home, name: OWNER_RECORD });
  if (owner === dataDir) return;
  if (owner && readStoredText({ folder: owner, name: RECORD }) === home)
    throw new EmbeddedPostgresError(
      `${dataDir} is a copy of ${owner}, whose database is in ${home}. Remove ${dataDir} to begin with an empty database.`,
    );
  await writeFile(join(home, OWNER_RECORD), dataDir); // DATA_DIR was moved.
}

/** Moves data that lie in the unreachable folder for another reason, such as a copy of a whole checkout. */
async function moveData({ from, to }: { from: string; to: string }): Promise<void> {
  const [old, draft, data] = [join(from, 'data'), join(to, 'data.moving'), join(to, 'data')];
  if (existsSync(old) && !existsSync(data)) {
    await rm(draft, { recursive: true, force: true });
    await cp(old, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await rename(draft, data);
    await rm(old, { recursive: true });
  }
  await rmdir(from).catch(() => {}); // The folder is not empty, or gone.
}

async function giveTo({ home, user }: { home: string; user: PostgresUser }): Promise<void> {
  const owner = (await readOwner(home))?.uid;
  if (user.uid === undefined) {
    if (owner !== undefined && owner !== process.getuid?.())
      throw new EmbeddedPostgresError(
        `The database in ${home} belongs to another user (number ${owner}). Start ${BRAND.name.en} as root or as that user, or set another DATA_DIR.`,
      );
    return;
  }
  await chown(home, user.uid, user.gid!);
  if (owner !== undefined && owner !== user.uid)
    await runAs({ user: {}, script: 'chown -R -h "$1" "$2"', args: [`${user.uid}:${user.gid}`, home] });
}
