import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, minutesAgo, now, rowId } from '#src/server/database/sql-values.server.ts';

/**
 * Records that an NGO wrote a message. The request must be locked. Returns true if a mail is due now;
 * otherwise one is due `minutes` after the last mail.
 */
export async function recordMessage(
  db: Database,
  { id, minutes }: { id: string; minutes: number },
): Promise<boolean> {
  const row = await db
    .updateTable('help_request')
    .set((eb) => {
      const wasLately = eb('messages_told_at', '>', minutesAgo(minutes));
      const nextMail = sql<Date>`messages_told_at + make_interval(mins => ${minutes})`;
      return {
        messages_told_at: eb.case().when(wasLately).then(eb.ref('messages_told_at')).else(now).end(),
        messages_due_at: eb.case().when(wasLately).then(eb.fn.coalesce('messages_due_at', nextMail)).end(),
      };
    })
    .where('id', '=', rowId(id))
    .returning('messages_due_at as dueAt')
    .executeTakeFirst();
  return row?.dueAt === null;
}

/** Returns the requests whose combined mail is due. */
export async function selectMessagesDue(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('help_request')
    .select((eb) => idText(eb, 'id').as('id'))
    .where('messages_due_at', '<=', now)
    .orderBy('messages_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that the combined mail of a request was sent. Returns false if it is not due, or no longer due. */
export async function updateMessagesMailed(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('help_request')
    .set({ messages_told_at: now, messages_due_at: null })
    .where('id', '=', rowId(id))
    .where('messages_due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
