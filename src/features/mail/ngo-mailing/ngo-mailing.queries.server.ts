import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { countRows, daysAgo, rowId } from '#src/server/database/sql-values.server.ts';

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

/** Returns how many mails on these occasions were queued for an address within 24 hours. */
export async function countMailsTo(
  db: Database,
  { to, events }: { to: string; events: readonly string[] },
): Promise<number> {
  const mails = db
    .selectFrom('mail')
    .where('recipient', '=', to)
    .where('event', 'in', events)
    .where('created_at', '>', daysAgo(1));
  return countRows(mails);
}

export async function insertMailing(
  db: Database,
  { ngoId, recipients }: { ngoId: string; recipients: number },
): Promise<void> {
  await db
    .insertInto('ngo_mailing')
    .values({ ngo_id: rowId(ngoId), recipients })
    .execute();
}

/** Deletes the mailings that no longer count. */
export async function deleteOldMailings(db: Database): Promise<void> {
  await db.deleteFrom('ngo_mailing').where('created_at', '<', daysAgo(2)).execute();
}
