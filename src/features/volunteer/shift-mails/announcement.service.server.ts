import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { MAIL_PRIORITY } from '#src/features/mail/mail.values.ts';
import type { Database } from '#src/server/database.server.ts';
import { endInvitationsPath } from '#src/features/volunteer/own-page-link.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { shiftMail } from './shift.emails.server.ts';
import {
  countInvitations,
  countReached,
  insertAnnouncement,
  selectMailedShift,
  selectRecipients,
  selectRunningForUpdate,
  updateProgress,
  updateStopped,
} from './shift-mails.queries.server.ts';
import type { AnnouncementKind } from './shift-mails.values.ts';

/** Name of the job that queues the mails of an announcement. */
export const SEND_SHIFT_ANNOUNCEMENT = 'sendShiftAnnouncement';

/** Mails queued in one transaction. */
const MAILS_AT_ONCE = 200;
const MAIL_EVENTS = {
  invited: 'shiftInvited',
  changed: 'shiftChanged',
  cancelled: 'shiftCancelled',
} as const;

type OfShift = { id: string; ngoId: string };

/** Returns how many volunteers an announcement of a shift would reach now. */
export async function countRecipients(
  db: Database,
  { shift: { id, ngoId }, kind }: { shift: OfShift; kind: AnnouncementKind },
): Promise<number> {
  return (await countReached(db, { shiftId: id, ngoId, kind })).count;
}

/** Returns how often the NGO wrote to all its volunteers within 24 hours, and how often about the shift. */
export async function countInvitationsToday(
  db: Database,
  { id, ngoId }: OfShift,
): Promise<{ ofNgo: number; ofShift: number }> {
  return countInvitations(db, { shiftId: id, ngoId });
}

/**
 * Starts mailing volunteers about a shift, which must be locked in the transaction `db`; mails leave after it commits.
 * A newer change replaces one whose mails are still being queued, because every mail says when and where the shift is
 * at the time it is queued.
 * @returns how many people are mailed.
 */
export async function startAnnouncement(
  { db, queue }: Pick<VolunteerServices, 'db' | 'queue'>,
  { shift: { id: shiftId, ngoId }, kind }: { shift: OfShift; kind: AnnouncementKind },
): Promise<number> {
  if (kind === 'changed') await updateStopped(db, { shiftId, kinds: ['changed'] });
  if (kind === 'cancelled') await updateStopped(db, { shiftId, kinds: ['changed', 'invited'] });
  const { count: total, lastId: throughId } = await countReached(db, { shiftId, ngoId, kind });
  if (total === 0) return 0;
  const id = await insertAnnouncement(db, { shiftId, ngoId, kind, total, throughId });
  await queue.send({ db, name: SEND_SHIFT_ANNOUNCEMENT, data: { id } });
  return total;
}

/**
 * Queues all mails of an announcement that are not queued yet, in batches. Each batch commits together with its place
 * in the list, so after a crash the next run continues there, and nobody gets two mails.
 */
export async function sendShiftAnnouncement(services: VolunteerServices, id: string): Promise<void> {
  while (await services.db.transaction().execute((db) => sendBatch({ services: { ...services, db }, id })));
}

/** Returns whether there may be more to send. */
async function sendBatch({ services, id }: { services: VolunteerServices; id: string }): Promise<boolean> {
  const { db, keys } = services;
  const announcement = await selectRunningForUpdate(db, id);
  if (!announcement) return false;
  const { shiftId, ngoId, kind, lastId, throughId, isMuted, ngoEmail } = announcement;
  const shift = await selectMailedShift(db, shiftId);
  if (isMuted || !shift) {
    await updateProgress(db, { id, lastId, sent: 0, status: 'stopped' });
    return false;
  }
  const isInvitation = kind === 'invited';
  const window = { afterId: lastId, throughId, limit: MAILS_AT_ONCE };
  const recipients = await selectRecipients(db, { shiftId, ngoId, kind, ...window });
  for (const recipient of recipients)
    await queueMail(services, {
      event: MAIL_EVENTS[kind],
      to: recipient.email,
      language: recipient.language,
      about: `volunteer:${recipient.reference}`,
      priority: MAIL_PRIORITY.bulk,
      text: {
        ...shiftMail({ kind, shift, volunteer: recipient, keys }),
        replyTo: (isInvitation && ngoEmail) || undefined,
      },
      ...(isInvitation && {
        unsubscribePath: endInvitationsPath({
          keys,
          reference: recipient.reference,
          language: recipient.language,
        }),
      }),
    });
  const isLast = recipients.length < MAILS_AT_ONCE;
  await updateProgress(db, {
    id,
    lastId: recipients.at(-1)?.id ?? lastId,
    sent: recipients.length,
    status: isLast ? 'done' : 'running',
  });
  return !isLast;
}
