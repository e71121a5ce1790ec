import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../../src/server/database.server.ts';
import { createTestDatabase, dropTestDatabase } from './test-databases.ts';

export type TestDatabase = { db: Database; pool: pg.Pool; url: string };

/**
 * A database of this test file's own, with every migration applied and no rows (with `empty`: without even those). Call it at
 * the top of the file: `const { db } = await testDatabase();`. It is dropped after the file's last test.
 */
export async function testDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const template = empty ? undefined : inject('templateName');
  const { name, url } = await createTestDatabase({ clusterUrl, template });
  const { db, pool, close } = openDatabase({ url, poolSize: 5 });
  afterAll(async () => {
    await close();
    await dropTestDatabase({ clusterUrl, name });
  });
  return { db, pool, url };
}
