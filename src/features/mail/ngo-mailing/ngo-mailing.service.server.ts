import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { countRecipientsToday, insertMailing, lockMailings } from './ngo-mailing.queries.server.ts';
import { NGO_MAILS_A_DAY } from './ngo-mailing.values.ts';

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
