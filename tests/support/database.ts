import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../../src/server/database.server.ts';
import { APP_ROLE } from '../../src/server/database/app-role.server.ts';
import { createTestDatabase, dropTestDatabase } from './test-databases.ts';

/** `db` connects as the app does, `pool` as the owner of the tables. */
export type TestDatabase = { db: Database; pool: pg.Pool; url: string };

/**
 * Creates a database for this test file, with every migration applied and no rows, or without any tables if
 * `empty` is set. Call it at the top of the file: `const { db } = await testDatabase();`. The database is
 * dropped after the last test of the file.
 */
export async function testDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const template = empty ? undefined : inject('templateName');
  const { name, url } = await createTestDatabase({ clusterUrl, template });
  const owner = openDatabase({ url, poolSize: 5 });
  // Tests use the role of the app, so that they fail if it lacks a right.
  const app = empty ? owner : openDatabase({ url, role: APP_ROLE, poolSize: 5 });
  afterAll(async () => {
    await Promise.all([owner.close(), app.close()]);
    await dropTestDatabase({ clusterUrl, name });
  });
  return { db: app.db, pool: owner.pool, url };
}
