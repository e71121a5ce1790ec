import { sql } from 'kysely';
import { openDatabase, type Database } from '../../src/server/database.server.ts';
import { journeyProduct } from './journey-product.ts';
import { waitUntilHeard } from './wait-until-heard.ts';

/**
 * Runs `run` with the database of the current test file's product, for data that no page of a journey can make. The next
 * page of the product shows what it changed.
 */
export async function withProductDatabase<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
  const { ownerUrl, origin } = journeyProduct();
  const { db, close } = openDatabase({ url: ownerUrl, poolSize: 1 });
  try {
    return await run(db);
  } finally {
    await close();
    await waitUntilHeard({ url: ownerUrl, origin });
  }
}

/** Lets the hour pass in which warnings to one address are gathered. */
export const sendGatheredMails = () =>
  withProductDatabase((db) =>
    sql`update pgboss.job set start_after = now() where name = 'sendMail' and state < 'active'`.execute(db),
  );
