import { expressionBuilder, sql } from 'kysely';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import type { Database } from '#src/server/database.server.ts';
import {
  anyId,
  asBoolean,
  idText,
  inMinutes,
  isoTime,
  now,
  rowId,
} from '#src/server/database/sql-values.server.ts';
import { EMPTY, NO_CONTENT } from './empty-mails.queries.server.ts';
import type { Tables } from '#src/server/database/tables.generated.server.ts';
import { ERASED_MAIL } from './mail.values.ts';

type MailFields = {
  recipient: string;
  subject: string;
  isNeutral: boolean;
  unsubscribePath: string | null;
};
/** A mail with its sealed texts and attachments. It leaves together with others if it is due in some minutes. */
export type NewMail = MailFields & {
  event: string;
  sealed: string;
  about: string;
  dueMinutes: number | null;
};
/** `sealed` is null only for a mail that an earlier version queued, with its texts beside it. */
export type StoredMail = MailFields & {
  id: string;
  /** Whether it leaves together with others. */
  isGathered: boolean;
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
  const { event, recipient, subject, sealed, isNeutral, unsubscribePath, about, dueMinutes } = mail;
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
      about,
      due_at: dueMinutes === null ? null : inMinutes(dueMinutes),
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
      asBoolean(eb.or([eb('due_at', 'is not', null), eb('gathered_into', 'is not', null)])).as('isGathered'),
    ])
    .where('body', 'is not', null);

/** Returns the mail if it is still waiting to be sent. */
export async function selectQueued(db: Database, id: string): Promise<StoredMail | undefined> {
  return selectMails(db).where('id', '=', rowId(id)).where('status', '=', 'queued').executeTakeFirst();
}

/** The mail with this id and those that leave together with it. */
function inMail(id: string) {
  const eb = expressionBuilder<{ mail: Tables['mail'] }, 'mail'>();
  return eb.or([eb('id', '=', rowId(id)), eb('gathered_into', '=', rowId(id))]);
}

/**
 * Makes the mails that wait to leave together with this one part of it, at most so many, and returns them all, this one
 * first. Empty if it is part of another one itself.
 */
export async function gatherMails(
  db: Database,
  { id, limit }: { id: string; limit: number },
): Promise<StoredMail[]> {
  await sql`update mail set gathered_into = ${rowId(id)}, due_at = null
    where status = 'queued' and due_at is not null and id in (
      select other.id from mail own join mail other on other.about = own.about and other.recipient = own.recipient
      where own.id = ${rowId(id)} and own.about <> '' and other.status = 'queued' and other.due_at is not null
      order by other.id <> own.id, other.id limit ${limit})`.execute(db);
  const mails = await selectMails(db)
    .where('gathered_into', '=', rowId(id))
    .where('status', '=', 'queued')
    .orderBy((eb) => eb('id', '<>', rowId(id)))
    .orderBy('mail.id')
    .execute();
  return mails[0]?.id === id ? mails : [];
}

/**
 * Returns whether mails about a record wait to leave together to an address, and whether one left, or was queued to,
 * within the last minutes.
 */
export async function selectRecentMail(
  db: Database,
  { about, recipient, minutes }: { about: string; recipient: string; minutes: number },
): Promise<{ isWaiting: boolean; isRecent: boolean }> {
  return db
    .selectFrom('mail')
    .select([
      sql<boolean>`coalesce(bool_or(status = 'queued' and due_at is not null), false)`.as('isWaiting'),
      sql<boolean>`coalesce(bool_or(coalesce(sent_at, created_at) > now() - make_interval(mins => ${minutes}::int)), false)`.as(
        'isRecent',
      ),
    ])
    .where('about', '=', about)
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
}

const oneMore = sql<number>`tries + 1`;

/** Records that a mail was sent, and empties it. Of one that says that everything is erased, nothing is kept. */
export async function updateSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...NO_CONTENT, status: 'sent', sent_at: now, tries: oneMore, last_error: null })
    .where(inMail(id))
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
    .where(inMail(id))
    .where('status', '=', 'queued')
    .execute();
  await emptyIfAboutErasure(db, id);
}

/** Queues a given-up mail again. Returns false if there is none with this id. */
export async function updateQueuedAgain(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ status: 'queued' })
    .where(inMail(id))
    .where('status', '=', 'given up')
    .where('body', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Not part of another mail. */
const isOwnMail = sql<boolean>`coalesce(gathered_into, id) = id`;

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
    .where(isOwnMail)
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
