import { sql } from 'kysely';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  anyOf,
  daysAgo,
  idText,
  isoTime,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { ERASED_MAIL } from './mail.values.ts';

type MailFields = {
  recipient: string;
  subject: string;
  isNeutral: boolean;
  unsubscribePath: string | null;
};
/** A mail with its sealed texts and attachments. */
export type NewMail = MailFields & { event: string; sealed: string };
/** `sealed` is null only for a mail that an earlier version queued, with its texts beside it. */
export type StoredMail = MailFields & {
  id: string;
  sealed: string | null;
  html: string;
  text: string;
  attachments: readonly MailAttachment[] | null;
};
export type MailRow = {
  _id: string;
  event: string;
  recipient: string;
  subject: string;
  tries: number;
  lastError: string | null;
  createdAt: string;
};

/** Returns the id of the new mail. */
export async function insertMail(db: Database, mail: NewMail): Promise<string> {
  const { event, recipient, subject, sealed, isNeutral, unsubscribePath } = mail;
  const { id } = await db
    .insertInto('mail')
    // Without texts, processes of an earlier version would not send it.
    .values({
      event,
      recipient,
      subject,
      html: '',
      body: '',
      sealed,
      neutral: isNeutral,
      unsubscribe_path: unsubscribePath,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

const selectMails = (db: Database) =>
  db
    .selectFrom('mail')
    .select((eb) => [
      idText(eb, 'id').as('id'),
      'recipient',
      'subject',
      eb.ref('html').$notNull().as('html'),
      eb.ref('body').$notNull().as('text'),
      'neutral as isNeutral',
      eb.ref('attachments').$castTo<readonly MailAttachment[] | null>().as('attachments'),
      'sealed',
      'unsubscribe_path as unsubscribePath',
    ])
    .where('body', 'is not', null);

/** Returns the mail if it is still waiting to be sent. */
export async function selectQueued(db: Database, id: string): Promise<StoredMail | undefined> {
  return selectMails(db).where('id', '=', rowId(id)).where('status', '=', 'queued').executeTakeFirst();
}

/** Returns the mails to an address that are not sent, also those that were given up, locked. */
export async function selectWaitingTo(db: Database, recipient: string): Promise<StoredMail[]> {
  return selectMails(db)
    .where('recipient', '=', recipient)
    .where('status', '<>', 'sent')
    .forUpdate()
    .execute();
}

const NO_CONTENT = { html: null, body: null, attachments: null, sealed: null, unsubscribe_path: null };
// The error of a mail server may name the recipient.
const EMPTY = { ...NO_CONTENT, recipient: '', subject: '', last_error: null };

const oneMore = sql<number>`tries + 1`;

/** Records that a mail was sent, and empties it. Of one that says that everything is erased, nothing is kept. */
export async function updateSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...NO_CONTENT, status: 'sent', sent_at: now, tries: oneMore, last_error: null })
    .where('id', '=', rowId(id))
    .execute();
  await emptyIfAboutErasure(db, id);
}

async function emptyIfAboutErasure(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('id', '=', rowId(id))
    .where('event', '=', ERASED_MAIL)
    .execute();
}

export async function updateFailed(
  db: Database,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ tries: oneMore, last_error: reason })
    .where('id', '=', rowId(id))
    .execute();
}

export async function updateGivenUp(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status: 'given up' })
    .where('id', '=', rowId(id))
    .where('status', '=', 'queued')
    .execute();
  await emptyIfAboutErasure(db, id);
}

/** Queues a given-up mail again. Returns false if there is none with this id. */
export async function updateQueuedAgain(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ status: 'queued' })
    .where('id', '=', rowId(id))
    .where('status', '=', 'given up')
    .where('body', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns a page of given-up mails, newest first, and their total number. */
export async function selectGivenUp(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const rows = await db
    .selectFrom('mail')
    .select((eb) => [
      idText(eb, 'id').as('_id'),
      'event',
      'recipient',
      'subject',
      'tries',
      'last_error as lastError',
      isoTime(eb, 'created_at').as('createdAt'),
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('status', '=', 'given up')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}

export async function selectSubjects(
  db: Database,
  ids: readonly string[],
): Promise<{ _id: string; subject: string }[]> {
  return db
    .selectFrom('mail')
    .select((eb) => [idText(eb, 'id').as('_id'), 'subject'])
    .where('id', '=', anyId(ids))
    .execute();
}

/** Empties the mails sent to an address, and of those waiting for it the ones with these ids. */
export async function emptyMailsTo(
  db: Database,
  { recipient, waiting }: { recipient: string; waiting: readonly string[] },
): Promise<void> {
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('recipient', '=', recipient)
    .where((eb) => eb.or([eb('status', '=', 'sent'), eb('id', '=', anyId(waiting))]))
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
