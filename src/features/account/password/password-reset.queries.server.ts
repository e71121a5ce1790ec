import type { Database } from '#src/server/database.server.ts';
import { idText, inMinutes, now } from '#src/server/database/sql-values.server.ts';

export async function insertPasswordReset(
  db: Database,
  { tokenHash, accountId, minutes }: { tokenHash: string; accountId: string; minutes: number },
): Promise<void> {
  await db
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: inMinutes(minutes) })
    .execute();
}

/** Returns whose reset link it is, or undefined if it is unknown, used or expired. */
export async function selectOwnerOfReset(
  db: Database,
  tokenHash: string,
): Promise<{ name: string; email: string } | undefined> {
  return db
    .selectFrom('password_reset as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .select(['a.name', 'a.email'])
    .where('r.token_hash', '=', tokenHash)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Uses up a reset link. Returns the id of its account, or undefined if the link is unknown, used or expired.
 */
export async function usePasswordReset(db: Database, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning((eb) => idText(eb, 'account_id').as('accountId'))
    .executeTakeFirst();
  return row?.accountId;
}
