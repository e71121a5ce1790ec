import { sql } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { dayInIndia } from '#src/server/database/sql-values.server.ts';

/** Returns how many requests were accepted this year in India, and the last day on which one was. */
export async function selectAnswered(db: Database): Promise<{ thisYear: number; lastDay: string | null }> {
  const accepted = db
    .selectFrom('help_offer as o')
    .where('o.status', '=', 'accepted')
    .where('o.answered_at', '>=', sql<Date>`date_trunc('year', now(), 'Asia/Kolkata')`);
  const { thisYear } = await accepted
    .select((eb) => eb.fn.count<number>('o.request_id').distinct().as('thisYear'))
    .executeTakeFirstOrThrow();
  const last = await accepted
    .select((eb) => dayInIndia(eb, 'o.answered_at').as('day'))
    .orderBy('o.answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { thisYear, lastDay: last?.day ?? null };
}
