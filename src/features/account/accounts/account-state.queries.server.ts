import type { Database } from '#src/server/database.server.ts';
import { now, rowId } from '#src/server/database/sql-values.server.ts';
import { endAccess } from '#src/features/account/account.queries.server.ts';

/**
 * Disables an account and ends all access to it. Returns false if there is no such account or it is already disabled.
 */
export async function updateDisabled(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ disabled_at: now })
    .where('id', '=', rowId(id))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await endAccess(db, id);
  return true;
}

/**
 * Lets a disabled account sign in again. Everything that was invalidated stays so. Returns false if there is no such
 * account or it is not disabled.
 */
export async function updateEnabled(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ disabled_at: null })
    .where('id', '=', rowId(id))
    .where('disabled_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Forgets the authenticator app of an account and ends all access to it. Returns false if there is no such account or
 * it uses no app.
 */
export async function updateTotpReset(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_secret: null, totp_step: null })
    .where('id', '=', rowId(id))
    .where('totp_secret', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await endAccess(db, id);
  return true;
}
