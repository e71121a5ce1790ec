import { consumeMails, countMailsLeft } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
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
import type { EventMessage, EventMessages } from './announcement.contract.ts';
import { isOwnEvent } from '#src/features/event/management/management.service.server.ts';
import { countAnnouncementsToday, type Announcement } from './announcement.queries.server.ts';
import { countReachByStatus, type Reach } from './recipients.queries.server.ts';
import { recipientsOf } from './announcement.rules.ts';
import { listAnnouncements, startAnnouncement, stopAnnouncement } from './announcement.service.server.ts';
import {
  ANNOUNCEMENT_SUBJECT_MOST,
  ANNOUNCEMENT_TEXT_MOST,
  MESSAGES_A_DAY,
  type AnnouncementAudience,
} from './announcement.values.ts';

type OfEvent = { eventId: string; ngoId: string };

/**
 * Returns the messages of the NGO about an event, latest first, how many people of each group a message reaches and how
 * many not, how many messages are left for today, and how many mailboxes.
 * @throws {AppError} 404 if the NGO has no such event.
 */
export async function readMessages(db: Database, event: OfEvent): Promise<EventMessages> {
  const { eventId, ngoId } = event;
  if (!(await isOwnEvent(db, { id: eventId, ngoId }))) throw notFound();
  const messages = (await listAnnouncements(db, event))
    .filter(({ kind }) => kind === 'message')
    .map(messageOf);
  const byStatus = await countReachByStatus(db, eventId);
  const reachOf = (audience: AnnouncementAudience, part: keyof Reach) => {
    const { statuses } = recipientsOf({ kind: 'message', audience });
    return statuses.reduce((total, status) => total + (byStatus.get(status)?.[part] ?? 0), 0);
  };
  return {
    messages,
    recipients: mapAudiences((audience) => reachOf(audience, 'reached')),
    unreached: mapAudiences((audience) => ({
      noEmail: reachOf(audience, 'noEmail'),
      unopened: reachOf(audience, 'unopened'),
      unsubscribed: reachOf(audience, 'unsubscribed'),
    })),
    left: Math.max(0, MESSAGES_A_DAY - (await countAnnouncementsToday(db, { eventId, kind: 'message' }))),
    mailsLeft: await countMailsLeft(db, ngoId),
  };
}

const mapAudiences = <Result>(read: (audience: AnnouncementAudience) => Result) => ({
  all: read('all'),
  registered: read('registered'),
  waiting: read('waiting'),
  attended: read('attended'),
});

/**
 * Starts mailing a message to the people of an event, or to a group of them.
 * @throws {AppError} 404 if the NGO has no such event; 409 if it reaches nobody in the group; 422 with every error of the
 * form; 429 after 10 messages in 24 hours, or if the NGO has written to too many people.
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
    await consumeMails(db, { ngoId, recipients: message.total });
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
