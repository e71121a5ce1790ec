import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { jobKinds } from '../../src/jobs.server.ts';
import { openQueue } from '../../src/server/queue.server.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import { createTestDatabase, dropTestDatabase } from './test-databases.ts';

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
