import type { Database } from '#src/server/database.server.ts';

/** What other features may read of accounts, to join in their SQL. */
export const accountColumns = (db: Database) =>
  db.selectFrom('account').select(['id', 'email', 'ngo_id', 'disabled_at']);

/** The accounts that can sign in. */
export const accountsInUse = (db: Database) => accountColumns(db).where('disabled_at', 'is', null);
