import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import {
  lockEvent,
  withLockedEvent,
  type SeatServices,
} from '#src/features/event/seats/seats.service.server.ts';
import type { EventMessage } from './announcement.contract.ts';
import {
  countAnnouncementsToday,
  countRecipientsByStatus,
  isEventOf,
  type Announcement,
} from './announcement.queries.server.ts';
import { recipientsOf } from './announcement.rules.ts';
import { listAnnouncements, startAnnouncement, stopAnnouncement } from './announcement.service.server.ts';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_SUBJECT_MOST,
  ANNOUNCEMENT_TEXT_MOST,
  MESSAGES_A_DAY,
  type AnnouncementAudience,
} from './announcement.values.ts';

type OfEvent = { eventId: string; ngoId: string };

/**
 * Returns the messages of the NGO about an event, latest first, how many people each group has that a message
 * reaches, and how many messages are left for today.
 * @throws {AppError} 404 if the NGO has no such event.
 */
export async function readMessages(
  db: Database,
  event: OfEvent,
): Promise<{ messages: EventMessage[]; recipients: Record<AnnouncementAudience, number>; left: number }> {
  if (!ROW_ID.test(event.eventId) || !(await isEventOf(db, event))) throw notFound();
  const messages = (await listAnnouncements(db, event))
    .filter(({ kind }) => kind === 'message')
    .map(messageOf);
  const counts = await countRecipientsByStatus(db, event.eventId);
  const reached = ANNOUNCEMENT_AUDIENCES.map((audience) => {
    const { statuses } = recipientsOf({ kind: 'message', audience });
    return [audience, statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)] as const;
  });
  return {
    messages,
    recipients: Object.fromEntries(reached) as Record<AnnouncementAudience, number>,
    left: Math.max(
      0,
      MESSAGES_A_DAY - (await countAnnouncementsToday(db, { eventId: event.eventId, kind: 'message' })),
    ),
  };
}

/**
 * Starts mailing a message to the people of an event, or to a group of them.
 * @throws {AppError} 404 if the NGO has no such event; 409 if nobody in the group has a mail address; 422 with every
 * error of the form; 429 after 10 messages in 24 hours.
 */
export async function sendMessage(
  services: SeatServices,
  {
    eventId,
    audience,
    call,
    ...form
  }: MessageForm & { eventId: string; audience: AnnouncementAudience; call: SignedInCall },
): Promise<EventMessage> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(eventId)) throw notFound();
  return withLockedEvent(services, { eventId, ngoId }, async (locked, event) => {
    const words = checkMessage(form);
    const { db } = locked;
    if ((await countAnnouncementsToday(db, { eventId, kind: 'message' })) >= MESSAGES_A_DAY)
      throw new AppError({ status: 429, key: 'eventMailsUsedUp' });
    const message = await startAnnouncement(locked, { event, kind: 'message', audience, ...words });
    if (!message) throw new AppError({ status: 409, key: 'eventMailNobody' });
    const after = { subject: words.subject, audience, total: message.total };
    const about = { action: 'mailRegisterUser', entity: 'event', entityId: eventId, ngoId };
    await recordChange(db, { call, change: { ...about, after } });
    return messageOf(message);
  });
}

/**
 * Stops a message: whoever has not got it will not get it. Does nothing if it is done or stopped.
 * @throws {AppError} 404 if the NGO has no such message.
 */
export async function stopMessage(
  { db }: Pick<SeatServices, 'db'>,
  { eventId, id, call }: { eventId: string; id: string; call: SignedInCall },
): Promise<EventMessage> {
  const ngoId = call.account.ngoId!;
  if (!ROW_ID.test(eventId) || !ROW_ID.test(id)) throw notFound();
  return db.transaction().execute(async (transaction) => {
    await lockEvent(transaction, { eventId, ngoId });
    const own = { id, eventId, ngoId };
    const found = (await listAnnouncements(transaction, own)).find(({ _id }) => _id === id);
    // Mails about a change or a cancellation always go out.
    if (found?.kind !== 'message') throw notFound();
    if (found.status !== 'running') return messageOf(found);
    const about = { action: 'stopMailRegisterUser', entity: 'event', entityId: eventId, ngoId };
    await recordChange(transaction, { call, change: { ...about, after: { subject: found.subject } } });
    return messageOf(await stopAnnouncement(transaction, own));
  });
}

type MessageErrorKey = 'eventMailSubjectRequired' | 'eventMailTextRequired' | 'textLong' | 'aadhaar';
type MessageForm = { subject: string | undefined; text: string | undefined };

function checkMessage(form: MessageForm): { subject: string; text: string } {
  const subject = cleanText({ text: form.subject ?? '', keepLines: false });
  const text = cleanText({ text: form.text ?? '', keepLines: true });
  const found = {
    subject: findTextError({
      text: subject,
      most: ANNOUNCEMENT_SUBJECT_MOST,
      empty: 'eventMailSubjectRequired',
    }),
    text: findTextError({ text, most: ANNOUNCEMENT_TEXT_MOST, empty: 'eventMailTextRequired' }),
  } as const;
  const fields: Partial<Record<'subject' | 'text', MessageErrorKey>> = {
    ...(found.subject && { subject: found.subject }),
    ...(found.text && { text: found.text }),
  };
  const keys = Object.values(fields);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
  return { subject, text };
}

function messageOf({ kind: _, subject, text, ...message }: Announcement): EventMessage {
  return { ...message, subject: subject!, text: text! };
}
