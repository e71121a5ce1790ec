import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { hashWith, type Keys } from '#src/server/security/keys.server.ts';
import { mailboxOf } from '#src/features/mail/mailbox.rules.ts';
import { formatCount } from '#src/shared/numbers.ts';
import {
  countMailsTo,
  countOwedToday,
  countRecipientsToday,
  insertMailing,
  lockMailings,
} from './ngo-mailing.queries.server.ts';
import {
  ALL_NGO_MAILS_TO_ONE,
  NGO_MAILS_A_DAY,
  NGO_MAILS_TO_ONE,
  OWED_MAILS_A_DAY,
} from './ngo-mailing.values.ts';

type Mailing = { ngoId: string; recipients: number; mailbox?: string };

/** Returns how many mailboxes an NGO may still write to today. */
export async function countMailsLeft(db: Database, ngoId: string): Promise<number> {
  return Math.max(0, NGO_MAILS_A_DAY - (await countRecipientsToday(db, ngoId)));
}

/**
 * Counts mails of an NGO to so many mailboxes, in the transaction `db` that queues them. Returns false, and counts nothing,
 * if they are more than it has left today.
 */
export async function takeMails(db: Database, mailing: Mailing): Promise<boolean> {
  const { ngoId, recipients } = mailing;
  await lockMailings(db, ngoId);
  if (recipients > (await countMailsLeft(db, ngoId))) return false;
  await insertMailing(db, mailing);
  return true;
}

/** Counts a mail that must leave even if there are too many, such as a warning, in the transaction `db` that queues it. */
export async function countMail(db: Database, ngoId: string): Promise<void> {
  await insertMailing(db, { ngoId, recipients: 1 });
}

/**
 * Counts mails as `takeMails` does.
 * @throws {AppError} 429, with the number that is left, if they are too many.
 */
export async function consumeMails(db: Database, mailing: Mailing): Promise<void> {
  if (await takeMails(db, mailing)) return;
  const values = { 0: formatCount(await countMailsLeft(db, mailing.ngoId)), 1: formatCount(NGO_MAILS_A_DAY) };
  throw new AppError({ status: 429, key: 'ngoMailsUsedUp', values });
}

/**
 * Counts a mail that somebody of an NGO causes to one person, in the transaction `db` that queues it, so
 * that a session of an NGO is no way to send mails to strangers or many to one person. Returns false, and
 * counts nothing, if the NGO or the mailbox has had those of the day: then the work is done without the
 * mail. One with no `recipients` is counted for the mailbox only. `most` are those of the NGO to the mailbox.
 */
export async function takeMailTo(
  { db, keys }: { db: Database; keys: Keys },
  {
    ngoId,
    to,
    recipients = 1,
    most = NGO_MAILS_TO_ONE,
  }: { ngoId: string; to: string; recipients?: 0 | 1; most?: number },
): Promise<boolean> {
  const mailbox = hashWith(keys.code, `mailing ${mailboxOf(to).name}`);
  await lockMailings(db, ngoId);
  // Mails of other NGOs may be counted at the same moment. The limit over all is far from what one person needs.
  const { ofNgo, ofAll } = await countMailsTo(db, { ngoId, mailbox });
  if (ofNgo >= most || ofAll >= ALL_NGO_MAILS_TO_ONE) return false;
  return takeMails(db, { ngoId, recipients, mailbox });
}

/** Returns whether an NGO may cause another mail today that counts for its mailbox only. */
export async function hasOwedMailsLeft(db: Database, ngoId: string): Promise<boolean> {
  return (await countOwedToday(db, ngoId)) < OWED_MAILS_A_DAY;
}

/**
 * Counts a mail as `takeMailTo` does, for one without which the work must not be done.
 * @throws {AppError} 429 if the NGO or the mailbox has had those of the day.
 */
export async function consumeMailTo(
  services: { db: Database; keys: Keys },
  mail: { ngoId: string; to: string },
): Promise<void> {
  if (!(await takeMailTo(services, mail))) throw new AppError({ status: 429, key: 'ngoMailsToOne' });
}
