import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { idText, minutesAgo, now, rowId } from '#src/server/database/sql-values.server.ts';

/**
 * Notes that an NGO wrote about a request, which is locked. Gives whether a mail is due now; otherwise it is due when
 * `minutes` have passed since the last one.
 */
export async function noteMessage(
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

/** Requests of which a gathered mail is due. */
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

/** Notes that the gathered mail of a request is written; false when it is not due (any more). */
export async function updateMessagesTold(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('help_request')
    .set({ messages_told_at: now, messages_due_at: null })
    .where('id', '=', rowId(id))
    .where('messages_due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
