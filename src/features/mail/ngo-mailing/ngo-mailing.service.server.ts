import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import {
  countMailsTo,
  countRecipientsToday,
  insertMailing,
  lockMailings,
} from './ngo-mailing.queries.server.ts';
import { NGO_MAILS_A_DAY, NGO_MAILS_ONE_BY_ONE, NGO_MAILS_TO_ONE } from './ngo-mailing.values.ts';

type Mailing = { ngoId: string; recipients: number };

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
 * Counts a mail that somebody of an NGO causes to one person, in the transaction `db` that queues it, so that a session of
 * an NGO is no way to send mails to strangers or many to one person.
 * @throws {AppError} 429 if the NGO or the mailbox has had those of the day.
 */
export async function consumeMailTo(
  db: Database,
  { ngoId, to }: { ngoId: string; to: string },
): Promise<void> {
  await consumeMails(db, { ngoId, recipients: 1 });
  if ((await countMailsTo(db, { to, events: NGO_MAILS_ONE_BY_ONE })) >= NGO_MAILS_TO_ONE)
    throw new AppError({ status: 429, key: 'ngoMailsToOne', values: { 0: String(NGO_MAILS_TO_ONE) } });
}
