import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { anyOf, daysAgo, idText, isoTime, rowId } from '#src/server/database/sql-values.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import type { Recipients } from './announcement.rules.ts';
import type { AnnouncementAudience, AnnouncementKind, AnnouncementStatus } from './announcement.values.ts';

/** A mail to the people of an event. `total` counts the recipients when it started. */
export type Announcement = {
  _id: string;
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  subject: string | null;
  text: string | null;
  status: AnnouncementStatus;
  sentCount: number;
  total: number;
  createdAt: string;
};

export type NewAnnouncement = {
  eventId: string;
  ngoId: string;
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  subject: string | null;
  text: string | null;
  total: number;
};

const selectAnnouncements = (db: Database) =>
  db
    .selectFrom('event_announcement as a')
    .select((eb) => [
      idText(eb, 'a.id').as('_id'),
      'a.kind',
      'a.audience',
      'a.subject',
      'a.text',
      'a.status',
      'a.sent_count as sentCount',
      'a.total',
      isoTime(eb, 'a.created_at').as('createdAt'),
    ]);

/** Returns the announcements of an event of the NGO, latest first. */
export async function selectAnnouncementsOfEvent(
  db: Database,
  { eventId, ngoId, limit }: { eventId: string; ngoId: string; limit: number },
): Promise<Announcement[]> {
  return selectAnnouncements(db)
    .where('a.event_id', '=', rowId(eventId))
    .where('a.ngo_id', '=', rowId(ngoId))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

type OwnAnnouncement = { id: string; eventId: string; ngoId: string };

/** Returns an announcement of an event of the NGO, or undefined. */
export async function selectAnnouncement(
  db: Database,
  { id, eventId, ngoId }: OwnAnnouncement,
): Promise<Announcement | undefined> {
  return selectAnnouncements(db)
    .where('a.id', '=', rowId(id))
    .where('a.event_id', '=', rowId(eventId))
    .where('a.ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
}

/** Adds an announcement to the registrations there are now, and returns its id. The event must be locked. */
export async function insertAnnouncement(db: Database, row: NewAnnouncement): Promise<string> {
  const { eventId, ngoId, kind, audience, subject, text, total } = row;
  const { id } = await db
    .insertInto('event_announcement')
    .values({
      event_id: rowId(eventId),
      ngo_id: rowId(ngoId),
      kind,
      audience,
      subject,
      text,
      total,
      sequence: sql<number>`(select sequence from event where id = ${eventId}::bigint)`,
      through_id: sql<number>`coalesce(
        (select max(id) from event_registration where event_id = ${eventId}::bigint), 0)`,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Stops announcements of an event that are still running. With `id`, only that one. */
export async function updateStopped(
  db: Database,
  { eventId, id, kind }: { eventId: string; id?: string; kind?: AnnouncementKind },
): Promise<void> {
  let query = db
    .updateTable('event_announcement')
    .set({ status: 'stopped' })
    .where('event_id', '=', rowId(eventId))
    .where('status', '=', 'running');
  if (id !== undefined) query = query.where('id', '=', rowId(id));
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}

/** An announcement whose mails are not all queued. `isMuted`: its NGO must not write to anybody any more. */
export type RunningAnnouncement = {
  id: string;
  eventId: string;
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  subject: string | null;
  text: string | null;
  lastId: string;
  throughId: string;
  isMuted: boolean;
  ngoEmail: string | null;
};

/** Returns an announcement that is running, locked until the transaction ends, or undefined. */
export async function selectRunningForUpdate(
  db: Database,
  id: string,
): Promise<RunningAnnouncement | undefined> {
  return db
    .selectFrom('event_announcement as a')
    .innerJoin(ngoColumns(db).as('n'), 'n.id', 'a.ngo_id')
    .select((eb) => [
      idText(eb, 'a.id').as('id'),
      idText(eb, 'a.event_id').as('eventId'),
      'a.kind',
      'a.audience',
      'a.subject',
      'a.text',
      idText(eb, 'a.last_id').as('lastId'),
      idText(eb, 'a.through_id').as('throughId'),
      sql<boolean>`a.kind = 'message' and not n.verified`.as('isMuted'),
      'n.email as ngoEmail',
    ])
    .where('a.id', '=', rowId(id))
    .where('a.status', '=', 'running')
    .forUpdate('a')
    .executeTakeFirst();
}

/** Records that the mails up to a registration are queued. The announcement must be locked. */
export async function updateProgress(
  db: Database,
  progress: { id: string; lastId: string; sent: number; status: AnnouncementStatus },
): Promise<void> {
  const { id, lastId, sent, status } = progress;
  await db
    .updateTable('event_announcement')
    .set({ last_id: rowId(lastId), sent_count: sql<number>`sent_count + ${sent}::int`, status })
    .where('id', '=', rowId(id))
    .execute();
}

/** SQL condition: the registration with the alias `r` has a mail address and is one of the recipients. */
function isRecipient({ statuses, byEvent, ofNgo }: Recipients) {
  const eb = expressionBuilder<{ r: Tables['event_registration'] }, 'r'>();
  const conditions = [eb('r.email', 'is not', null), eb('r.status', '=', anyOf(statuses))];
  if (byEvent) conditions.push(eb('r.cancelled_by', '=', 'event'));
  const isOpened = eb('r.opened_at', 'is not', null);
  conditions.push(
    ofNgo
      ? eb.and([isOpened, eb('r.unsubscribed_at', 'is', null)])
      : eb.or([isOpened, eb('r.by_ngo', '=', false)]),
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

/** Returns how many announcements of a kind the NGO made about an event within the last 24 hours. */
export async function countAnnouncementsToday(
  db: Database,
  { eventId, kind }: { eventId: string; kind: AnnouncementKind },
): Promise<number> {
  const { count } = await db
    .selectFrom('event_announcement')
    .where('event_id', '=', rowId(eventId))
    .where('kind', '=', kind)
    .where('created_at', '>', daysAgo(1))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether the event belongs to the NGO. */
export async function isEventOf(
  db: Database,
  { eventId, ngoId }: { eventId: string; ngoId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('id', '=', rowId(eventId))
    .where('ngo_id', '=', rowId(ngoId))
    .executeTakeFirst();
  return row !== undefined;
}
