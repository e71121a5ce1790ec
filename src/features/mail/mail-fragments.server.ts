import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '#src/server/database.server.ts';

/** The given-up mails, for the worklist of staff. */
export const waitingMails = (db: Database) =>
  db
    .selectFrom('mail as m')
    .select([
      sql<string>`'mail'`.as('kind'),
      'm.id',
      sql<number | null>`null::bigint`.as('ngo_id'),
      'm.created_at as since',
    ])
    .where('m.status', '=', 'given up')
    .where(sql<boolean>`coalesce(m.gathered_into, m.id) = m.id`);

/**
 * Whether people have known for `hours` what the mails of an event say that were made at a time: one was
 * sent that long ago, and none is on its way. True if there are none. While the mail server is away, nobody
 * can stop what a mail announces.
 */
export const mailsArrived = (
  db: Database,
  { event, madeAt, hours }: { event: string; madeAt: Expression<Date>; hours: number },
) =>
  db
    .selectFrom('mail as m')
    .select(
      sql<SqlBool>`coalesce(
        bool_and(m.status <> 'queued') and min(m.sent_at) <= now() - make_interval(hours => ${sql.lit(hours)}),
        count(*) = 0
      )`.as('arrived'),
    )
    .where('m.event', '=', sql.lit(event))
    .where('m.created_at', '=', madeAt)
    .$asScalar();
