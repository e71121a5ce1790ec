import { pino } from 'pino';
import { openDatabase, type Database } from '../../src/server/database.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { journeyProduct } from './journey-product.ts';

/** Runs `run` with the database of the current test file's product, for data that no page of a journey can make. */
export async function withProductDatabase<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
  const { dataDir } = journeyProduct();
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log, shared: true });
  const { db, close } = openDatabase({ url: postgres.ownerUrl, poolSize: 1 });
  try {
    return await run(db);
  } finally {
    await close();
    await postgres.stop();
  }
}
