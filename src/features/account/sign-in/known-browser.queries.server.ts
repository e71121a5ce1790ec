import type { Database } from '#src/server/database.server.ts';
import { now, rowId } from '#src/server/database/sql-values.server.ts';

/** Returns whether the account has signed in from this browser, and records that it was seen. */
export async function isKnownBrowser(
  db: Database,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('known_browser')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', rowId(accountId))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function insertKnownBrowser(
  db: Database,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await db
    .insertInto('known_browser')
    .values({ token_hash: tokenHash, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
