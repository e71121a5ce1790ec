import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { MAIL_PRIORITY } from '#src/features/mail/mail.values.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { readEventOfTicket } from '#src/features/event/event.service.server.ts';
import type { SeatServices } from '#src/features/event/seats/seats.service.server.ts';
import { announcementMail } from './announcement.emails.server.ts';
import {
  countAnnouncementsToday,
  insertAnnouncement,
  selectAnnouncement,
  selectAnnouncementsOfEvent,
  selectRunningForUpdate,
  updateProgress,
  updateStopped,
  type Announcement,
} from './announcement.queries.server.ts';
import { countRecipientRows, selectRecipients, updateToldChange } from './recipients.queries.server.ts';
import { recipientsOf } from './announcement.rules.ts';
import {
  MAILED_CHANGES_A_DAY,
  type AnnouncementAudience,
  type AnnouncementKind,
} from './announcement.values.ts';

/** Name of the job that queues the mails of an announcement. */
export const SEND_ANNOUNCEMENT = 'sendEventAnnouncement';

/** Mails queued in one transaction. */
const MAILS_AT_ONCE = 200;
const LISTED_MOST = 50;
const MAIL_EVENTS = {
  changed: 'eventChanged',
  cancelled: 'eventCancelledByNgo',
  message: 'eventMessage',
} as const;

/**
 * Returns how many people with a mail address an announcement would reach. `kind` is 'message' unless given: a
 * changed event is not announced to those who attended it.
 */
export async function countRecipients(
  db: Database,
  {
    eventId,
    audience,
    kind = 'message',
  }: { eventId: string; audience: AnnouncementAudience; kind?: AnnouncementKind },
): Promise<number> {
  return countRecipientRows(db, { eventId, recipients: recipientsOf({ kind, audience }) });
}

/**
 * Starts mailing the people of an event: those registered now, with a mail address. `db` must be the transaction in
 * which the event is locked (`withLockedEvent`); mails leave after it commits. An event that is cancelled must have
 * cancelled its registrations before. A newer change replaces one whose mails are still being queued, because every
 * mail says when and where the event takes place at the time it is queued.
 * @returns the announcement, or undefined if there is nobody to mail.
 * @throws {AppError} 429 after 5 mailed changes of an event in 24 hours.
 */
export async function startAnnouncement(
  { db, queue }: Pick<SeatServices, 'db' | 'queue'>,
  announcement: {
    event: { id: string; ngoId: string };
    kind: AnnouncementKind;
    audience: AnnouncementAudience;
    /** Required for the kind 'message', together with `text`. */
    subject?: string;
    text?: string;
  },
): Promise<Announcement | undefined> {
  const { event, kind, audience, subject = null, text = null } = announcement;
  const { id: eventId, ngoId } = event;
  if (kind !== 'message') await updateStopped(db, { eventId, kind: 'changed' });
  const total = await countRecipients(db, { eventId, audience, kind });
  if (total === 0) return undefined;
  if (kind === 'changed') await refuseManyChanges(db, eventId);
  const id = await insertAnnouncement(db, { eventId, ngoId, kind, audience, subject, text, total });
  await queue.send({ db, name: SEND_ANNOUNCEMENT, data: { id } });
  return selectAnnouncement(db, { id, eventId, ngoId });
}

async function refuseManyChanges(db: Database, eventId: string): Promise<void> {
  const count = await countAnnouncementsToday(db, { eventId, kind: 'changed' });
  if (count >= MAILED_CHANGES_A_DAY) throw new AppError({ status: 429, key: 'eventChangesUsedUp' });
}

/**
 * Stops an announcement: mails that are not queued yet are not sent. Does nothing if it is done or stopped.
 * @throws {AppError} 404 if the NGO has no such announcement of this event.
 */
export async function stopAnnouncement(
  db: Database,
  own: { id: string; eventId: string; ngoId: string },
): Promise<Announcement> {
  const { id, eventId } = own;
  if (!ROW_ID.test(id) || !ROW_ID.test(eventId) || !(await selectAnnouncement(db, own))) throw notFound();
  await updateStopped(db, { id, eventId });
  return (await selectAnnouncement(db, own))!;
}

/** Returns the latest announcements of an event of the NGO, latest first. Another NGO's event has none. */
export async function listAnnouncements(
  db: Database,
  { eventId, ngoId }: { eventId: string; ngoId: string },
): Promise<Announcement[]> {
  if (!ROW_ID.test(eventId)) return [];
  return selectAnnouncementsOfEvent(db, { eventId, ngoId, limit: LISTED_MOST });
}

/**
 * Queues all mails of an announcement that are not queued yet, in batches. Each batch commits together with its
 * place in the list, so after a crash the next run continues there, and nobody gets two mails.
 */
export async function sendAnnouncement(services: SeatServices, id: string): Promise<void> {
  while (await services.db.transaction().execute((db) => sendBatch({ services: { ...services, db }, id })));
}

/** Returns whether there may be more to send. */
async function sendBatch({ services, id }: { services: SeatServices; id: string }): Promise<boolean> {
  const { db, keys, origin } = services;
  const announcement = await selectRunningForUpdate(db, id);
  if (!announcement) return false;
  const { eventId, kind, audience, lastId, throughId } = announcement;
  if (announcement.isMuted) {
    await updateProgress(db, { id, lastId, sent: 0, status: 'stopped' });
    return false;
  }
  const query = { eventId, recipients: recipientsOf({ kind, audience }), throughId };
  const recipients = await selectRecipients(db, { ...query, afterId: lastId, limit: MAILS_AT_ONCE });
  const event = await readEventOfTicket(db, eventId);
  for (const recipient of recipients)
    await queueMail(services, {
      event: MAIL_EVENTS[kind],
      to: recipient.email,
      language: recipient.language,
      about: `registration:${recipient.id}`,
      priority: MAIL_PRIORITY.bulk,
      ...announcementMail({ ...announcement, event, recipient, keys, origin }),
    });
  if (kind === 'changed') {
    const unopened = recipients.filter(({ isOpened }) => !isOpened);
    await updateToldChange(
      db,
      unopened.map(({ id: registrationId }) => registrationId),
    );
  }
  const isLast = recipients.length < MAILS_AT_ONCE;
  await updateProgress(db, {
    id,
    lastId: recipients.at(-1)?.id ?? lastId,
    sent: recipients.length,
    status: isLast ? 'done' : 'running',
  });
  return !isLast;
}
