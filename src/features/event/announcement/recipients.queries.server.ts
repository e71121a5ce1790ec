import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/database.server.ts';
import { anyId, anyOf, idText, now, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import type { Recipients } from './announcement.rules.ts';

/** SQL condition: the registration with the alias `r` has a mail address and is one of the recipients. */
function isRecipient({ statuses, byEvent, ofNgo }: Recipients) {
  const eb = expressionBuilder<{ r: Tables['event_registration'] }, 'r'>();
  const conditions = [eb('r.email', 'is not', null), eb('r.status', '=', anyOf(statuses))];
  if (byEvent) conditions.push(eb('r.cancelled_by', '=', 'event'));
  const isOpened = eb('r.opened_at', 'is not', null);
  const isNotTold = byEvent ? [] : [eb('r.told_change_at', 'is', null)];
  conditions.push(
    ofNgo
      ? eb.and([isOpened, eb('r.unsubscribed_at', 'is', null)])
      : eb.or([isOpened, eb.and([eb('r.by_ngo', '=', false), ...isNotTold])]),
  );
  return eb.and(conditions);
}

/** Returns how many registrations of an event would get a mail. */
export async function countRecipientRows(
  db: Database,
  { eventId, recipients }: { eventId: string; recipients: Recipients },
): Promise<number> {
  const { count } = await db
    .selectFrom('event_registration as r')
    .where('r.event_id', '=', rowId(eventId))
    .where(isRecipient(recipients))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type Recipient = {
  id: string;
  ticket: string;
  email: string;
  language: Language;
  status: RegistrationStatus;
  isOpened: boolean;
};

/** Returns the next recipients after a registration, in the order of registration. */
export async function selectRecipients(
  db: Database,
  query: { eventId: string; recipients: Recipients; afterId: string; throughId: string; limit: number },
): Promise<Recipient[]> {
  const { eventId, recipients, afterId, throughId, limit } = query;
  return db
    .selectFrom('event_registration as r')
    .select((eb) => [
      idText(eb, 'r.id').as('id'),
      'r.ticket',
      eb.ref('r.email').$notNull().as('email'),
      'r.language',
      'r.status',
      eb('r.opened_at', 'is not', null).$castTo<boolean>().as('isOpened'),
    ])
    .where('r.event_id', '=', rowId(eventId))
    .where(isRecipient(recipients))
    .where('r.id', '>', rowId(afterId))
    .where('r.id', '<=', rowId(throughId))
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Says that people who have not opened their ticket were told that the event changed. */
export async function updateToldChange(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('event_registration')
    .set({ told_change_at: now })
    .where('id', '=', anyId(ids))
    .execute();
}

/** How many registrations a message of the NGO reaches, and how many it does not, and why. */
export type Reach = { reached: number; noEmail: number; unopened: number; unsubscribed: number };

/** Returns whom a message of the NGO reaches, for each status of the registrations of an event. */
export async function countReachByStatus(
  db: Database,
  eventId: string,
): Promise<Map<RegistrationStatus, Reach>> {
  const count = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})::int`;
  const rows = await db
    .selectFrom('event_registration as r')
    .where('r.event_id', '=', rowId(eventId))
    .groupBy('r.status')
    .select([
      'r.status',
      count(sql`r.email is null`).as('noEmail'),
      count(sql`r.email is not null and r.unsubscribed_at is not null`).as('unsubscribed'),
      count(sql`r.email is not null and r.unsubscribed_at is null and r.opened_at is null`).as('unopened'),
      count(sql`r.email is not null and r.unsubscribed_at is null and r.opened_at is not null`).as('reached'),
    ])
    .execute();
  return new Map(rows.map(({ status, ...reach }) => [status, reach]));
}
