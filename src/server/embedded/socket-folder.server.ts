import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import type { PostgresUser } from './postgres-user.server.ts';

/** A socket's address has room for 103 bytes (107 on Linux), and PostgreSQL adds its own name to the folder's. */
const LONGEST = 103 - '/.s.PGSQL.5432'.length;

/**
 * A folder for the socket of the PostgreSQL that lives in `home`, which only `user` (and root) may enter: always the same
 * one for a home, in the home itself where its path is short enough, else in the folder for temporary files.
 * @throws {EmbeddedPostgresError} when somebody else has taken that folder's name.
 */
export async function openSocketFolder({
  home,
  user,
}: {
  home: string;
  user: PostgresUser;
}): Promise<string> {
  const name = `postgres-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
  // Root's own temporary folder may be out of the user's reach.
  const candidates = [
    join(home, 'run'),
    ...(user.uid === undefined ? [join(tmpdir(), name)] : []),
    join('/tmp', name),
  ];
  const folder = candidates.find((path) => Buffer.byteLength(path) <= LONGEST)!;

  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const owners = [user.uid, process.getuid?.()];
  if (!found.isDirectory() || !owners.includes(found.uid))
    throw new EmbeddedPostgresError(
      `${folder} is not a folder of ours. Remove it; PostgreSQL needs it for its socket.`,
    );
  await chmod(folder, 0o700);
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid!);
  return folder;
}
