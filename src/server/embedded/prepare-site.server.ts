import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createSecretFile } from '#src/server/security/secret-file.server.ts';
import { makeCluster } from './make-cluster.server.ts';
import { findBinaries } from './postgres-binaries.server.ts';
import { findHome, readOwner, settleHome } from './postgres-home.server.ts';
import { choosePostgresUser } from './postgres-user.server.ts';
import type { PostgresSite } from './spawn-postmaster.server.ts';
import { openSocketFolder } from './socket-folder.server.ts';

/**
 * Prepares everything that the PostgreSQL of `dataDir` needs before it can start: its user, its programs, the
 * folder of its socket, and its database cluster. The first start creates the cluster, with a password that
 * only this app can read.
 * @throws {EmbeddedPostgresError} with a sentence for the person who started the app.
 */
export async function prepareSite({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Logger;
}): Promise<{ site: PostgresSite; password: string }> {
  const password = createSecretFile({ folder: dataDir, name: 'postgres.password' });
  const folder = await realpath(dataDir);
  const user = await choosePostgresUser(await readOwner(findHome(folder)));
  const [binaries, home] = await Promise.all([
    findBinaries(user),
    settleHome({ dataDir: folder, user, log }),
  ]);
  await makeCluster({ binaries, home, user, password });
  return {
    password,
    site: {
      binaries,
      user,
      data: join(home, 'data'),
      socketFolder: await openSocketFolder({ home, user }),
      logFile: join(folder, 'postgres.log'),
    },
  };
}
