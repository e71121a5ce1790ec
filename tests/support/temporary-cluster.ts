import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { removeFolder } from './remove-folder.ts';

/** Starts an embedded PostgreSQL in a temporary folder. Its URL has the role of the app, which may create databases. */
export async function startTemporaryCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sahay-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'fatal' }) });
  // Tests use the role of the app, so that they fail if it needs a right that only a superuser has.
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query('alter role app createdb');
  await admin.end();
  return {
    url: postgres.ownerUrl,
    async stop() {
      await postgres.stop();
      await removeFolder(findHome(dataDir));
      await removeFolder(dataDir);
    },
  };
}
