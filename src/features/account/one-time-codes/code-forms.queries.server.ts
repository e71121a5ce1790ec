import type { Database } from '#src/server/database.server.ts';
import { anyOf, inMinutes, now } from '#src/server/database/sql-values.server.ts';

type Tries = { keyHash: string; most: number; minutes: number };

/** Stores a form with none of its tries used. */
export async function insertForm(
  db: Database,
  { keyHash, minutes }: { keyHash: string; minutes: number },
): Promise<void> {
  await db
    .insertInto('one_time_code_form')
    .values({ key_hash: keyHash, expires_at: inMinutes(minutes) })
    .execute();
}

/** Returns whether the form exists and has not expired. */
export async function hasForm(db: Database, keyHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_code_form')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts one try for the key. Returns false if no try is left.
 * Runs as a single statement, so that concurrent tries are counted one by one. Creates the row for a sender
 * without a form, and restarts the count of an expired row.
 */
export async function takeTry(db: Database, { keyHash, most, minutes }: Tries): Promise<boolean> {
  const row = await db
    .insertInto('one_time_code_form')
    .values({ key_hash: keyHash, tries: 1, expires_at: inMinutes(minutes) })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((eb) => {
          const isGood = eb('one_time_code_form.expires_at', '>', now);
          return {
            tries: eb
              .case()
              .when(isGood)
              .then(eb('one_time_code_form.tries', '+', 1))
              .else(1)
              .end(),
            expires_at: eb
              .case()
              .when(isGood)
              .then(eb.ref('one_time_code_form.expires_at'))
              .else(eb.ref('excluded.expires_at'))
              .end(),
          };
        })
        .where((eb) =>
          eb.or([eb('one_time_code_form.tries', '<', most), eb('one_time_code_form.expires_at', '<=', now)]),
        ),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the try counts of the keys, which restores all their tries. */
export async function deleteTries(db: Database, keyHashes: readonly string[]): Promise<void> {
  await db.deleteFrom('one_time_code_form').where('key_hash', '=', anyOf(keyHashes)).execute();
}
