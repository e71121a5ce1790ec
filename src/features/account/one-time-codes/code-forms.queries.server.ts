import type { Database } from '#src/server/database.server.ts';
import { anyOf, inMinutes, now } from '#src/server/database/sql-values.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

type Tries = { keyHash: string; most: number; minutes: number };

/** Notes a form, with all its tries. */
export async function insertForm(
  db: Database,
  { keyHash, minutes }: { keyHash: string; minutes: number },
): Promise<void> {
  await db
    .insertInto('one_time_code_form')
    .values({ key_hash: keyHash, expires_at: inMinutes(minutes) })
    .execute();
}

export async function isFormThere(db: Database, keyHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_code_form')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Takes a try, in one statement, so that tries at the same moment are counted one by one; the first one opens a sender without a form.
 * False when none is left.
 */
export async function takeTry(db: Database, { keyHash, most, minutes }: Tries): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `insert into one_time_code_form as f (key_hash, tries, expires_at)
      values ($1, 1, now() + make_interval(mins => $3))
      on conflict (key_hash) do update set
        tries = case when f.expires_at > now() then f.tries + 1 else 1 end,
        expires_at = case when f.expires_at > now() then f.expires_at else excluded.expires_at end
      where f.tries < $2 or f.expires_at <= now() returning 1`,
    values: [keyHash, most, minutes],
  });
  return rows.length > 0;
}

/** Gives all tries back. */
export async function deleteTries(db: Database, keyHashes: readonly string[]): Promise<void> {
  await db.deleteFrom('one_time_code_form').where('key_hash', '=', anyOf(keyHashes)).execute();
}
