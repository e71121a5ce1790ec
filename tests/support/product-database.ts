import { openDatabase, type Database } from '../../src/server/database.server.ts';
import { journeyProduct } from './journey-product.ts';

/** Runs `run` with the database of the current test file's product, for data that no page of a journey can make. */
export async function withProductDatabase<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase({ url: journeyProduct().ownerUrl, poolSize: 1 });
  try {
    return await run(db);
  } finally {
    await close();
  }
}
