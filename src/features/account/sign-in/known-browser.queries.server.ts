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

/** Adds a browser of an account, unless its access has ended since `version`: it would outlive a new password. */
export async function insertKnownBrowser(
  db: Database,
  { accountId, version, tokenHash }: { accountId: string; version: number; tokenHash: string },
): Promise<void> {
  await db
    .insertInto('known_browser')
    .columns(['token_hash', 'account_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('account')
        .select([val(tokenHash).as('token_hash'), 'id'])
        .where('id', '=', rowId(accountId))
        .where('version', '=', version)
        // Waits for an end of access that is not committed yet.
        .forShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
