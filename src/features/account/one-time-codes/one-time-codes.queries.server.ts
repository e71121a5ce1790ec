import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  daysAgo,
  idText,
  inMinutes,
  minutesAgo,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';

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
  return db
    .with('proved', (cte) =>
      cte
        .selectFrom('one_time_code')
        .select(sql<Date>`coalesce(max(used_at), '-infinity')`.as('at'))
        .where('email', '=', email)
        .where('purpose', '=', purpose),
    )
    .selectFrom(['one_time_code as c', 'proved'])
    .select(({ eb, fn }) => {
      const isUnproved = eb('c.created_at', '>', eb.ref('proved.at'));
      const isLate = eb('c.created_at', '>', minutesAgo(minutes));
      return [
        fn.countAll<number>().filterWhere(isUnproved.and(isLate)).as('lately'),
        fn.countAll<number>().filterWhere(isUnproved).as('today'),
        sql<boolean>`count(*) = 0`.as('isFirst'),
      ];
    })
    .where('c.mailbox', '=', mailbox)
    .where('c.purpose', '=', purpose)
    .where('c.mailed', '=', true)
    .where('c.created_at', '>', daysAgo(1))
    .executeTakeFirstOrThrow();
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
  input: Bound & { codeHash: string; isLong: boolean; minutes: number },
): Promise<void> {
  const { purpose, email, mailbox, codeHash, isLong, minutes } = input;
  await db
    .insertInto('one_time_code')
    .values({
      purpose,
      email,
      mailbox,
      code_hash: codeHash,
      long: isLong,
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
  await db
    .updateTable('one_time_code')
    .set({
      expires_at: sql<Date>`greatest(expires_at, least(${inMinutes(minutes)},
        created_at + make_interval(mins => ${most})))`,
    })
    .where('id', '=', rowId(id))
    .execute();
}

/** Makes a code good for another spelling of the same mailbox. */
export async function copyCode(db: Database, { id, email }: { id: string; email: string }): Promise<void> {
  const copied = ['purpose', 'mailbox', 'code_hash', 'long', 'created_at', 'expires_at'] as const;
  await db
    .insertInto('one_time_code')
    .columns([...copied, 'email', 'mailed'])
    .expression((eb) =>
      eb
        .selectFrom('one_time_code')
        .select([...copied, eb.val(email).as('email'), eb.lit(false).as('mailed')])
        .where('id', '=', rowId(id)),
    )
    .execute();
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
  const used = await db
    .updateTable('one_time_code as c')
    .from('one_time_code as entered')
    .set({ used_at: now })
    .where('entered.id', '=', rowId(id))
    .whereRef('c.mailbox', '=', 'entered.mailbox')
    .whereRef('c.purpose', '=', 'entered.purpose')
    .whereRef('c.code_hash', '=', 'entered.code_hash')
    .where('c.used_at', 'is', null)
    .returning((eb) => idText(eb, 'c.id').as('id'))
    .execute();
  return used.some((code) => code.id === id);
}
