import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** Returns how many requests were accepted this year in India, and the last day on which one was. */
export async function selectAnswered(db: Database): Promise<{ thisYear: number; lastDay: string | null }> {
  const startOfYear = sql<Date>`date_trunc('year', now(), 'Asia/Kolkata')`;
  return db
    .selectFrom('help_offer as o')
    .where('o.status', '=', 'accepted')
    .where('o.answered_at', '>=', startOfYear)
    .select([
      sql<number>`count(distinct o.request_id)::int`.as('thisYear'),
      sql<string | null>`to_char(max(o.answered_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('lastDay'),
    ])
    .executeTakeFirstOrThrow();
}
