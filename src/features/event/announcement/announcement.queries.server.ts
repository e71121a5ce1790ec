import { sql } from 'kysely';
import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { daysAgo, idText, isoTime, rowId } from '#src/server/database/sql-values.server.ts';
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
