import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type Database } from '../../src/server/database.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { journeyProduct } from './journey-product.ts';

/**
 * Connects the tests of this file to the database of the product, for data that no page can make, such as a shift in
 * the past. Call it once, at the top of the file. Returns a function that returns the database.
 */
export function connectDatabase(): () => Database {
  let opened: ReturnType<typeof openDatabase> | undefined;
  beforeAll(async () => {
    const log = pino({ level: 'silent' });
    const { url } = await startEmbeddedPostgres({ dataDir: journeyProduct().dataDir, log, shared: true });
    opened = openDatabase({ url, poolSize: 1 });
  });
  afterAll(() => opened?.close());
  return () => opened!.db;
}
