import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import type { PostgresUser } from './postgres-user.server.ts';

/**
 * A socket's path has room for 103 bytes (107 on Linux), including the name that PostgreSQL appends to the
 * folder.
 */
const LONGEST = 103 - '/.s.PGSQL.5432'.length;

/**
 * Returns a folder for the socket of the PostgreSQL in `home`, which only `user` (and root) may enter. A home
 * always has the same folder: inside the home if the path is short enough, otherwise in the folder for
 * temporary files.
 * @throws {EmbeddedPostgresError} if another user has taken that folder's name.
 */
export async function openSocketFolder({
  home,
  user,
}: {
  home: string;
  user: PostgresUser;
}): Promise<string> {
  const name = `postgres-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
  // The user may not be able to reach root's own temporary folder.
  const candidates = [
    join(home, 'run'),
    ...(user.uid === undefined ? [join(tmpdir(), name)] : []),
    join('/tmp', name),
  ];
  const folder = candidates.find((path) => Buffer.byteLength(path) <= LONGEST)!;

  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const stats = await lstat(folder);
  const owners = [user.uid, process.getuid?.()];
  if (!stats.isDirectory() || !owners.includes(stats.uid))
    throw new EmbeddedPostgresError(
      `${folder} is not a folder of ours. Remove it; PostgreSQL needs it for its socket.`,
    );
  await chmod(folder, 0o700);
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid!);
  return folder;
}
