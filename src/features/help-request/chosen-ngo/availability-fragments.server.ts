import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { namedNgos } from '#src/features/ngo/ngo-fragments.server.ts';
import { canBeAsked, pausedUntil } from '#src/features/help-request/records/conditions.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { asBoolean, rowId } from '#src/server/database/sql-values.server.ts';

/** Selects an NGO of the directory, whether it can be asked for help now, and how fast it answered. */
export const ngoToAddress = (db: Database, ngoId: string) =>
  namedNgos(db)
    .select([
      'n.city',
      'n.category',
      asBoolean(canBeAsked(db)).as('canBeAsked'),
      pausedUntil.as('pausedUntil'),
      jsonObjectFrom(answerTimes(db, ngoId)).$notNull().as('answerTimes'),
    ])
    .where('n.id', '=', rowId(ngoId))
    .where('n.listed', '=', true);

/**
 * Counts the requests of a year that an NGO answered or let pass, and selects the median of the hours until it answered.
 * One that it let pass takes forever; the median is null if half of them do.
 */
function answerTimes(db: Database, ngoId: string) {
  const passed = sql<boolean>`exists (select from help_event e where e.request_id = o.request_id
    and e.ngo_id = o.ngo_id and e.kind = 'passed')`;
  const isSilent = sql<boolean>`(o.status = 'sent' and o.due_at <= now()) or (o.status = 'passed' and ${passed})`;
  const hours = sql<number | null>`case when ${isSilent} then 'infinity'::float8
    else extract(epoch from o.answered_at - o.sent_at)::float8 / 3600 end`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('help_offer as o')
        .select(hours.as('hours'))
        .where('o.ngo_id', '=', rowId(ngoId))
        .where('o.sent_at', '>', sql<Date>`now() - interval '1 year'`)
        .as('answer'),
    )
    .where('hours', 'is not', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('requests'),
      sql<number | null>`nullif(percentile_disc(0.5) within group (order by hours), 'infinity')`.as(
        'medianHours',
      ),
    ]);
}
