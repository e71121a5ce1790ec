import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, rowId } from '#src/server/database/sql-values.server.ts';

/** Makes the mailings of an NGO wait for each other until the transaction ends. */
export async function lockMailings(db: Database, ngoId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ngo_mailing'), hashtext(${ngoId}))`.execute(db);
}

/** Returns how many mailboxes an NGO wrote to within 24 hours. */
export async function countRecipientsToday(db: Database, ngoId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ngo_mailing')
    .where('ngo_id', '=', rowId(ngoId))
    .where('created_at', '>', daysAgo(1))
    .select(sql<number>`coalesce(sum(recipients), 0)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how many mails of an NGO within 24 hours were counted for their mailbox only. */
export async function countOwedToday(db: Database, ngoId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ngo_mailing')
    .where('ngo_id', '=', rowId(ngoId))
    .where('created_at', '>', daysAgo(1))
    .where('recipients', '=', 0)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how many mails to one person a mailbox got within 24 hours: from an NGO, and from all. */
export async function countMailsTo(
  db: Database,
  { ngoId, mailbox }: { ngoId: string; mailbox: string },
): Promise<{ ofNgo: number; ofAll: number }> {
  return db
    .selectFrom('ngo_mailing')
    .where('mailbox', '=', mailbox)
    .where('created_at', '>', daysAgo(1))
    .select([
      sql<number>`(count(*) filter (where ngo_id = ${rowId(ngoId)}))::int`.as('ofNgo'),
      sql<number>`count(*)::int`.as('ofAll'),
    ])
    .executeTakeFirstOrThrow();
}

export async function insertMailing(
  db: Database,
  { ngoId, recipients, mailbox = null }: { ngoId: string; recipients: number; mailbox?: string | null },
): Promise<void> {
  await db
    .insertInto('ngo_mailing')
    .values({ ngo_id: rowId(ngoId), recipients, mailbox })
    .execute();
}

/** Deletes the mailings that no longer count. */
export async function deleteOldMailings(db: Database): Promise<void> {
  await db.deleteFrom('ngo_mailing').where('created_at', '<', daysAgo(2)).execute();
}
