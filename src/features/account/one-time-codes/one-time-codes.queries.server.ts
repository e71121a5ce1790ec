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

/** Serializes code requests for the same mailbox until the transaction ends. */
export async function lockMailbox(
  db: Database,
  { purpose, mailbox }: Pick<Bound, 'purpose' | 'mailbox'>,
): Promise<void> {
  const key = `code ${purpose} ${mailbox}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/**
 * Counts the mails with codes sent to a mailbox: `lately` in the last `minutes`, `today` in the last 24
 * hours. Both leave out mails sent before the last time a code for the address was used. `isFirst` is true if
 * no mail was sent in the last 24 hours.
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

/**
 * Returns how often the short codes sent to a mailbox in the last 24 hours were compared with a wrong code.
 */
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

/** Stores a new code. Earlier codes stay valid. */
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

/** Selects the codes of a purpose that are neither used nor expired. */
function goodCodes(db: Database, { purpose, onlyLong }: { purpose: string; onlyLong: boolean }) {
  const codes = db
    .selectFrom('one_time_code')
    .select((eb) => [idText(eb, 'id').as('id'), 'email', 'code_hash as codeHash'])
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  return onlyLong ? codes.where('long', '=', true) : codes;
}

/** Returns the newest valid code of a mailbox. Prefers a code that was sent to this exact address. */
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

/** Extends a code to expire `minutes` from now, but at most `most` minutes after its creation. */
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

/** Makes a code valid for another spelling of the same mailbox. */
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

/** Returns all valid codes of an address. */
export async function selectCodes(
  db: Database,
  { purpose, email, onlyLong }: Pick<Bound, 'purpose' | 'email'> & { onlyLong: boolean },
): Promise<Code[]> {
  return goodCodes(db, { purpose, onlyLong }).where('email', '=', email).execute();
}

/** Records that a wrong code was compared with these codes. */
export async function countWrong(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    // Lock the rows in id order, so that concurrent updates cannot deadlock.
    .where('id', 'in', (eb) =>
      eb.selectFrom('one_time_code').select('id').where('id', '=', anyId(ids)).orderBy('id').forUpdate(),
    )
    .execute();
}

/** Marks a code as used, under every spelling of its mailbox. Returns false if it was already used. */
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
