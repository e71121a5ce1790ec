import { BRAND } from '#src/brand.ts';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { runAs, type PostgresUser } from './postgres-user.server.ts';

/** The first usable folder is taken. Temporary folders are not among them, because they do not keep data. */
const CANDIDATES = ['/var/lib', '/usr/local/var', '/opt'].map((folder) => join(folder, BRAND.slug));

/**
 * Returns a permanent system folder for files that `user` cannot reach in the project's own folder, such as
 * when root starts a checkout in a private home folder.
 * @throws {EmbeddedPostgresError} if no such folder can be created.
 */
export async function openOutsideFolder(user: PostgresUser): Promise<string> {
  for (const folder of CANDIDATES) {
    try {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o755);
    } catch {
      continue;
    }
    if (await runAs({ user, script: 'cd "$1"', args: [folder] })) return folder;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, its own user cannot reach this folder, and none of ${CANDIDATES.join(', ')} can be used. Start ${BRAND.name.en} as an ordinary user, set DATA_DIR to a folder that others may enter, or set DATABASE_URL.`,
  );
}
