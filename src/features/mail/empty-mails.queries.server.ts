import type { Database } from '#src/server/database.server.ts';
import { anyOf, daysAgo } from '#src/server/database/sql-values.server.ts';

/** What a mail says. */
export const NO_CONTENT = { html: null, body: null, attachments: null, sealed: null, unsubscribe_path: null };
/** All that a mail is. The error of a mail server may name the recipient. */
export const EMPTY = { ...NO_CONTENT, recipient: '', subject: '', last_error: null, about: '' };

/**
 * Empties the mails about a record, also those that wait. Of mails that do not say what they are about, because they are
 * older, those that were sent to `recipient` on occasions that match a pattern.
 */
export async function emptyMailsAbout(
  db: Database,
  { about, recipient, occasions }: { about: string; recipient: string; occasions: string },
): Promise<void> {
  await db.updateTable('mail').set(EMPTY).where('about', '=', about).execute();
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('about', 'is', null)
    .where('recipient', '=', recipient)
    .where('status', '=', 'sent')
    .where('event', '~', occasions)
    .execute();
}

/** Empties the mails to an address on these occasions, including queued ones. */
export async function emptyMailsOf(
  db: Database,
  { recipient, events }: { recipient: string; events: readonly string[] },
): Promise<void> {
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('recipient', '=', recipient)
    .where('event', '=', anyOf(events))
    .execute();
}

/**
 * Removes recipients and subjects of mails sent more than `days` days ago, and everything of mails that were given up three
 * times as long ago. Empties all that were sent: processes of an earlier version leave their texts.
 */
export async function emptyOldMails(db: Database, days: number): Promise<void> {
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('status', '=', 'given up')
    .where('created_at', '<', daysAgo(3 * days))
    .execute();
  const sent = db.updateTable('mail').where('status', '=', 'sent');
  await sent.set(NO_CONTENT).where('body', 'is not', null).execute();
  await sent.set(EMPTY).where('recipient', '<>', '').where('sent_at', '<', daysAgo(days)).execute();
}
