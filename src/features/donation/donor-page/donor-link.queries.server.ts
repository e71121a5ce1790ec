import type { Database } from '#src/server/database.server.ts';
import { anyOf, asBoolean, inMinutes, now } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';

const MINUTES_A_DAY = 1440;

/** Reports whether a mailbox gave anything, or is reminded to give. */
export async function hasGifts(db: Database, email: string): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      asBoolean(
        or([
          exists(selectFrom('donation').select('id').where('donor_email', '=', email)),
          exists(selectFrom('standing_gift').select('id').where('donor_email', '=', email)),
        ]),
      ).as('found'),
    )
    .executeTakeFirstOrThrow();
  return found;
}

/** Inserts a link to the page of a mailbox, by the hash of its token. */
export async function insertDonorLink(
  db: Database,
  {
    tokenHash,
    email,
    language,
    days,
  }: { tokenHash: string; email: string; language: Language; days: number },
): Promise<void> {
  await db
    .insertInto('donor_link')
    .values({ token_hash: tokenHash, email, language, expires_at: inMinutes(days * MINUTES_A_DAY) })
    .execute();
}

/** Returns the mailbox of the link with one of these hashes, or undefined if it has expired or there is none. */
export async function selectDonorEmail(
  db: Database,
  tokenHashes: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('donor_link')
    .select('email')
    .where('token_hash', '=', anyOf(tokenHashes))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email;
}

/** Deletes all links of a mailbox. */
export async function deleteDonorLinks(db: Database, email: string): Promise<void> {
  await db.deleteFrom('donor_link').where('email', '=', email).execute();
}
