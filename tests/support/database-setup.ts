import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { createTestDatabase, dropTestDatabase } from './test-databases.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL, as a role that may create databases. */
    clusterUrl: string;
    /** In it, the migrated database that tests get copies of. */
    templateName: string;
  }
}

/**
 * Before the first test: a PostgreSQL (the one of TEST_DATABASE_URL, else an embedded one in a temporary folder) and in it a
 * migrated template. After the last: both are gone.
 */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const input = process.env['TEST_DATABASE_URL'];
  const cluster = input ? { url: input, stop: async () => {} } : await startTemporaryCluster();
  const template = await createTestDatabase({ clusterUrl: cluster.url, migrated: true });
  project.provide('clusterUrl', cluster.url);
  project.provide('templateName', template.name);
  return async () => {
    await dropTestDatabase({ clusterUrl: cluster.url, name: template.name });
    await cluster.stop();
  };
}

export async function startTemporaryCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sahay-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'fatal' }) });
  // The app's role, so that a right which only a superuser has is missed here already.
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
