import type { Database } from '#src/server/database.server.ts';
import { indexAccount } from '#src/features/account/account-words.server.ts';
import { selectUnindexed, updateSearch } from './accounts.queries.server.ts';

/** Accounts indexed per transaction. */
const AT_ONCE = 500;

/**
 * Writes, in batches, the search data of accounts that have none: those from before there was any.
 * @returns the number of accounts written.
 */
export async function indexAccounts(db: Database): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db.transaction().execute(async (transaction) => {
      const unindexed = await selectUnindexed(transaction, AT_ONCE);
      const indexed = unindexed.map(({ id, ...account }) => ({ id, search: indexAccount(account) }));
      if (indexed.length > 0) await updateSearch(transaction, indexed);
      return indexed;
    });
    if (rows.length === 0) return count;
    count += rows.length;
  }
}
