import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

type Bound = { purpose: string; email: string; mailbox: string };
type Code = { id: string; email: string; codeHash: string };

/** One request for a code of a mailbox at a time, until the transaction ends. */
export async function lockMailbox(
  db: Database,
  { purpose, mailbox }: Pick<Bound, 'purpose' | 'mailbox'>,
): Promise<void> {
  await runQuery(db, {
    text: `select pg_advisory_xact_lock(hashtextextended('code ' || $1 || ' ' || $2, 0))`,
    values: [purpose, mailbox],
  });
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
  const [row] = await runQuery<[number]>(db, {
    text: `select coalesce(sum(tries), 0)::int from one_time_code
      where mailbox = $2 and purpose = $1 and not long and created_at > now() - interval '1 day'`,
    values: [purpose, mailbox],
  });
  return row![0];
}

/** Stores a code beside those that are still good. */
export async function insertCode(
  db: Database,
  given: Bound & { codeHash: string; isLong: boolean; minutes: number },
): Promise<void> {
  await runQuery(db, {
    text: `insert into one_time_code (purpose, email, mailbox, code_hash, long, expires_at)
      values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
    values: [given.purpose, given.email, given.mailbox, given.codeHash, given.isLong, given.minutes],
  });
}

/** The newest good code of a mailbox, one that was sent to this very address before all others. */
export async function selectNewestCode(
  db: Database,
  { purpose, email, mailbox, onlyLong }: Bound & { onlyLong: boolean },
): Promise<Code | undefined> {
  const [row] = await runQuery<[string, string, string]>(db, {
    text: `select id::text, email, code_hash from one_time_code
      where mailbox = $3 and purpose = $1 and used_at is null and expires_at > now() and (long or not $4)
      order by email = $2 desc, id desc limit 1`,
    values: [purpose, email, mailbox, onlyLong],
  });
  return row && { id: row[0], email: row[1], codeHash: row[2] };
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
  const rows = await runQuery<[string, string, string]>(db, {
    text: `select id::text, email, code_hash from one_time_code
      where email = $2 and purpose = $1 and used_at is null and expires_at > now() and (long or not $3)`,
    values: [purpose, email, onlyLong],
  });
  return rows.map(([id, of, codeHash]) => ({ id, email: of, codeHash }));
}

/** Notes that these codes were compared with a wrong one. */
export async function countWrong(db: Database, ids: readonly string[]): Promise<void> {
  await runQuery(db, {
    // Locked in one order, so that two at the same moment do not wait for each other.
    text: `update one_time_code set tries = tries + 1
      where id in (select id from one_time_code where id = any ($1) order by id for update)`,
    values: [ids],
  });
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
