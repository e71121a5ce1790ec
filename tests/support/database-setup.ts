import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { jobKinds } from '../../src/jobs.server.ts';
import { findHome } from '../../src/server/embedded/postgres-home.server.ts';
import { openQueue } from '../../src/server/queue.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { createTestDatabase, dropTestDatabase } from './test-databases.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, as a role that may create databases. */
    clusterUrl: string;
    /** The database in it that tests copy. */
    templateName: string;
  }
}

/**
 * Starts a PostgreSQL before the first test, unless TEST_DATABASE_URL names one, and creates a template database in it,
 * with its tables and job queues. Removes both after the last test.
 */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const input = process.env['TEST_DATABASE_URL'];
  const cluster = input ? { url: input, stop: async () => {} } : await startTemporaryCluster();
  const template = await createTestDatabase({ clusterUrl: cluster.url, migrated: true });
  await prepareQueue(template.url);
  project.provide('clusterUrl', cluster.url);
  project.provide('templateName', template.name);
  return async () => {
    await dropTestDatabase({ clusterUrl: cluster.url, name: template.name });
    await cluster.stop();
  };
}

/** Creates the queues once: each test file would need half a second for it. */
async function prepareQueue(url: string): Promise<void> {
  const queue = await openQueue({ url, log: pino({ level: 'silent' }) });
  await queue.prepare(jobKinds);
  await queue.stop();
}

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
