import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { anyId, daysAgo, idText, inMinutes, now } from '#src/server/database/sql-values.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

type Bound = { purpose: string; email: string; mailbox: string };
type Code = { id: string; email: string; codeHash: string };

/** One request for a code of a mailbox at a time, until the transaction ends. */
export async function lockMailbox(
  db: Database,
  { purpose, mailbox }: Pick<Bound, 'purpose' | 'mailbox'>,
): Promise<void> {
  const key = `code ${purpose} ${mailbox}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/**
 * The mails with codes that went to a mailbox: lately, and in a day, both since the address last proved that it is read; and whether
 * there was any in a day.
 */
export async function countMails(
  db: Database,
  { purpose, email, mailbox, minutes }: Bound & { minutes: number },
): Promise<{ lately: number; today: number; isFirst: boolean }> {
  const [row] = await runQuery<[number, number, boolean]>(db, {
    text: `with proved as (
        select coalesce(max(used_at), '-infinity') as at from one_time_code where email = $2 and purpose = $1
      )
      select count(*) filter (where created_at > now() - make_interval(mins => $4) and created_at > at)::int,
        count(*) filter (where created_at > at)::int, count(*) = 0
      from one_time_code, proved
      where mailbox = $3 and purpose = $1 and mailed and created_at > now() - interval '1 day'`,
    values: [purpose, email, mailbox, minutes],
  });
  const [lately, today, isFirst] = row!;
  return { lately, today, isFirst };
}

/** How often short codes of a mailbox were compared with wrong ones in a day. */
export async function countComparisons(
  db: Database,
  { purpose, mailbox }: Pick<Bound, 'purpose' | 'mailbox'>,
): Promise<number> {
  const { tries } = await db
    .selectFrom('one_time_code')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tries'), eb.lit(0)).as('tries'))
    .where('mailbox', '=', mailbox)
    .where('purpose', '=', purpose)
    .where('long', '=', false)
    .where('created_at', '>', daysAgo(1))
    .executeTakeFirstOrThrow();
  return tries;
}

/** Stores a code beside those that are still good. */
export async function insertCode(
  db: Database,
  given: Bound & { codeHash: string; isLong: boolean; minutes: number },
): Promise<void> {
  const { purpose, email, mailbox, codeHash, isLong, minutes } = given;
  await db
    .insertInto('one_time_code')
    .values({
      ...{ purpose, email, mailbox, code_hash: codeHash, long: isLong },
      expires_at: inMinutes(minutes),
    })
    .execute();
}

/** The good codes of a purpose. */
function goodCodes(db: Database, { purpose, onlyLong }: { purpose: string; onlyLong: boolean }) {
  const codes = db
    .selectFrom('one_time_code')
    .select((eb) => [idText(eb, 'id').as('id'), 'email', 'code_hash as codeHash'])
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  return onlyLong ? codes.where('long', '=', true) : codes;
}

/** The newest good code of a mailbox, one that was sent to this very address before all others. */
export async function selectNewestCode(
  db: Database,
  { purpose, email, mailbox, onlyLong }: Bound & { onlyLong: boolean },
): Promise<Code | undefined> {
  return goodCodes(db, { purpose, onlyLong })
    .where('mailbox', '=', mailbox)
    .orderBy((eb) => eb('email', '=', email), 'desc')
    .orderBy('one_time_code.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Gives a code its minutes anew, but no more than `most` in all. */
export async function extendCode(
  db: Database,
  { id, minutes, most }: { id: string; minutes: number; most: number },
): Promise<void> {
  await runQuery(db, {
    text: `update one_time_code set expires_at = greatest(expires_at, least(
        now() + make_interval(mins => $2), created_at + make_interval(mins => $3))) where id = $1`,
    values: [id, minutes, most],
  });
}

/** Makes a code good for another spelling of the same mailbox. */
export async function copyCode(db: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await runQuery(db, {
    text: `insert into one_time_code (purpose, email, mailbox, code_hash, long, mailed, created_at, expires_at)
      select purpose, $2, mailbox, code_hash, long, false, created_at, expires_at from one_time_code where id = $1`,
    values: [id, email],
  });
}

/** All good codes of an address. */
export async function selectCodes(
  db: Database,
  { purpose, email, onlyLong }: Pick<Bound, 'purpose' | 'email'> & { onlyLong: boolean },
): Promise<Code[]> {
  return goodCodes(db, { purpose, onlyLong }).where('email', '=', email).execute();
}

/** Notes that these codes were compared with a wrong one. */
export async function countWrong(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    // Locked in one order, so that two at the same moment do not wait for each other.
    .where('id', 'in', (eb) =>
      eb.selectFrom('one_time_code').select('id').where('id', '=', anyId(ids)).orderBy('id').forUpdate(),
    )
    .execute();
}

/** Marks a code as used, under every spelling of its mailbox; false when it was used at the same moment. */
export async function updateUsed(db: Database, id: string): Promise<boolean> {
  const rows = await runQuery<[string]>(db, {
    text: `update one_time_code c set used_at = now() from one_time_code o
      where o.id = $1 and c.mailbox = o.mailbox and c.purpose = o.purpose and c.code_hash = o.code_hash
        and c.used_at is null returning c.id::text`,
    values: [id],
  });
  return rows.some(([used]) => used === id);
}
