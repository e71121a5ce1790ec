import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';

/**
 * Notes that an NGO wrote about a request, which is locked. Gives whether a mail is due now; otherwise it is due when `minutes` have
 * passed since the last one.
 */
export async function noteMessage(
  db: Database,
  { id, minutes }: { id: string; minutes: number },
): Promise<boolean> {
  const wasLately = 'messages_told_at > now() - make_interval(mins => $2)';
  const [row] = await runQuery<[boolean]>(db, {
    text: `update help_request set
        messages_told_at = case when ${wasLately} then messages_told_at else now() end,
        messages_due_at = case when ${wasLately}
          then coalesce(messages_due_at, messages_told_at + make_interval(mins => $2)) end
      where id = $1 returning messages_due_at is null`,
    values: [id, minutes],
  });
  return row?.[0] ?? false;
}

/** Requests of which a gathered mail is due. */
export async function selectMessagesDue(db: Database, limit: number): Promise<string[]> {
  const rows = await runQuery<[string]>(db, {
    text: `select id::text from help_request where messages_due_at <= now() order by messages_due_at limit $1`,
    values: [limit],
  });
  return rows.map(([id]) => id);
}

/** Notes that the gathered mail of a request is written; false when it is not due (any more). */
export async function updateMessagesTold(db: Database, id: string): Promise<boolean> {
  const rows = await runQuery(db, {
    text: `update help_request set messages_told_at = now(), messages_due_at = null
      where id = $1 and messages_due_at <= now() returning 1`,
    values: [id],
  });
  return rows.length > 0;
}
