import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** The account columns that other features may read and join in their SQL. */
export const accountColumns = (db: Database) =>
  db.selectFrom('account').select(['id', 'email', 'ngo_id', 'disabled_at']);

/** Accounts that are not disabled. */
export const accountsInUse = (db: Database) => accountColumns(db).where('disabled_at', 'is', null);

/** The managers of NGOs who can sign in. */
export const managers = (db: Database) => accountsInUse(db).where('ngo_role', '=', sql.lit('manager'));

/** The same subquery for raw SQL: `from ${ACCOUNTS_IN_USE} a`. */
export const ACCOUNTS_IN_USE = '(select id, ngo_id from account where disabled_at is null)';
