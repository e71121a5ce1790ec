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

type MailContent = {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  isNeutral: boolean;
  attachments: readonly MailAttachment[] | null;
  /** Texts and attachments of a confidential mail, which are empty here otherwise. */
  sealed: string | null;
  unsubscribePath: string | null;
};
export type NewMail = MailContent & { event: string };
export type StoredMail = MailContent & { id: string };
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
  const { event, recipient, subject, html, text, isNeutral, attachments, sealed, unsubscribePath } = mail;
  const { id } = await db
    .insertInto('mail')
    .values({
      event,
      recipient,
      subject,
      html,
      body: text,
      neutral: isNeutral,
      attachments: attachments && JSON.stringify(attachments),
      sealed,
      unsubscribe_path: unsubscribePath,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the mail if it is still waiting to be sent. */
export async function selectQueued(db: Database, id: string): Promise<StoredMail | undefined> {
  return db
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
    .where('id', '=', rowId(id))
    .where('status', '=', 'queued')
    .where('body', 'is not', null)
    .executeTakeFirst();
}

const EMPTY = {
  html: null,
  body: null,
  attachments: null,
  sealed: null,
  unsubscribe_path: null,
  recipient: '',
  subject: '',
};

const oneMore = sql<number>`tries + 1`;

/** Records that a mail was sent. One that says that everything is erased is emptied at once. */
export async function updateSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status: 'sent', sent_at: now, tries: oneMore, last_error: null })
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

/**
 * Empties the mails to an address that contain a word, including queued ones, and all codes already sent
 * there.
 */
export async function emptyMailsAbout(
  db: Database,
  { recipient, word }: { recipient: string; word: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('recipient', '=', recipient)
    .where((eb) =>
      eb.or([
        sql<boolean>`position(${word} in body) > 0`,
        eb('event', '=', 'code').and('status', '<>', 'queued'),
      ]),
    )
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

/** Empties mails sent more than `days` days ago, including subject and recipient. */
export async function emptyOldMails(db: Database, days: number): Promise<void> {
  await db
    .updateTable('mail')
    .set(EMPTY)
    .where('status', '=', 'sent')
    .where('body', 'is not', null)
    .where('sent_at', '<', daysAgo(days))
    .execute();
}
